// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/game_ui.h"
#include "core/all_aboard/game.h"

namespace basekeeper {

struct AllAboardParts;

/// What All aboard! gives the app; see `GameWithUi`.
template <>
struct GameUi<AllAboard> {
    using Texts = AllAboardTexts;
    using Parts = AllAboardParts;

    static constexpr ScreenFiles files{
        QLatin1StringView("AllAboard/AllAboardScreen"), QLatin1StringView("AllAboard/AllAboardSetupScreen"),
        QLatin1StringView("AllAboard/AllAboardReplay"), QLatin1StringView("AllAboard/BoatParty")};
    static constexpr const char* says =
        QT_TRANSLATE_NOOP("AppModel", "Small boats, heavy animals: who sails, who sinks?");
    static constexpr int printedCards = 0;
    static constexpr QLatin1StringView saidInEnglish{};

    [[nodiscard]] static QString refusalText(const Translator& say, const all_aboard::Violation& violation,
                                             const all_aboard::Setup& setup, const all_aboard::State& state);
    [[nodiscard]] static QString tableSummary(const all_aboard::State& state, const all_aboard::Setup& setup);
    [[nodiscard]] static QString victorySummary(const all_aboard::State& state, const all_aboard::Setup& setup,
                                                const Languages& languages);

    [[nodiscard]] static QStringList columnNames();
    [[nodiscard]] static QStringList columns(const all_aboard::Action& action, const QJsonObject& fields,
                                             const all_aboard::State& before, const all_aboard::State& after);
    [[nodiscard]] static int turn(const all_aboard::State& state) { return state.round; }
    [[nodiscard]] static const CourseKinds& courseKinds();
    [[nodiscard]] static SessionCourse course(const Session<AllAboard>& session);
    [[nodiscard]] static std::span<const LessonSentence> lesson();
};

}  // namespace basekeeper
