// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_setup.h"
#include "app/games/all_your_base/all_your_base_table.h"
#include "app/session/setup_and_table.h"

namespace basekeeper {

/// The view models of All Your Base.
struct AllYourBaseParts : SetupAndTable<AllYourBaseSetup, AllYourBaseTable> {
    using SetupAndTable::SetupAndTable;
};

}  // namespace basekeeper
