// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_ui.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "core/outspeed/game.h"

namespace basekeeper {

struct OutspeedParts;

/// What Outspeed gives the app; see `GameWithUi`.
template <>
struct GameUi<Outspeed> {
    using Texts = OutspeedTexts;
    using Parts = OutspeedParts;

    static constexpr ScreenFiles files{
        QLatin1StringView("Outspeed/OutspeedScreen"), QLatin1StringView("Outspeed/OutspeedSetupScreen"),
        QLatin1StringView("Outspeed/OutspeedReplay"), QLatin1StringView("Outspeed/RacePicture")};
    static constexpr const char* says =
        QT_TRANSLATE_NOOP("AppModel", "Fuel is short and the road is shared: who pulls ahead?");
    static constexpr int printedCards = 0;
    static constexpr QLatin1StringView saidInEnglish{};

    [[nodiscard]] static QString refusalText(const Translator& say, const outspeed::Violation& violation,
                                             const outspeed::Setup& setup, const outspeed::State& state);
    [[nodiscard]] static QString tableSummary(const outspeed::State& state, const outspeed::Setup& setup);
    [[nodiscard]] static QString victorySummary(const outspeed::State& state, const outspeed::Setup& setup,
                                                const Languages& languages);

    [[nodiscard]] static QStringList columnNames();
    [[nodiscard]] static QStringList columns(const outspeed::Action& action, const QJsonObject& fields,
                                             const outspeed::State& before, const outspeed::State& after);
    [[nodiscard]] static int turn(const outspeed::State& state) { return state.turn; }
    [[nodiscard]] static const CourseKinds& courseKinds();
    [[nodiscard]] static SessionCourse course(const Session<Outspeed>& session);
    [[nodiscard]] static std::span<const LessonSentence> lesson();
};

}  // namespace basekeeper
