// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/aboard_player.h"

#include "app/window_app.h"
#include "core/all_aboard/game.h"
#include "core/overload.h"
#include "tests/tour/finger.h"

#include <algorithm>

namespace basekeeper {

using namespace all_aboard;

namespace {

/// As the cards of the box are spread, so that some boats sail and some sink.
constexpr std::array boatNumbers{18, 24, 15, 27, 21, 30, 16, 22, 19, 25};

Weight boatNumber(int round, int boat) {
    return Weight::ofKilos(boatNumbers[static_cast<std::size_t>(3 * round + 2 * boat) % boatNumbers.size()]);
}

/// Now a light one, now a heavy one, so that all of them come aboard in the course of a game.
Animal choose(const State& state, SeatId seat, int nth) {
    const std::vector<Animal> left = animalsLeft(state, seat);
    return left[static_cast<std::size_t>(seat + 5 * nth + 3 * state.round) % left.size()];
}

/// The boats are filled one after the other, each seat from another one on.
int chooseBoat(const State& state, SeatId seat) {
    const int count = static_cast<int>(state.boats.size());
    for (int i = 0; i < count; ++i) {
        const int boat = (seat + state.placed + i) % count;
        if (state.boats[static_cast<std::size_t>(boat)].aboard.size() < static_cast<std::size_t>(boatHolds))
            return boat + 1;
    }
    return 1;
}

QString keyOf(QChar digit) { return QStringLiteral("key-%1").arg(digit); }

}  // namespace

Action AboardPlayer::next(const State& state) const {
    switch (state.phase) {
        case Phase::RevealBoats: {
            RevealBoats act;
            for (int boat = 0; boat < state.seatCount(); ++boat) act.boats.push_back(boatNumber(state.round, boat));
            return act;
        }
        case Phase::Boarding: {
            const Placing due = *placing(state);
            const int boat = chooseBoat(state, due.seat);
            if (due.faceDown) return Board{due.seat, boat, {}};
            return Board{due.seat, boat, choose(state, due.seat, state.placed / state.seatCount())};
        }
        case Phase::Reveal: {
            // The one that is asked on the screen.
            const SeatId seat = m_app.model().table<AllAboard>().asked();
            return Reveal{seat, choose(state, seat, 1)};
        }
        case Phase::Sailing:
        case Phase::Over: break;
    }
    if (state.replacing) return ReplaceBoat{boatNumber(state.round, state.sailing + 1)};
    return Sail{};
}

bool AboardPlayer::type(Weight number) {
    const QString digits = QString::number(number.halves() / 2);
    return std::ranges::all_of(digits, [this](QChar digit) { return m_finger.tap(keyOf(digit)); });
}

bool AboardPlayer::enter(const Action& act) {
    const auto animal = [this](Animal which) {
        return m_finger.tap(QStringLiteral("animal-%1").arg(AllAboardCodec::animalName(which)));
    };
    return std::visit(
        Overload{
            [&](const RevealBoats& boats) {
                for (std::size_t boat = 0; boat < boats.boats.size(); ++boat)
                    if ((boat > 0 && !m_finger.tap("key-next")) || !type(boats.boats[boat])) return false;
                return m_finger.tap("act-reveal-boats");
            },
            [&](const Board& board) {
                return (!board.animal || animal(*board.animal)) &&
                       m_finger.tap(QStringLiteral("boat-%1").arg(board.boat));
            },
            [&](const Reveal& reveal) { return animal(reveal.animal); },
            [&](const Sail&) { return m_finger.tap("act-sail"); },
            [&](const ReplaceBoat& replace) { return type(replace.number) && m_finger.tap("act-replace-boat"); },
            // Rulings are entered where the tour shows them.
            [](const Overrule&) { return false; },
        },
        act);
}

bool AboardPlayer::perform(const Action& act) {
    const std::size_t before = m_app.controller().played();
    if (!enter(act)) return false;
    return m_finger.waitUntil(
        [&] {
            const auto& play = m_app.controller().play<AllAboard>();
            if (play.played() <= before || play.act(before) != act) return false;
            // The face-down animals that only one animal can be are named by themselves.
            for (std::size_t at = before + 1; at < play.played(); ++at)
                if (!std::holds_alternative<Reveal>(play.act(at))) return false;
            return true;
        },
        QStringLiteral("the act of All aboard! was in the log"));
}

}  // namespace basekeeper
