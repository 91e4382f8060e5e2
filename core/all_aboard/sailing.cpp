// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/sailing.h"

#include "core/all_aboard/voyage.h"
#include "core/all_aboard/whereabouts.h"
#include "core/overload.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

std::string_view clauseOfEffect(Animal animal) {
    switch (animal) {
        case Animal::Mouse: return "3.mouse";
        case Animal::Monkey: return "3.monkey";
        case Animal::Lion: return "3.lion";
        default: return "2.2";
    }
}

std::string_view clauseOfFate(SeatAnimal who) { return who.animal == Animal::Octopus ? "3.octopus" : "2.4"; }

/// The state in which the remaining boats sail now, without the face-down animals.
State sailingNow(const State& state) {
    State table = state;
    for (Boat& boat : table.boats)
        std::erase_if(boat.aboard, [](const Passenger& passenger) { return !passenger.animal; });
    const auto next = std::ranges::find_if(table.boats, [](const Boat& boat) { return !boat.result; });
    table.sailing = static_cast<int>(next - table.boats.begin());
    return table;
}

Outlook asItStands(const State& state, const Boat& boat) {
    Outlook outlook;
    outlook.weight = boat.weighed.value_or(weightAboard(state, boat));
    outlook.result = boat.result;
    if (boat.result) return outlook;
    for (const Animal animal : allAnimals) {
        if (areInLove(boat, animal)) outlook.inLove.push_back(animal);
        if (areFighting(boat, animal)) outlook.fighting.push_back(animal);
    }
    outlook.faceDown = static_cast<int>(std::ranges::count(boat.aboard, std::optional<Animal>(), &Passenger::animal));
    return outlook;
}

}  // namespace

std::string_view clauseOf(const Step& step) {
    return std::visit(Overload{
                          [](const step::InLove&) -> std::string_view { return "2.1"; },
                          [](const step::Fight&) -> std::string_view { return "2.1"; },
                          [](const step::Frightened&) -> std::string_view { return "3.mouse"; },
                          [](const step::Replaced&) -> std::string_view { return "3.mouse"; },
                          [](const step::Thrown&) -> std::string_view { return "3.monkey"; },
                          [](const step::Eaten&) -> std::string_view { return "3.lion"; },
                          [](const step::Nothing& nothing) { return clauseOfEffect(nothing.who.animal); },
                          [](const step::Weighed&) -> std::string_view { return "2.3"; },
                          [](const step::Sails&) -> std::string_view { return "2.4"; },
                          [](const step::Sinks& sinks) -> std::string_view { return sinks.fighting ? "2.1" : "2.4"; },
                          [](const step::Saved& saved) { return clauseOfFate(saved.who); },
                          [](const step::Discarded& discarded) { return clauseOfFate(discarded.who); },
                          [](const step::Jumped&) -> std::string_view { return "3.fox"; },
                      },
                      step);
}

std::vector<SailingMoment> sailingOf(const State& state, const Action& action) {
    std::vector<SailingMoment> moments;
    State table = state;
    Voyage voyage(table, [&](const Step& step) { moments.push_back({step, table.boats, table.seats}); });
    if (std::holds_alternative<Sail>(action)) voyage.sail();
    if (const auto* replaced = std::get_if<ReplaceBoat>(&action)) voyage.resumeWithNumber(replaced->number);
    return moments;
}

std::vector<Outlook> outlooks(const State& state) {
    std::vector<Outlook> all;
    all.reserve(state.boats.size());
    for (const Boat& boat : state.boats) all.push_back(asItStands(state, boat));
    State table = sailingNow(state);
    for (std::size_t i = 0; i < all.size() && !table.replacing; ++i) {
        if (state.boats[i].result) continue;
        Voyage(table, [&](const Step& step) { all[i].steps.push_back(step); }).sail();
        all[i].result = table.boats[i].result;
    }
    std::optional<std::size_t> replaced;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].result) continue;
        all[i].waitsFor = replaced;
        if (!replaced) replaced = i;
    }
    return all;
}

}  // namespace basekeeper::all_aboard
