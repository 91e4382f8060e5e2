// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/seat_names.h"
#include "core/log_entry.h"
#include "core/overload.h"
#include "core/session.h"

#include <QString>

#include <algorithm>
#include <iterator>

namespace basekeeper {

enum class AmendmentKind : std::uint8_t { Replaced, Deleted, Inserted };

/// What a correction of the past does, without the words of the acts: "act 12 replaced · 2 later acts dropped".
[[nodiscard]] QString amendmentText(AmendmentKind kind, int act, int laterDropped);
/// The same with the new act: "act 12 replaced: Ana plays a BASE". `name` is empty for an act of the whole table.
[[nodiscard]] QString amendmentText(const QString& what, const QString& name, const QString& act);

/// The act that the correction put into the line of play; null for a deletion.
template <Game G>
[[nodiscard]] const typename G::Action* insertedAct(const Amend<G>& amend) {
    using Change = Correction<G>;
    return std::visit(
        Overload{
            [](const typename Change::Replace& replace) -> const typename G::Action* { return &replace.with; },
            [](const typename Change::InsertBefore& insert) -> const typename G::Action* { return &insert.act; },
            [](const typename Change::Delete&) -> const typename G::Action* { return nullptr; },
        },
        amend.corrections.front().change);
}

template <Game G>
[[nodiscard]] QString amendmentText(const Amend<G>& amend) {
    using Change = Correction<G>;
    const Change& first = amend.corrections.front();
    const AmendmentKind kind =
        std::visit(Overload{
                       [](const typename Change::Replace&) { return AmendmentKind::Replaced; },
                       [](const typename Change::Delete&) { return AmendmentKind::Deleted; },
                       [](const typename Change::InsertBefore&) { return AmendmentKind::Inserted; },
                   },
                   first.change);
    const auto dropped =
        std::count_if(std::next(amend.corrections.begin()), amend.corrections.end(), [](const Change& later) {
            return std::holds_alternative<typename Change::Delete>(later.change);
        });
    return amendmentText(kind, first.act, static_cast<int>(dropped));
}

/// Includes the act that it put there, unless that has been corrected again.
template <Game G, class Texts>
[[nodiscard]] QString amendmentText(const Amend<G>& amend, const Session<G>& play, const Texts& texts) {
    QString what = amendmentText(amend);
    const typename G::Action* now = insertedAct(amend);
    const auto act = static_cast<std::size_t>(amend.corrections.front().act) - 1;
    if (now == nullptr || act >= play.played() || play.act(act) != *now) return what;
    const auto before = play.stateAfter(act);
    return amendmentText(what, seatName(play.setup().seats, Texts::actor(*now, before)),
                         texts.act(*now, before, play.setup()));
}

}  // namespace basekeeper
