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

/// Where in an entry of the book something was found.
enum class BookField : std::uint8_t { Number, Title, Section, Happens, Step, Ruling, App, Text, Sheet, Printed };

/// How well; the smaller, the better.
enum class BookRank : std::uint8_t { ExactNumber, TitleStart, InTitle, WordStart, InsideWord };

/// An entry that was found, as it is told in the language in which it was found best.
struct BookHit {
    QString clause;
    QString language;
    BookRank rank = BookRank::InsideWord;
    QString title;
    std::vector<TextRange> titleMarks;
    /// that the snippet is taken from; `Title` where only the title or number has it
    BookField field = BookField::Title;
    QString snippet;  ///< a part of that text around what was found, "…" where something is left out
    std::vector<TextRange> snippetMarks;
};

/// Finds entries of the book by anything that is told of them, in all three languages at once. An entry is found when
/// every word of the query stands somewhere in it, be it a part of a word; case, accents and widths do not matter. The
/// same query always gives the same hits: by rank, then those in the language asked for, then in the book's order.
class BookSearch {
public:
    explicit BookSearch(const RuleTexts& rules);

    /// What the cards themselves say, beside our own texts; a card that the rules do not have is passed over.
    void setPrinted(const std::vector<PrintedWording>& texts);

    /// A query without words finds nothing.
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
        int number = 0;  ///< that the card bears
        std::vector<Telling> tellings;
    };
    /// The words of a query, folded; `whole` is the query with single blanks between them.
    struct Words {
        QString whole;
        QStringList each;
    };
    /// For each word how well it was found; none where it was not.
    using Ranks = std::vector<std::optional<BookRank>>;

    [[nodiscard]] static Field field(BookField kind, const QString& text) { return {kind, text, FoldedText(text)}; }
    [[nodiscard]] static std::optional<BookRank> rankIn(const Field& field, const QString& word);
    [[nodiscard]] static Ranks ranksIn(const Telling& telling, const Words& words);
    [[nodiscard]] static std::optional<BookHit> hitOn(const Entry& entry, const Words& words, const QString& language);
    [[nodiscard]] static BookHit told(const Entry& entry, const Telling& telling, const Words& words, BookRank rank);

    std::vector<Entry> m_entries;  ///< cards first, then the rules
};

}  // namespace basekeeper
