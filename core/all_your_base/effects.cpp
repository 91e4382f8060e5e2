// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/effects.h"

namespace basekeeper::all_your_base {

Effects effects(const State& before, const State& after) {
    Effects found;
    for (const Base& was : before.bases) {
        const Base* now = after.base(was.id);
        if (now == nullptr) found.bases.push_back({was.id, was.owner, {}});
        else if (now->owner != was.owner) found.bases.push_back({was.id, was.owner, now->owner});
    }
    for (const Piece& was : before.pieces)
        if (const Piece* now = after.piece(was.id); now != nullptr && now->at != was.at)
            found.cards.push_back({was.id, was.at, now->at});
    return found;
}

}  // namespace basekeeper::all_your_base
