// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The states that the rows and view models of Outspeed tell.
namespace RaceState {
Q_NAMESPACE
QML_ELEMENT
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
enum class Phase { Tile, Bonuses, Programming, Resolution, Over };
Q_ENUM_NS(Phase)
enum class ThirdSection { Waits, Arrives, Laid };
Q_ENUM_NS(ThirdSection)
/// Of a section. `New` has arrived this turn, `Goes` leaves at its end, `Gone` has left in the shown step; where it is
/// `Beyond`, no section lies.
enum class Stand { Gone, Goes, Laid, New, Beyond };
Q_ENUM_NS(Stand)
enum class Die { None, Yellow, Blue };
Q_ENUM_NS(Die)
/// Of a route on a tile.
enum class Part { None, Condition, Cost, Benefit };
Q_ENUM_NS(Part)
/// What happens in a step, in the order of `outspeed::Step`.
enum class Kind {
    None,
    Group,
    Plays,
    TokenLost,
    FieldPlaced,
    FieldsRemoved,
    Moves,
    LosesFuel,
    GainsFuel,
    Eliminated,
    TilesTurned,
    Shared,
    TokensGained,
    SectionArrives,
    SectionGoes,
    TurnEnds,
    RaceOver,
};
Q_ENUM_NS(Kind)
}  // namespace RaceState

// They are converted to each other by value.
static_assert(static_cast<int>(RaceState::Phase::Over) == static_cast<int>(outspeed::Phase::Over));
static_assert(static_cast<int>(RaceState::ThirdSection::Laid) == static_cast<int>(outspeed::ThirdSection::Laid));
static_assert(static_cast<int>(RaceState::Stand::Beyond) == static_cast<int>(outspeed::SectionStatus::Beyond));

}  // namespace basekeeper
