// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the rules alone are: the acts of a late game again and again, on one core, without a screen or a disk.
#include "core/all_your_base/game.h"
#include "tests/bench/late_game.h"
#include "tests/bench/measure.h"

#include <cstdlib>
#include <ctime>

using namespace basekeeper;
using namespace basekeeper::all_your_base;
using namespace basekeeper::bench;

namespace {

constexpr double goalPerSecond = 1'000'000;
constexpr std::size_t lineLength = 10'000;
constexpr int rounds = 101;

/// The median rate of many passes over the line, each from a subject of its own.
template <class Subject, class Work>
double perSecond(const Subject& subject, const Work& work) {
    std::vector<double> rates;
    for (int round = 0; round < rounds; ++round) {
        Subject own = subject;
        // Time of the processor, not of the wall: what else the machine has to do is no matter of the rules.
        const std::clock_t start = std::clock();
        work(own);
        rates.push_back(static_cast<double>(lineLength) * CLOCKS_PER_SEC / static_cast<double>(std::clock() - start));
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

}  // namespace

int main() {
    const Overrule table = lateTable();
    State first = initial(lateSetup());
    carryOut(first, table);
    const std::vector<Action> acts = lateActs(first, lineLength);

    const double byValue = perSecond(first, [&](State& state) { applyByValue(state, acts); });
    printGoal("acts applied by value, late game", grouped(byValue) + "/s", ">= " + grouped(goalPerSecond) + "/s", byValue >= goalPerSecond);
    const double inPlace = perSecond(first, [&](State& state) {
        for (const Action& act : acts) carryOut(state, act);
    });
    printRow("  carried out in place", grouped(inPlace) + "/s");

    using Play = Session<AllYourBase>;
    Play played(lateSetup());
    played.add(Action(table));
    for (const Action& act : acts) played.add(act);
    const double back = perSecond(played, [](Play& play) {
        for (std::size_t i = 0; i < lineLength; ++i) play.add(Undo{});
    });
    printRow("  undone one by one, of " + grouped(lineLength) + " acts", grouped(back) + "/s");
    played.add(Undo{static_cast<int>(lineLength)});
    const double forth = perSecond(played, [](Play& play) {
        for (std::size_t i = 0; i < lineLength; ++i) play.add(Redo{});
    });
    printRow("  redone one by one, of " + grouped(lineLength) + " acts", grouped(forth) + "/s");
    return EXIT_SUCCESS;
}
