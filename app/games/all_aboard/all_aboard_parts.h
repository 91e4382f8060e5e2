// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_setup.h"
#include "app/games/all_aboard/all_aboard_table.h"
#include "app/session/setup_and_table.h"

namespace basekeeper {

/// The view models of All aboard!.
struct AllAboardParts : SetupAndTable<AllAboardSetup, AllAboardTable> {
    using SetupAndTable::SetupAndTable;
};

}  // namespace basekeeper
