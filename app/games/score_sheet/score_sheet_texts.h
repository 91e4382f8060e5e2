// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "app/session/difference.h"
#include "core/score_sheet/action.h"
#include "core/score_sheet/setup.h"
#include "core/score_sheet/state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleTexts;

/// The words of the Score sheet for the values of its rules, in the screen's language.
class ScoreSheetTexts {
public:
    ScoreSheetTexts(const Languages&, const RuleTexts&) {}

    [[nodiscard]] static QString boxTitle();
    [[nodiscard]] static QString shortTitle() { return boxTitle(); }
    [[nodiscard]] static QString sign() { return QStringLiteral("grid"); }
    /// How far the game is, such as "Round 2".
    [[nodiscard]] static QString stageText(const score_sheet::State& state);
    /// The numbers of a round come in any order.
    [[nodiscard]] static std::optional<SeatId> seatInTurn(const score_sheet::State&) { return {}; }

    /// What an act did, for the log, without its actor, such as "Round 2: 12".
    [[nodiscard]] static QString act(const score_sheet::Action& action, const score_sheet::State& before,
                                     const score_sheet::Setup& setup);
    /// A sign of what was done; empty for a ruling.
    [[nodiscard]] static QString picture(const score_sheet::Action& action);
    /// The seat that gets a number; nobody for other acts.
    [[nodiscard]] static SeatId actor(const score_sheet::Action& action, const score_sheet::State& before);
    /// Empty: the sheet knows no cards.
    [[nodiscard]] static std::vector<CardsToMoveLine> cardsToMove(const score_sheet::State&, const score_sheet::Action&,
                                                                  const score_sheet::State&,
                                                                  const score_sheet::Setup&) {
        return {};
    }
    [[nodiscard]] static SeatId movesCards(const score_sheet::Action&, const score_sheet::State&) { return nobody; }

    /// One edit of an override; `before` is the state that it is applied to.
    [[nodiscard]] static QString edit(const score_sheet::Edit& edit, const score_sheet::State& before,
                                      const score_sheet::Setup& setup);
    /// The differences between two states, such as "Ana: points 4 → 5".
    [[nodiscard]] static std::vector<Difference> differences(const score_sheet::State& before,
                                                             const score_sheet::State& after,
                                                             const score_sheet::Setup& setup);
};

}  // namespace basekeeper
