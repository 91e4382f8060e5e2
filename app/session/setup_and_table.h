// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/rule_books.h"
#include "app/language/languages.h"

namespace basekeeper {

class SessionController;
class Settings;

/// The view models that the app makes for a game (`GameUi<G>::Parts`): a table has its other ones.
template <class Setup, class Table>
struct SetupAndTable {
    SetupAndTable(SessionController& controller, Languages& languages, const RuleBooks& books, Settings&)
        : setup(controller, languages), table(controller, languages, books) {}
    void retranslate() {
        setup.refresh();
        table.retranslate();
    }

    Setup setup;
    Table table;
};

}  // namespace basekeeper
