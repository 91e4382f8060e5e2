// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/all_aboard/codec.h"
#include "db/games/all_your_base/codec.h"
#include "db/games/outspeed/codec.h"
#include "db/games/score_sheet/codec.h"
#include "db/session_file/session_file.h"

#include <QStringList>
#include <QStringView>

#include <optional>
#include <tuple>
#include <utility>
#include <variant>

/// The list of games. To add a game, add its codec to `GameCodecs`; what the game then lacks does not compile.
namespace basekeeper {

template <GameCodec... Codecs>
struct CodecList {
    using AnySession = std::variant<Session<typename Codecs::Game>...>;
    template <template <class> class Of>
    using TupleOfGames = std::tuple<Of<typename Codecs::Game>...>;
    template <template <class> class Of, class First>
    using VariantWith = std::variant<First, Of<Codecs>...>;
};

using GameCodecs = CodecList<AllYourBaseCodec, AllAboardCodec, OutspeedCodec, ScoreSheetCodec>;

/// A session of any game.
using AnySession = GameCodecs::AnySession;

/// The result of `use.operator()<Codec>()` for the codec of that game; empty if the game is unknown.
template <class Result, class Use>
[[nodiscard]] std::optional<Result> withCodecOf(QStringView game, Use&& use) {
    std::optional<Result> result;
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) {
        static_cast<void>(
            ((game == Codecs::gameName() && (result.emplace(use.template operator()<Codecs>()), true)) || ...));
    }
    (GameCodecs());
    return result;
}

/// The ids of all games, in the order of the list.
[[nodiscard]] inline QStringList gameNames() {
    return []<GameCodec... Codecs>(CodecList<Codecs...>) { return QStringList{QString(Codecs::gameName())...}; }
    (GameCodecs());
}

/// Grows with the rules version of any game.
inline constexpr int sumOfRulesVersions = []<GameCodec... Codecs>(CodecList<Codecs...>) {
    return (Codecs::Game::rulesVersion + ...);
}
(GameCodecs());

/// The version of the game's rules in this program; 0 if the game is unknown.
[[nodiscard]] inline int rulesVersionOf(QStringView game) {
    return withCodecOf<int>(game, []<GameCodec C>() { return C::Game::rulesVersion; }).value_or(0);
}

}  // namespace basekeeper
