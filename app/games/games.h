// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_ui.h"
#include "app/games/all_your_base/all_your_base_ui.h"
#include "app/games/game_ui.h"
#include "app/games/outspeed/outspeed_ui.h"
#include "app/games/score_sheet/score_sheet_ui.h"
#include "db/games/games.h"

#include <QStringList>
#include <QStringView>

#include <variant>

/// The app's list of what each game gives it. Their view models are listed in `game_parts.h`.
namespace basekeeper {

static_assert([]<GameCodec... Codecs>(CodecList<Codecs...>) {
    return (GameWithUi<typename Codecs::Game> && ...);
}(GameCodecs()));

/// Empty for an unknown game.
[[nodiscard]] inline ScreenFiles screenFilesOf(QStringView game) {
    return withCodecOf<ScreenFiles>(game, []<GameCodec C>() { return GameUi<typename C::Game>::files; })
        .value_or(ScreenFiles());
}

/// The game with cards whose wording only the printed cards bear, and the number of these cards.
struct PrintedCards {
    QString game;
    int count = 0;
};
[[nodiscard]] inline PrintedCards printedCards() {
    PrintedCards found;
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) {
        ((GameUi<typename Codecs::Game>::printedCards > 0
              ? void(found = {Codecs::gameName(), GameUi<typename Codecs::Game>::printedCards})
              : void()),
         ...);
    }
    (GameCodecs());
    return found;
}

/// Words of any game that are said in English, whatever the language.
[[nodiscard]] inline QStringList saidInEnglish() {
    QStringList words;
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) {
        (words.append(GameUi<typename Codecs::Game>::saidInEnglish), ...);
    }
    (GameCodecs());
    words.removeAll(QString());
    return words;
}

/// The game that answers questions without a session (`ScreenFiles::check`).
[[nodiscard]] inline QString gameWithCheck() {
    QString found;
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) {
        ((GameUi<typename Codecs::Game>::files.check.isEmpty() ? void() : void(found = Codecs::gameName())), ...);
    }
    (GameCodecs());
    return found;
}

/// Empty for an unknown game.
[[nodiscard]] inline const CourseKinds& courseKinds(QStringView game) {
    static const CourseKinds none;
    return *withCodecOf<const CourseKinds*>(game, []<GameCodec C>() {
                return &GameUi<typename C::Game>::courseKinds();
            }).value_or(&none);
}

[[nodiscard]] inline SessionCourse sessionCourse(const AnySession& session) {
    return std::visit([]<Game G>(const Session<G>& play) { return GameUi<G>::course(play); }, session);
}

}  // namespace basekeeper
