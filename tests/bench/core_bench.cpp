// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the rules alone are: the acts of a late game again and again, on one core, without a screen or a disk.
#include "core/all_your_base/game.h"
#include "core/all_your_base/red_alert.h"
#include "tests/bench/late_game.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>

using namespace basekeeper;
using namespace basekeeper::all_your_base;
using namespace basekeeper::bench;

namespace {

constexpr double goalPerSecond = 1'000'000;
constexpr std::size_t lineLength = 10'000;
constexpr int rounds = 101;

/// The median rate of many passes over as many things, each from a subject of its own.
template <class Subject, class Work>
double perSecond(const Subject& subject, const Work& work, std::size_t things = lineLength) {
    std::vector<double> rates;
    for (int round = 0; round < rounds; ++round) {
        Subject own = subject;
        // Time of the processor, not of the wall: what else the machine has to do is no matter of the rules.
        const std::clock_t start = std::clock();
        work(own);
        rates.push_back(static_cast<double>(things) * CLOCKS_PER_SEC / static_cast<double>(std::clock() - start));
    }
    return median(rates);
}

void applyByValue(State& state, const std::vector<Action>& acts) {
    for (const Action& act : acts) {
        auto next = all_your_base::apply(state, act);
        if (!next) std::abort();
        state = *std::move(next);
    }
}

/// Every card but 15, each with the first answers that it accepts.
std::vector<Action> everyCard(const State& state) {
    std::vector<Action> cards;
    for (int card = 1; card <= redAlertCards; ++card) {
        if (card == red_alert::counterattack) continue;
        RedAlert act = *redAlertOf(card);
        while (const auto choice = nextQuestion(state, act)) {
            std::vector<Answer> answers;
            for (const SeatId seat : choice->whose) answers.emplace_back(OtherSeat{seat});
            for (const Base& base : state.bases) answers.emplace_back(base.id);
            for (const Piece& piece : state.pieces) answers.emplace_back(piece.id);
            const auto first =
                std::ranges::find_if(answers, [&](const Answer& answer) { return !whyNotAnswer(state, act, answer); });
            if (first == answers.end()) std::abort();
            act = withAnswer(state, act, *first);
        }
        cards.emplace_back(act);
    }
    return cards;
}

}  // namespace

int main() {
    const Overrule table = lateTable();
    State first = initial(lateSetup());
    applyInPlace(first, table);
    const std::vector<Action> acts = lateActs(first, lineLength);

    const double byValue = perSecond(first, [&](State& state) { applyByValue(state, acts); });
    printGoal("acts applied by value, late game", grouped(byValue) + "/s", ">= " + grouped(goalPerSecond) + "/s",
              byValue >= goalPerSecond);
    const double inPlace = perSecond(first, [&](State& state) {
        for (const Action& act : acts) applyInPlace(state, act);
    });
    printRow("  carried out in place", grouped(inPlace) + "/s");

    State atRedAlert = first;
    applyInPlace(atRedAlert, Overrule{"so ruled", {edit::SetTurn{0, Phase::RedAlert}}});
    const std::vector<Action> cards = everyCard(atRedAlert);
    constexpr std::size_t timesEach = 100;
    const double effects = perSecond(
        atRedAlert,
        [&](const State& state) {
            for (std::size_t time = 0; time < timesEach; ++time)
                for (const Action& card : cards)
                    if (!all_your_base::apply(state, card)) std::abort();
        },
        cards.size() * timesEach);
    printRow("  RED ALERT cards, each in turn, by value", grouped(effects) + "/s");
    const double led = perSecond(
        atRedAlert, [&](const State& state) { static_cast<void>(everyCard(state)); }, cards.size());
    printRow("  RED ALERT cards led through all their choices", grouped(led) + "/s");

    using Play = Session<AllYourBase>;
    Play played(lateSetup());
    played.add(Action(table));
    for (const Action& act : acts) played.add(act);
    // In a list, for what GCC sees through it takes for uninitialised.
    const std::vector<Entry<AllYourBase>> steps{Undo{}, Redo{}};
    const double back = perSecond(played, [&](Play& play) {
        for (std::size_t i = 0; i < lineLength; ++i) play.add(steps.front());
    });
    printRow("  undone one by one, of " + grouped(lineLength) + " acts", grouped(back) + "/s");
    played.add(Undo{static_cast<int>(lineLength)});
    const double forth = perSecond(played, [&](Play& play) {
        for (std::size_t i = 0; i < lineLength; ++i) play.add(steps.back());
    });
    printRow("  redone one by one, of " + grouped(lineLength) + " acts", grouped(forth) + "/s");
    return EXIT_SUCCESS;
}
