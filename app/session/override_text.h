// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QStringList>

#include <cstddef>
#include <string>

namespace basekeeper {

/// Such as "and 3 more", for changes that are not listed.
[[nodiscard]] QString moreChanges(std::size_t count);

/// The changes of an override, edit by edit, each described in the state it changes. An override that lays out a whole
/// position can have a hundred edits: after `most` of them, only their number is given.
template <Game G, class Texts>
[[nodiscard]] QStringList overrideChanges(const typename G::Overrule& overrule, typename G::State state,
                                          const typename G::Setup& setup, std::size_t most) {
    QStringList changes;
    for (std::size_t i = 0; i < overrule.changes.size() && i < most; ++i) {
        changes << Texts::edit(overrule.changes[i], state, setup);
        G::applyEditInPlace(state, overrule.changes[i]);
    }
    if (overrule.changes.size() > most) changes << moreChanges(overrule.changes.size() - most);
    return changes;
}

/// Such as "Ruling: B3 goes to Bo (it was his)": the changes and the reason.
[[nodiscard]] QString overrideText(const QStringList& changes, const std::string& reason);

/// The same in one line, for the log.
template <Game G, class Texts>
[[nodiscard]] QString overrideText(const typename G::Overrule& overrule, const typename G::State& before,
                                   const typename G::Setup& setup) {
    constexpr std::size_t inOneLine = 3;
    return overrideText(overrideChanges<G, Texts>(overrule, before, setup, inOneLine), overrule.reason);
}

}  // namespace basekeeper
