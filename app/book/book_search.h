// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/folded_text.h"
#include "app/book/rule_texts.h"
#include "db/formats/printed_wording.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

/// Where in an entry something was found.
enum class BookField : std::uint8_t {
    Number,
    Title,
    Section,
    Happens,
    Step,
    Clarification,
    Diagram,
    App,
    Text,
    Sheet,
    Printed
};

/// How well it matches; smaller is better.
enum class BookRank : std::uint8_t { ExactNumber, TitleStart, InTitle, WordStart, InsideWord };

/// An entry that was found, in the language in which it matches best.
struct BookHit {
    QString clause;
    QString language;
    BookRank rank = BookRank::InsideWord;
    QString title;
    std::vector<TextRange> titleMarks;
    /// The source of the snippet; `Title` if only the title or the number matches.
    BookField field = BookField::Title;
    QString snippet;  ///< the text around the match, with "…" where it is cut
    std::vector<TextRange> snippetMarks;
};

/// Finds entries of the book by any of their texts, in all languages at once. An entry matches if it contains
/// every word of the query, even as a part of a word; case, accents and widths do not matter. Hits are ordered by rank,
/// then those in the given language first, then in the book's order.
class BookSearch {
public:
    explicit BookSearch(const RuleTexts& rules);

    /// Adds the printed wording of cards to the texts; ignores a card that the rules do not have.
    void setPrinted(const std::vector<PrintedWording>& texts);

    /// Finds nothing for a query without words.
    [[nodiscard]] std::vector<BookHit> find(const QString& query, const QString& language) const;

private:
    struct Field {
        BookField kind = BookField::Text;
        QString text;
        FoldedText folded;
    };
    struct Telling {
        QString language;
        std::vector<Field> fields;
    };
    struct Entry {
        QString clause;
        bool isCard = false;
        int number = 0;  ///< on the card
        std::vector<Telling> tellings;
    };
    /// The folded words of a query; `whole` is the query with single spaces between them.
    struct Words {
        QString whole;
        QStringList each;
    };
    /// How well each word matches; empty if it does not.
    using Ranks = std::vector<std::optional<BookRank>>;

    [[nodiscard]] static Field field(BookField kind, const QString& text) { return {kind, text, FoldedText(text)}; }
    [[nodiscard]] static std::optional<BookRank> rankIn(const Field& field, const QString& word);
    [[nodiscard]] static Ranks ranksIn(const Telling& telling, const Words& words);
    [[nodiscard]] static std::optional<BookHit> hitOn(const Entry& entry, const Words& words, const QString& language);
    [[nodiscard]] static BookHit told(const Entry& entry, const Telling& telling, const Words& words, BookRank rank);

    std::vector<Entry> m_entries;  ///< cards first, then the rules
};

}  // namespace basekeeper
