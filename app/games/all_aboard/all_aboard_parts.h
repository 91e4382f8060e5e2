// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_setup.h"
#include "app/games/all_aboard/all_aboard_table.h"

namespace basekeeper {

class Settings;

/// The view models of All aboard!.
struct AllAboardParts {
    AllAboardParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings&)
        : setup(controller, languages), table(controller, languages, books) {}
    void retranslate() {
        setup.refresh();
        table.retranslate();
    }

    AllAboardSetup setup;
    AllAboardTable table;
};

}  // namespace basekeeper
