// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/game_ui.h"
#include "core/all_your_base/game.h"

namespace basekeeper {

struct AllYourBaseParts;

/// What All Your Base gives the app; see `GameWithUi`.
template <>
struct GameUi<AllYourBase> {
    using Texts = AllYourBaseTexts;
    using Parts = AllYourBaseParts;

    static constexpr ScreenFiles files{
        QLatin1StringView("AllYourBase/AllYourBaseScreen"), QLatin1StringView("AllYourBase/AllYourBaseSetupScreen"),
        QLatin1StringView("AllYourBase/AllYourBaseReplay"), QLatin1StringView("AllYourBase/ShipsPicture"),
        QLatin1StringView("AllYourBase/AttackCheckScreen")};
    static constexpr const char* says = QT_TRANSLATE_NOOP("AppModel", "Build bases, send ships, take what is theirs.");
    static constexpr int printedCards = all_your_base::redAlertCards;
    static constexpr QLatin1StringView saidInEnglish = Texts::victoryWords;

    [[nodiscard]] static QString refusalText(const Translator& say, const all_your_base::Violation& violation,
                                             const all_your_base::Setup& setup, const all_your_base::State& state);
    [[nodiscard]] static QString tableSummary(const all_your_base::State& state, const all_your_base::Setup& setup);
    [[nodiscard]] static QString victorySummary(const all_your_base::State& state, const all_your_base::Setup& setup,
                                                const Languages& languages);

    [[nodiscard]] static QStringList columnNames();
    [[nodiscard]] static QStringList columns(const all_your_base::Action& action, const QJsonObject& fields,
                                             const all_your_base::State& before, const all_your_base::State& after);
    [[nodiscard]] static int turn(const all_your_base::State& state) { return state.turn.number; }
    [[nodiscard]] static const CourseKinds& courseKinds();
    [[nodiscard]] static SessionCourse course(const Session<AllYourBase>& session);
    [[nodiscard]] static std::span<const LessonSentence> lesson();
};

}  // namespace basekeeper
