// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "core/outspeed/action.h"
#include "core/outspeed/happening.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"
#include "core/outspeed/tile.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleTexts;

/// The words of Outspeed for what the engine says in values, in the screen's language.
class OutspeedTexts {
public:
    OutspeedTexts(const Languages&, const RuleTexts&) {}

    /// "Flamethrower"
    [[nodiscard]] static QString tokenName(outspeed::Token token);
    [[nodiscard]] static QString seatName(const outspeed::Setup& setup, SeatId seat);
    /// en, es or zh
    [[nodiscard]] static QString seatLanguage(const outspeed::Setup& setup, SeatId seat);
    [[nodiscard]] static QString seatList(const outspeed::Setup& setup, const std::vector<SeatId>& seats);
    /// How far the game is: "Turn 4".
    [[nodiscard]] static QString stageText(const outspeed::State& state);
    /// There are no turns of one seat: everybody plays at the same time.
    [[nodiscard]] static std::optional<SeatId> seatInTurn(const outspeed::State&) { return {}; }
    /// As it stands on the box, in every language.
    [[nodiscard]] static QString boxTitle() { return QStringLiteral("8Bit Box: Outspeed"); }
    [[nodiscard]] static QString shortTitle() { return QStringLiteral("Outspeed"); }
    [[nodiscard]] static QString phaseName(outspeed::Phase phase);

    /// What an act did, for the log, without the name of who did it. Never betrays what is still secret: which token is
    /// announced or taken, and which route is chosen. `Resolve` and `ApplyBonuses` tell it, once it is revealed.
    [[nodiscard]] static QString act(const outspeed::Action& action, const outspeed::State& before,
                                     const outspeed::Setup& setup);
    /// Nothing that is not the act itself, or is told step by step.
    [[nodiscard]] static std::vector<CardsToMoveLine> cardsToMove(const outspeed::State&, const outspeed::Action&,
                                                                  const outspeed::State&, const outspeed::Setup&) {
        return {};
    }
    /// Whose act it is. `nobody` where it is the whole table's.
    [[nodiscard]] static SeatId actor(const outspeed::Action& action, const outspeed::State& before);
    /// Who is told which real cards to move because of the act.
    [[nodiscard]] static SeatId movesCards(const outspeed::Action& action, const outspeed::State& before) {
        return actor(action, before);
    }

    /// One step of bonuses or of the resolution, told as it happens: "Ana flies from zone 3 to zone 6".
    [[nodiscard]] static QString step(const outspeed::Step& step, const outspeed::State& after,
                                      const outspeed::Setup& setup);
    /// Why a ship is out, in a few words: "no fuel left".
    [[nodiscard]] static QString outBy(outspeed::step::OutBy by);

    /// A value of a tile in a few words: "3", "as many as chose it", "the yellow die + 1".
    [[nodiscard]] static QString amount(const outspeed::Amount& amount, bool ofCost);
    /// A route in a sentence or a few, for who cannot see its pictures: "Route A. Condition: at most 2 pilots. …"
    [[nodiscard]] static QString route(const outspeed::Tile& tile, std::size_t index);

    /// One edit of a ruling; `before` is the state that it meets. Tells no secrets either.
    [[nodiscard]] static QString edit(const outspeed::Edit& edit, const outspeed::State& before,
                                      const outspeed::Setup& setup);
    /// What differs between two states, one line each: "Ana: fuel 4 → 5". Tells no secrets either.
    [[nodiscard]] static QStringList differences(const outspeed::State& before, const outspeed::State& after,
                                                 const outspeed::Setup& setup);
};

}  // namespace basekeeper
