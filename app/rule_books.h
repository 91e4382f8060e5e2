// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rule_texts.h"
#include "db/games.h"

#include <tuple>

namespace basekeeper {

/// The rule texts of all games.
class RuleBooks {
public:
    template <Game G>
    [[nodiscard]] RuleTexts& of() {
        return std::get<Book<G>>(m_books).texts;
    }
    template <Game G>
    [[nodiscard]] const RuleTexts& of() const {
        return std::get<Book<G>>(m_books).texts;
    }

private:
    template <Game G>
    struct Book {
        RuleTexts texts{G::id};
    };
    GameCodecs::TupleOfGames<Book> m_books;
};

}  // namespace basekeeper
