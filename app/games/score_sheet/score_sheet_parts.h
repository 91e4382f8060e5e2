// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/score_sheet/score_sheet_setup.h"
#include "app/games/score_sheet/score_sheet_table.h"
#include "app/session/setup_and_table.h"

namespace basekeeper {

/// The view models of the Score sheet.
struct ScoreSheetParts : SetupAndTable<ScoreSheetSetup, ScoreSheetTable> {
    using SetupAndTable::SetupAndTable;
};

}  // namespace basekeeper
