// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace basekeeper {

/// Which codec a game has, and which game a setup belongs to. The header of each codec says so of its game, so that
/// code for one game need not see the list of all.
template <class G>
struct CodecFor;
template <class Setup>
struct GameFor;

template <class G>
using CodecOf = typename CodecFor<G>::Type;
template <class Setup>
using GameOf = typename GameFor<Setup>::Type;

}  // namespace basekeeper
