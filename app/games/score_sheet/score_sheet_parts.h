// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/score_sheet/score_sheet_setup.h"
#include "app/games/score_sheet/score_sheet_table.h"

namespace basekeeper {

class Settings;

/// The view models of the Score sheet.
struct ScoreSheetParts {
    ScoreSheetParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings&)
        : setup(controller, languages), table(controller, languages, books) {}
    void retranslate() {
        setup.refresh();
        table.retranslate();
    }

    ScoreSheetSetup setup;
    ScoreSheetTable table;
};

}  // namespace basekeeper
