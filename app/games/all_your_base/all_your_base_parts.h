// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_setup.h"
#include "app/games/all_your_base/all_your_base_table.h"

namespace basekeeper {

class Settings;

/// The view models of All Your Base.
struct AllYourBaseParts {
    AllYourBaseParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings&)
        : setup(controller, languages), table(controller, languages, books) {}
    void retranslate() {
        setup.refresh();
        table.retranslate();
    }

    AllYourBaseSetup setup;
    AllYourBaseTable table;
};

}  // namespace basekeeper
