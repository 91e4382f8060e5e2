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

/// What a correction of the past does, without what the acts say: "act 12 replaced · 2 later acts dropped".
[[nodiscard]] QString amendmentText(AmendmentKind kind, int act, int laterDropped);
/// The same and by which act: "act 12 replaced: Ana plays a BASE". `name` is empty where nobody in particular acts.
[[nodiscard]] QString amendmentText(const QString& what, const QString& name, const QString& act);

/// The act that the table wanted instead of, or before, another; null where it wanted one away.
template <Game G>
[[nodiscard]] const typename G::Action* actPutBy(const Amend<G>& amend) {
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

/// With the act that it put there, as long as that stands: it may have been corrected once more.
template <Game G, class Texts>
[[nodiscard]] QString amendmentText(const Amend<G>& amend, const Session<G>& play, const Texts& texts) {
    QString what = amendmentText(amend);
    const typename G::Action* now = actPutBy(amend);
    const auto act = static_cast<std::size_t>(amend.corrections.front().act) - 1;
    if (now == nullptr || act >= play.played() || play.act(act) != *now) return what;
    const auto before = play.stateAfter(act);
    return amendmentText(what, seatName(play.setup().seats, Texts::actor(*now, before)),
                         texts.act(*now, before, play.setup()));
}

}  // namespace basekeeper
