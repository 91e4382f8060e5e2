// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/sailing_words.h"

#include "core/overload.h"

namespace basekeeper {

using namespace all_aboard;

PartsOfStep partsOf(const Step& step) {
    const auto all = [](Animal animal, const std::vector<SeatId>& seats) {
        std::vector<SeatAnimal> who;
        who.reserve(seats.size());
        for (const SeatId seat : seats) who.push_back({seat, animal});
        return who;
    };
    return std::visit(Overload{
                          [&](const step::InLove& love) {
                              return PartsOfStep{all(love.animal, love.seats), {}};
                          },
                          [&](const step::Fight& fight) {
                              return PartsOfStep{{}, all(fight.animal, fight.seats)};
                          },
                          [](const step::Frightened& fright) {
                              return PartsOfStep{{fright.mouse}, {fright.elephant}};
                          },
                          [](const step::Thrown& thrown) {
                              return PartsOfStep{{thrown.monkey, thrown.heaviest}, {thrown.thrown}};
                          },
                          [](const step::Eaten& eaten) {
                              return PartsOfStep{{eaten.lion}, {eaten.eaten}};
                          },
                          [](const step::Nothing& nothing) {
                              return PartsOfStep{{nothing.who}, {}};
                          },
                          [](const step::Saved& saved) {
                              return PartsOfStep{{saved.who}, {}};
                          },
                          [](const step::Discarded& discarded) {
                              return PartsOfStep{{}, {discarded.who}};
                          },
                          [](const step::Jumped& jumped) {
                              return PartsOfStep{{jumped.fox}, {}};
                          },
                          [](const auto&) { return PartsOfStep(); },
                      },
                      step);
}

SidesOfStep sidesOf(const Step& step) {
    const auto [acts, affected] = partsOf(step);
    const auto facing = [](const std::vector<SeatAnimal>& equals) {
        return SidesOfStep{{equals.front()}, {equals.begin() + 1, equals.end()}};
    };
    if (std::holds_alternative<step::InLove>(step)) return facing(acts);
    if (std::holds_alternative<step::Fight>(step)) return facing(affected);
    if (std::holds_alternative<step::Discarded>(step)) return {affected, {}};
    return {acts, affected};
}

}  // namespace basekeeper
