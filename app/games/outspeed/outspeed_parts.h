// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/outspeed_setup.h"
#include "app/games/outspeed/outspeed_table.h"
#include "app/games/outspeed/tile_sets.h"

namespace basekeeper {

class Settings;

/// The view models of Outspeed.
struct OutspeedParts {
    OutspeedParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings& settings)
        : tiles(controller, languages, settings),
          setup(controller, languages, tiles),
          table(controller, languages, books, tiles) {}
    void retranslate() {
        tiles.retranslate();
        setup.refresh();
        table.retranslate();
    }

    TileSets tiles;
    OutspeedSetup setup;
    OutspeedTable table;
};

}  // namespace basekeeper
