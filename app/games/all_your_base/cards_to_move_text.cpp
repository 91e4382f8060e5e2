// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/cards_to_move_text.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/joined.h"
#include "app/session/seat_names.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

using namespace all_your_base;

namespace {

struct Cards {
    Q_DECLARE_TR_FUNCTIONS(CardsToMove)
};

QStringList discardedThings(const CardsToMove& moved, const State& state) {
    QStringList names = AllYourBaseTexts::countedCards(state, moved.discarded);
    for (const BaseId base : moved.discardedBases) names << idText(base);
    if (moved.redAlert) names << Cards::tr("RED ALERT %1").arg(*moved.redAlert);
    return names;
}

class Lines {
public:
    Lines(const State& state, const Setup& setup) : m_state(state), m_setup(setup) {}

    void add(const char* icon, const QString& text) { m_lines.push_back({QString::fromLatin1(icon), text}); }
    [[nodiscard]] QString name(SeatId seat) const { return seatName(m_setup.seats, seat); }

    void tellPassed(const std::vector<CardsToMove::Passed>& passed) {
        for (const auto& [base, to] : passed)
            add("cards/base", Cards::tr("%1 goes to %2.", "a base, a player").arg(idText(base), name(to)));
    }
    void tellLaid(const std::vector<CardsToMove::Laid>& laid) {
        for (const auto& [base, outOfPile, cards] : laid) {
            const QString names = AllYourBaseTexts::cardList(m_state, cards);
            add("arrow-right", (outOfPile ? Cards::tr("From the discard pile onto %1: %2.") : Cards::tr("Onto %1: %2."))
                                   .arg(idText(base), names));
        }
    }
    void tellGiven(const std::vector<CardsToMove::Given>& given) {
        QStringList chosen;
        for (const auto& [from, to, redAlert] : given) {
            if (redAlert)
                add("hand", Cards::tr("%1 gives RED ALERT %2 to %3.").arg(name(from)).arg(*redAlert).arg(name(to)));
            else chosen << Cards::tr("%1 to %2", "who gives, who gets").arg(name(from), name(to));
        }
        if (!chosen.isEmpty()) add("hand", Cards::tr("One card each: %1.").arg(Joined::list(chosen)));
    }
    void tellDrawn(const std::vector<CardsToMove::Drawn>& drawn) {
        for (const auto& [seat, cards] : drawn)
            add("hand", (cards ? Cards::tr("%1 draws %n card(s).", nullptr, *cards)
                               : Cards::tr("%1 draws up to %n card(s).", nullptr, cardsInHand))
                            .arg(name(seat)));
    }

    [[nodiscard]] std::vector<CardsToMoveLine> take() { return std::move(m_lines); }

private:
    const State& m_state;
    const Setup& m_setup;
    std::vector<CardsToMoveLine> m_lines;
};

}  // namespace

std::vector<CardsToMoveLine> cardsToMoveLines(const CardsToMove& moved, const State& after, const Setup& setup) {
    Lines lines(after, setup);
    const QStringList discarded = discardedThings(moved, after);
    if (!discarded.isEmpty()) lines.add("trash", Cards::tr("To the discard pile: %1.").arg(Joined::list(discarded)));
    if (moved.handDiscarded)
        lines.add("trash", Cards::tr("%1 discards their whole hand.").arg(lines.name(*moved.handDiscarded)));
    lines.tellPassed(moved.passed);
    lines.tellLaid(moved.laid);
    lines.tellGiven(moved.given);
    if (moved.reshuffled) lines.add("rotate", Cards::tr("The discard pile is shuffled into a new deck."));
    lines.tellDrawn(moved.drawn);
    return lines.take();
}

}  // namespace basekeeper
