// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "app/session/difference.h"
#include "core/all_aboard/action.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleTexts;

/// The words of All aboard! for the values of its rules, in the screen's language.
class AllAboardTexts {
public:
    AllAboardTexts(const Languages&, const RuleTexts&) {}

    /// Such as "Lion".
    [[nodiscard]] static QString animalName(all_aboard::Animal animal);
    [[nodiscard]] static QString seatName(const all_aboard::Setup& setup, SeatId seat);
    /// en, es or zh.
    [[nodiscard]] static QString seatLanguage(const all_aboard::Setup& setup, SeatId seat);
    /// Such as "12½" and "−1".
    [[nodiscard]] static QString weight(all_aboard::Weight weight);
    /// How far the game is, such as "Round 2".
    [[nodiscard]] static QString stageText(const all_aboard::State& state);
    /// There are no turns: each boat concerns everybody.
    [[nodiscard]] static std::optional<SeatId> seatInTurn(const all_aboard::State&) { return {}; }
    /// The title on the box, the same in every language.
    [[nodiscard]] static QString boxTitle() { return QStringLiteral("All aboard!"); }
    [[nodiscard]] static QString shortTitle() { return boxTitle(); }
    [[nodiscard]] static QString sign() { return QStringLiteral("boat"); }
    [[nodiscard]] static QString phaseName(all_aboard::Phase phase);

    /// What an act did, for the log, without its actor, such as "puts the lion on boat 2".
    [[nodiscard]] static QString act(const all_aboard::Action& action, const all_aboard::State& before,
                                     const all_aboard::Setup& setup);
    /// The animal that is drawn after a placement. What else is to be moved is the act itself, or is shown in steps.
    [[nodiscard]] static std::vector<CardsToMoveLine> cardsToMove(const all_aboard::State& before,
                                                                  const all_aboard::Action& action,
                                                                  const all_aboard::State& after,
                                                                  const all_aboard::Setup& setup);
    /// The picture of the animal that an act showed, such as "animals/lion", or a sign of what was done; empty for a
    /// ruling.
    [[nodiscard]] static QString picture(const all_aboard::Action& action);
    /// The seat of an act. Acts of the whole table are attributed to the seat that starts the round.
    [[nodiscard]] static SeatId actor(const all_aboard::Action& action, const all_aboard::State& before);
    /// The seat that is told which real cards to move because of the act.
    [[nodiscard]] static SeatId movesCards(const all_aboard::Action& action, const all_aboard::State& before) {
        return actor(action, before);
    }

    /// One step of a sailing boat, such as "The monkey throws the zebra to boat 3". `boat` is the one that sails.
    [[nodiscard]] static QString step(const all_aboard::Step& step, std::optional<int> boat,
                                      const all_aboard::Setup& setup);

    /// One edit of an override; `before` is the state that it is applied to.
    [[nodiscard]] static QString edit(const all_aboard::Edit& edit, const all_aboard::State& before,
                                      const all_aboard::Setup& setup);
    /// The differences between two states, such as "Ana: points 4 → 5".
    [[nodiscard]] static std::vector<Difference> differences(const all_aboard::State& before,
                                                             const all_aboard::State& after,
                                                             const all_aboard::Setup& setup);
};

}  // namespace basekeeper
