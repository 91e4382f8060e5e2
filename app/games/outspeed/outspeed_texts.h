// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "app/session/difference.h"
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

/// The words of Outspeed for the values of its rules, in the screen's language.
class OutspeedTexts {
public:
    OutspeedTexts(const Languages&, const RuleTexts&) {}

    /// Such as "Flamethrower".
    [[nodiscard]] static QString tokenName(outspeed::Token token);
    [[nodiscard]] static QString seatName(const outspeed::Setup& setup, SeatId seat);
    /// Of a tile: "3–4" or "5–6", players.
    [[nodiscard]] static QString sideText(outspeed::Side side);
    /// As it is shown.
    [[nodiscard]] static QString routeName(const outspeed::Route& route);
    /// en, es or zh.
    [[nodiscard]] static QString seatLanguage(const outspeed::Setup& setup, SeatId seat);
    /// How far the game is, such as "Turn 4".
    [[nodiscard]] static QString stageText(const outspeed::State& state);
    /// Seats have no turns: all play at the same time.
    [[nodiscard]] static std::optional<SeatId> seatInTurn(const outspeed::State&) { return {}; }
    /// The title on the box, the same in every language.
    [[nodiscard]] static QString boxTitle() { return QStringLiteral("8Bit Box: Outspeed"); }
    [[nodiscard]] static QString shortTitle() { return QStringLiteral("Outspeed"); }
    [[nodiscard]] static QString sign() { return QStringLiteral("tiles/finish"); }
    [[nodiscard]] static QString phaseName(outspeed::Phase phase);

    /// What an act did, for the log, without its actor. Never reveals secrets: which token is announced or taken, and
    /// which route is chosen. `Resolve` and `ApplyBonuses` name them once they are revealed.
    [[nodiscard]] static QString act(const outspeed::Action& action, const outspeed::State& before,
                                     const outspeed::Setup& setup);
    /// The same where the present state of the game shows what was secret then, such as "chooses route B".
    [[nodiscard]] static QString actKnownBy(const outspeed::State& now, const outspeed::Action& action,
                                            const outspeed::State& before, const outspeed::Setup& setup);
    /// Empty: what is to be moved is the act itself, or is shown in steps.
    [[nodiscard]] static std::vector<CardsToMoveLine> cardsToMove(const outspeed::State&, const outspeed::Action&,
                                                                  const outspeed::State&, const outspeed::Setup&) {
        return {};
    }
    /// A sign of what was done, never of which token, which is secret; empty for a ruling.
    [[nodiscard]] static QString picture(const outspeed::Action& action);
    /// The seat of an act; `nobody` for an act of the whole table.
    [[nodiscard]] static SeatId actor(const outspeed::Action& action, const outspeed::State& before);
    /// The seat that is told which real cards to move because of the act.
    [[nodiscard]] static SeatId movesCards(const outspeed::Action& action, const outspeed::State& before) {
        return actor(action, before);
    }

    /// One step of bonuses or of the resolution, such as "Ana flies from zone 3 to zone 6".
    [[nodiscard]] static QString step(const outspeed::Step& step, const outspeed::State& after,
                                      const outspeed::Setup& setup);
    /// Why a ship is out, in a few words, such as "no fuel left".
    [[nodiscard]] static QString outBy(outspeed::step::OutBy by);

    /// A value of a tile in a few words, such as "3", "one per pilot on this route" or "the yellow die + 1".
    [[nodiscard]] static QString amount(const outspeed::Amount& amount, bool ofCost);
    /// What a route asks and gives, for people who cannot see its pictures: "Route A. Condition: at most 2 pilots. …"
    [[nodiscard]] static QString route(const outspeed::Tile& tile, std::size_t index);

    /// One edit of an override; `before` is the state that it is applied to. Reveals no secrets either.
    [[nodiscard]] static QString edit(const outspeed::Edit& edit, const outspeed::State& before,
                                      const outspeed::Setup& setup);
    /// The differences between two states, such as "Ana: fuel 4 → 5". Reveals no secrets either.
    [[nodiscard]] static std::vector<Difference> differences(const outspeed::State& before,
                                                             const outspeed::State& after,
                                                             const outspeed::Setup& setup);
};

}  // namespace basekeeper
