// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/rule_texts.h"
#include "core/log_entry.h"

#include <map>
#include <string_view>

namespace basekeeper {

/// The rule texts of all games.
class RuleBooks {
public:
    RuleBooks();

    template <Game G>
    [[nodiscard]] RuleTexts& of() {
        return m_books.at(G::id);
    }
    template <Game G>
    [[nodiscard]] const RuleTexts& of() const {
        return m_books.at(G::id);
    }

private:
    std::map<std::string_view, RuleTexts> m_books;  ///< by game id
};

}  // namespace basekeeper
