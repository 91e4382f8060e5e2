// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "app/session/difference.h"
#include "core/all_your_base/action.h"
#include "core/all_your_base/setup.h"
#include "core/all_your_base/state.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleTexts;

/// The words of All Your Base for the values of its rules, in the screen's language.
class AllYourBaseTexts {
public:
    AllYourBaseTexts(const Languages& languages, const RuleTexts& rules) : m_languages(languages), m_rules(rules) {}

    [[nodiscard]] static QString cardName(all_your_base::Card card);
    [[nodiscard]] static QString seatName(const all_your_base::Setup& setup, all_your_base::SeatId seat);
    /// en, es or zh.
    [[nodiscard]] static QString seatLanguage(const all_your_base::Setup& setup, all_your_base::SeatId seat);
    /// One or several of a kind: "Zig", "2 Zigs".
    [[nodiscard]] static QString countedCard(all_your_base::Card card, int count);
    /// The cards in the order of their kinds, equal ones counted: "2 Zigs", "CREW".
    [[nodiscard]] static QStringList countedCards(const all_your_base::State& state,
                                                  const std::vector<all_your_base::PieceId>& pieces);
    /// The same as one text: "2 Zigs and CREW".
    [[nodiscard]] static QString cardList(const all_your_base::State& state,
                                          const std::vector<all_your_base::PieceId>& pieces);

    /// The accessible name of a base or a card.
    [[nodiscard]] static QString spoken(const all_your_base::State& state, const all_your_base::Base& base);
    [[nodiscard]] static QString spoken(const all_your_base::Piece& piece);

    /// What an act did, for the log, without its actor, such as "takes B3 from Tomás: 7 against 6".
    [[nodiscard]] QString act(const all_your_base::Action& action, const all_your_base::State& before,
                              const all_your_base::Setup& setup) const;
    /// The real cards to move because of an act that led from one state to the other; see `cardsToMove`.
    [[nodiscard]] static std::vector<CardsToMoveLine> cardsToMove(const all_your_base::State& before,
                                                                  const all_your_base::Action& action,
                                                                  const all_your_base::State& after,
                                                                  const all_your_base::Setup& setup);
    /// The picture of the card that an act played, such as "alerts/7", or a sign of what was done; empty for a ruling.
    [[nodiscard]] static QString picture(const all_your_base::Action& action);
    /// The seat of an act.
    [[nodiscard]] static all_your_base::SeatId actor(const all_your_base::Action& action,
                                                     const all_your_base::State& before);
    /// The seat that is told which real cards to move because of the act: its actor, but for a counterattack the
    /// attacker, who loses some.
    [[nodiscard]] static all_your_base::SeatId movesCards(const all_your_base::Action& action,
                                                          const all_your_base::State& before);
    /// One edit of an override; `before` is the state that it is applied to.
    [[nodiscard]] static QString edit(const all_your_base::Edit& edit, const all_your_base::State& before,
                                      const all_your_base::Setup& setup);
    /// The differences between two states, such as "Ana: bases 4 → 5".
    [[nodiscard]] static std::vector<Difference> differences(const all_your_base::State& before,
                                                             const all_your_base::State& after,
                                                             const all_your_base::Setup& setup);
    /// The clause of a RED ALERT, such as "5.10"; empty for an invalid card.
    [[nodiscard]] static QString clauseText(int redAlertCard);
    /// How far the game is, such as "Turn 14".
    [[nodiscard]] static QString stageText(const all_your_base::State& state);
    /// The seat whose turn it is.
    [[nodiscard]] static std::optional<SeatId> seatInTurn(const all_your_base::State& state) { return state.turn.seat; }
    /// The title in lists and the title on the box, the same in every language.
    [[nodiscard]] static QString shortTitle() { return QStringLiteral("All Your Base"); }
    [[nodiscard]] static QString sign() { return QStringLiteral("cards/base"); }
    [[nodiscard]] static QString boxTitle() { return QStringLiteral("All Your Base: Last Of Last"); }
    /// What a winner says (0.3), the same in every language.
    static constexpr QLatin1StringView victoryWords{"All Your Base Are Belong To Us!"};
    [[nodiscard]] static QString phaseName(all_your_base::Phase phase);

private:
    const Languages& m_languages;
    const RuleTexts& m_rules;
};

}  // namespace basekeeper
