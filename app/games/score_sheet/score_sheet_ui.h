// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_ui.h"
#include "app/games/score_sheet/score_sheet_texts.h"
#include "core/score_sheet/game.h"

namespace basekeeper {

struct ScoreSheetParts;

/// What the Score sheet gives the app; see `GameWithUi`.
template <>
struct GameUi<ScoreSheet> {
    using Texts = ScoreSheetTexts;
    using Parts = ScoreSheetParts;

    static constexpr ScreenFiles files{
        QLatin1StringView("ScoreSheet/ScoreSheetScreen"), QLatin1StringView("ScoreSheet/ScoreSheetSetupScreen"),
        QLatin1StringView("ScoreSheet/ScoreSheetReplay"), QLatin1StringView("ScoreSheet/ScoreSheetPicture")};
    static constexpr const char* says = QT_TRANSLATE_NOOP("AppModel", "For any game with points: round by round.");
    static constexpr int printedCards = 0;
    static constexpr QLatin1StringView saidInEnglish{};

    [[nodiscard]] static QString refusalText(const Translator& say, const score_sheet::Violation& violation,
                                             const score_sheet::Setup& setup, const score_sheet::State& state);
    [[nodiscard]] static QString tableSummary(const score_sheet::State& state, const score_sheet::Setup& setup);
    [[nodiscard]] static QString victorySummary(const score_sheet::State& state, const score_sheet::Setup& setup,
                                                const Languages& languages);

    [[nodiscard]] static QStringList columnNames();
    [[nodiscard]] static QStringList columns(const score_sheet::Action& action, const QJsonObject& fields,
                                             const score_sheet::State& before, const score_sheet::State& after);
    [[nodiscard]] static int turn(const score_sheet::State& state) { return static_cast<int>(state.rounds.size()); }
    [[nodiscard]] static const CourseKinds& courseKinds();
    [[nodiscard]] static SessionCourse course(const Session<ScoreSheet>& session);
    [[nodiscard]] static std::span<const LessonSentence> lesson() { return {}; }
};

}  // namespace basekeeper
