// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_search.h"

#include <QVariantMap>

#include <algorithm>
#include <tuple>

namespace basekeeper {

namespace {

/// All occurrences of the words in a text, as ranges of the original, in order and without overlaps.
std::vector<TextRange> marksOf(const FoldedText& folded, const QStringList& words) {
    std::vector<TextRange> found;
    for (const QString& word : words)
        for (qsizetype at = folded.text().indexOf(word); at >= 0; at = folded.text().indexOf(word, at + word.size()))
            found.push_back(folded.original({at, at + word.size()}));
    std::ranges::sort(found, {}, &TextRange::begin);
    std::vector<TextRange> marks;
    for (const TextRange& range : found) {
        if (!marks.empty() && range.begin <= marks.back().end) marks.back().end = std::max(marks.back().end, range.end);
        else marks.push_back(range);
    }
    return marks;
}

struct Snippet {
    QString text;
    std::vector<TextRange> marks;
};

/// An excerpt around the first match, cut between words if there are any.
Snippet snippetOf(const QString& text, const std::vector<TextRange>& marks) {
    constexpr qsizetype before = 40;
    constexpr qsizetype length = 150;
    constexpr qsizetype longestWord = 16;
    qsizetype begin = marks.empty() ? 0 : std::max<qsizetype>(0, marks.front().begin - before);
    if (begin > 0)
        if (const qsizetype blank = text.indexOf(u' ', begin);
            blank >= 0 && blank < std::min(begin + longestWord, marks.front().begin))
            begin = blank + 1;
    if (begin > 0 && text[begin].isLowSurrogate()) ++begin;
    qsizetype end = std::min(begin + length, text.size());
    if (end < text.size()) {
        if (const qsizetype blank = text.lastIndexOf(u' ', end); blank > end - longestWord) end = blank;
        if (text[end].isLowSurrogate()) --end;
    }
    const QString ahead = begin > 0 ? QStringLiteral("…") : QString();
    Snippet snippet{ahead + text.mid(begin, end - begin).replace(u'\n', u' ') +
                        (end < text.size() ? QStringLiteral("…") : QString()),
                    {}};
    for (const TextRange& mark : marks) {
        const TextRange within{std::max(mark.begin, begin), std::min(mark.end, end)};
        if (within.begin < within.end)
            snippet.marks.push_back({within.begin - begin + ahead.size(), within.end - begin + ahead.size()});
    }
    return snippet;
}

}  // namespace

BookSearch::BookSearch(const RuleTexts& rules) {
    for (const QVariant& section : rules.sections())
        for (const QString& clause : section.toMap().value("clauses").toStringList()) {
            Entry entry{clause, rules.isCard(clause), rules.cardNumber(clause), {}};
            for (const QString& language : Languages::all()) {
                const RuleTexts::Clause told = rules.clause(clause, language);
                Telling telling{language, {field(BookField::Number, clause), field(BookField::Title, told.title)}};
                const auto add = [&](BookField kind, const QString& text) {
                    if (!text.isEmpty()) telling.fields.push_back(field(kind, text));
                };
                if (entry.number > 0) add(BookField::Number, QString::number(entry.number));
                add(BookField::Happens, told.card.happens);
                for (const QString& step : told.card.steps) add(BookField::Step, step);
                for (const RuleTexts::Clarification& clarification : told.card.clarifications) {
                    add(BookField::Clarification, clarification.text);
                    add(BookField::Clarification, clarification.clause);
                }
                add(BookField::Diagram, told.diagram);
                add(BookField::App, told.card.app);
                add(BookField::Text, told.text);
                for (const RuleTexts::Symbol& symbol : told.symbols) add(BookField::Text, symbol.text);
                add(BookField::Sheet, told.sheet);
                add(BookField::Section, rules.sectionTitle(rules.sectionOf(clause), language));
                entry.tellings.push_back(std::move(telling));
            }
            m_entries.push_back(std::move(entry));
        }
    // Somebody who looks something up at the table usually holds a card.
    std::ranges::stable_sort(m_entries, {}, [](const Entry& entry) { return !entry.isCard; });
}

void BookSearch::setPrinted(const std::vector<PrintedWording>& texts) {
    for (Entry& entry : m_entries)
        for (Telling& telling : entry.tellings)
            std::erase_if(telling.fields, [](const Field& field) { return field.kind == BookField::Printed; });
    for (const PrintedWording& wording : texts) {
        const auto entry = std::ranges::find(m_entries, wording.card, &Entry::number);
        if (wording.card == 0 || entry == m_entries.end()) continue;
        const auto telling = std::ranges::find(entry->tellings, wording.language, &Telling::language);
        if (telling != entry->tellings.end()) telling->fields.push_back(field(BookField::Printed, wording.text));
    }
}

std::vector<BookHit> BookSearch::find(const QString& query, const QString& language) const {
    Words words;
    words.each = FoldedText(query).text().simplified().split(u' ', Qt::SkipEmptyParts);
    words.each.removeDuplicates();
    words.whole = FoldedText(query).text().simplified();
    std::vector<BookHit> hits;
    if (words.each.isEmpty()) return hits;
    for (const Entry& entry : m_entries)
        if (auto hit = hitOn(entry, words, language)) hits.push_back(*std::move(hit));
    std::ranges::stable_sort(hits, {},
                             [&](const BookHit& hit) { return std::tuple(hit.rank, hit.language != language); });
    return hits;
}

std::optional<BookRank> BookSearch::rankIn(const Field& field, const QString& word) {
    const QString& text = field.folded.text();
    qsizetype at = text.indexOf(word);
    if (at < 0) return {};
    if (field.kind == BookField::Number && text == word) return BookRank::ExactNumber;
    if (field.kind == BookField::Title) return at == 0 ? BookRank::TitleStart : BookRank::InTitle;
    for (; at >= 0; at = text.indexOf(word, at + 1))
        if (field.folded.isWordStart(at)) return BookRank::WordStart;
    return BookRank::InsideWord;
}

BookSearch::Ranks BookSearch::ranksIn(const Telling& telling, const Words& words) {
    Ranks ranks(static_cast<std::size_t>(words.each.size()));
    for (std::size_t i = 0; i < ranks.size(); ++i)
        for (const Field& field : telling.fields) {
            const auto rank = rankIn(field, words.each[static_cast<qsizetype>(i)]);
            if (rank && (!ranks[i] || *rank < *ranks[i])) ranks[i] = rank;
        }
    return ranks;
}

std::optional<BookHit> BookSearch::hitOn(const Entry& entry, const Words& words, const QString& language) {
    const auto missing = [](const Ranks& ranks) {
        return std::ranges::count_if(ranks, [](const auto& rank) { return !rank; });
    };
    // A query ranks like its worst word. The number of a card among other words ("red alert 7") still identifies that
    // card.
    const auto rankOf = [](const Ranks& ranks) {
        const auto known = [](const auto& rank) { return rank.value_or(BookRank::InsideWord); };
        const bool numbered = std::ranges::find(ranks, std::optional(BookRank::ExactNumber)) != ranks.end();
        const BookRank worst = known(std::ranges::max(ranks, {}, known));
        return numbered ? std::min(worst, BookRank::InTitle) : worst;
    };
    const Telling* best = nullptr;
    Ranks bestRanks;
    Ranks anywhere(static_cast<std::size_t>(words.each.size()));
    for (const Telling& telling : entry.tellings) {
        Ranks ranks = ranksIn(telling, words);
        for (std::size_t i = 0; i < ranks.size(); ++i)
            if (ranks[i] && (!anywhere[i] || *ranks[i] < *anywhere[i])) anywhere[i] = ranks[i];
        const auto isTitleStart = [&] {
            return std::ranges::any_of(telling.fields, [&](const Field& field) {
                return field.kind == BookField::Title && field.folded.text().startsWith(words.whole);
            });
        };
        if (missing(ranks) == 0 && rankOf(ranks) > BookRank::TitleStart && isTitleStart())
            ranks.assign(ranks.size(), BookRank::TitleStart);
        const auto order = [&](const Telling& one, const Ranks& found) {
            return std::tuple(missing(found), rankOf(found), one.language != language);
        };
        if (best != nullptr && order(*best, bestRanks) <= order(telling, ranks)) continue;
        best = &telling;
        bestRanks = std::move(ranks);
    }
    if (best == nullptr || missing(anywhere) > 0) return {};
    return told(entry, *best, words, missing(bestRanks) == 0 ? rankOf(bestRanks) : BookRank::InsideWord);
}

BookHit BookSearch::told(const Entry& entry, const Telling& telling, const Words& words, BookRank rank) {
    const auto found = [&](const Field& field) {
        return std::ranges::count_if(words.each,
                                     [&](const QString& word) { return field.folded.text().contains(word); });
    };
    const auto isHead = [](const Field& field) {
        return field.kind == BookField::Number || field.kind == BookField::Title;
    };
    const auto title = std::ranges::find(telling.fields, BookField::Title, &Field::kind);
    // The field with the most words of the query; of equal ones the first.
    const Field* body = nullptr;
    for (const Field& field : telling.fields)
        if (!isHead(field) && (body == nullptr || found(field) > found(*body))) body = &field;
    BookHit hit{entry.clause,
                telling.language,
                rank,
                title->text,
                marksOf(title->folded, words.each),
                BookField::Title,
                {},
                {}};
    if (body == nullptr) return hit;
    const auto marks = marksOf(body->folded, words.each);
    Snippet snippet = snippetOf(body->text, marks);
    hit.snippet = std::move(snippet.text);
    hit.snippetMarks = std::move(snippet.marks);
    if (rank == BookRank::ExactNumber) hit.field = BookField::Number;
    else if (!marks.empty() && found(*title) < words.each.size()) hit.field = body->kind;
    return hit;
}

}  // namespace basekeeper
