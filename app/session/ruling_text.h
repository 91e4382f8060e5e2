// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QStringList>

#include <cstddef>
#include <string>

namespace basekeeper {

/// "and 3 more", of changes that are not told one by one.
[[nodiscard]] QString moreChanges(std::size_t count);

/// What a ruling changes, edit by edit, each with the names that it meets. A position that was laid out by a ruling can
/// be a hundred changes long: of those after `most` only the number is told.
template <Game G, class Texts>
[[nodiscard]] QStringList rulingChanges(const typename G::Overrule& ruling, typename G::State state,
                                        const typename G::Setup& setup, std::size_t most) {
    QStringList changes;
    for (std::size_t i = 0; i < ruling.changes.size() && i < most; ++i) {
        changes << Texts::edit(ruling.changes[i], state, setup);
        G::carryOutEdit(state, ruling.changes[i]);
    }
    if (ruling.changes.size() > most) changes << moreChanges(ruling.changes.size() - most);
    return changes;
}

/// "Ruling: B3 goes to Bo (it was his)": what is changed, and why.
[[nodiscard]] QString rulingText(const QStringList& changes, const std::string& reason);

/// The same, as an act in the log has it: in one line.
template <Game G, class Texts>
[[nodiscard]] QString rulingText(const typename G::Overrule& ruling, const typename G::State& before,
                                 const typename G::Setup& setup) {
    constexpr std::size_t inOneLine = 3;
    return rulingText(rulingChanges<G, Texts>(ruling, before, setup, inOneLine), ruling.reason);
}

}  // namespace basekeeper
