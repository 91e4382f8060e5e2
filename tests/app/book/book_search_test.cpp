// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_search.h"
#include "app/games/all_your_base/all_your_base_texts.h"
#include "core/all_your_base/game.h"
#include "tests/support/print_qt.h"

#include <gtest/gtest.h>

#include <QStringList>

using namespace basekeeper;

namespace basekeeper {
void PrintTo(const TextRange& range, std::ostream* out) { *out << '[' << range.begin << ',' << range.end << ')'; }
}  // namespace basekeeper

namespace {

QString marked(const QString& text, const std::vector<TextRange>& marks) {
    QStringList parts;
    for (const TextRange& mark : marks) parts << text.mid(mark.begin, mark.end - mark.begin);
    return parts.join(u'|');
}

TEST(FoldedText, ForgetsCaseAccentsAndWidths) {
    EXPECT_EQ(FoldedText("ÁRBOL Ñandú").text(), "arbol nandu");
    EXPECT_EQ(FoldedText("ＢＡＳＥ　７").text(), "base 7");
    EXPECT_EQ(FoldedText("ﬁn").text(), "fin");
    EXPECT_EQ(FoldedText("“don’t”").text(), "\"don't\"");
    EXPECT_EQ(FoldedText("基地").text(), "基地");
    EXPECT_EQ(FoldedText("").text(), "");
}

TEST(FoldedText, KnowsWhereEverythingStands) {
    const FoldedText composed("Ñandú es");
    EXPECT_EQ(composed.original({0, 5}), (TextRange{0, 5}));
    const FoldedText apart("N\u0303andu\u0301 es");
    ASSERT_EQ(apart.text(), "nandu es");
    EXPECT_EQ(apart.original({0, 1}), (TextRange{0, 2})) << "with its mark";
    EXPECT_EQ(apart.original({4, 5}), (TextRange{5, 7}));
    EXPECT_EQ(apart.original({6, 8}), (TextRange{8, 10}));
    const FoldedText wide("aﬁn");
    EXPECT_EQ(wide.original({1, 2}), (TextRange{1, 2})) << "half of a ligature marks the whole";
    const FoldedText rare("𠮷野家");
    EXPECT_EQ(rare.original({2, 3}), (TextRange{2, 3}));
    EXPECT_EQ(rare.original({0, 2}), (TextRange{0, 2}));
}

TEST(FoldedText, KnowsWhereWordsBegin) {
    const FoldedText text("two bases, 两个基地x");
    EXPECT_TRUE(text.isWordStart(0));
    EXPECT_FALSE(text.isWordStart(1));
    EXPECT_TRUE(text.isWordStart(4));
    EXPECT_TRUE(text.isWordStart(12));
    EXPECT_TRUE(text.isWordStart(13)) << "every Chinese character begins a word";
    EXPECT_TRUE(text.isWordStart(15));
}

class Search : public testing::Test {
protected:
    QStringList clauses(const QString& query, const QString& language = "en") const {
        QStringList found;
        for (const BookHit& hit : search.find(query, language)) found << hit.clause;
        return found;
    }
    BookHit first(const QString& query, const QString& language = "en") const {
        const auto hits = search.find(query, language);
        return hits.empty() ? BookHit{} : hits.front();
    }
    BookHit hitOn(const QString& clause, const QString& query, const QString& language = "en") const {
        for (const BookHit& hit : search.find(query, language))
            if (hit.clause == clause) return hit;
        ADD_FAILURE() << query.toStdString() << " does not find " << clause.toStdString();
        return {};
    }

    RuleTexts rules{AllYourBase::id};
    BookSearch search{rules};
};

TEST_F(Search, FindsNothingWithoutWords) {
    EXPECT_TRUE(clauses("").isEmpty());
    EXPECT_TRUE(clauses(" \n　").isEmpty());
    EXPECT_TRUE(clauses("xyzzy").isEmpty());
    EXPECT_TRUE(clauses("dinner xyzzy").isEmpty()) << "every word must be found";
}

TEST_F(Search, FindsEveryCardByItsNumberFirst) {
    for (int card = 1; card <= 16; ++card) {
        EXPECT_EQ(first(QString::number(card)).clause, AllYourBaseTexts::clauseText(card)) << card;
        EXPECT_EQ(first(QString::number(card)).rank, BookRank::ExactNumber);
        EXPECT_EQ(first(AllYourBaseTexts::clauseText(card)).clause, AllYourBaseTexts::clauseText(card)) << card;
    }
    EXPECT_EQ(first("７").clause, "5.7") << "wide, as a Chinese keyboard has it";
    EXPECT_EQ(first("7").field, BookField::Number);
    for (const char* query : {"red alert 7", "7 ALERT", "carta 7", "alerta roja 7", "红色警报 7"})
        EXPECT_EQ(first(query).clause, "5.7") << query;
}

TEST_F(Search, FindsEveryClauseByItsIdFirst) {
    for (const QVariant& section : rules.sections())
        for (const QString& clause : section.toMap().value("clauses").toStringList())
            EXPECT_EQ(first(clause.toLower()).clause, clause);
}

TEST_F(Search, FindsEveryTitleInEveryLanguageFirst) {
    for (const QString& language : Languages::all())
        for (const QVariant& section : rules.sections())
            for (const QString& clause : section.toMap().value("clauses").toStringList()) {
                const QString title = rules.title(clause, language);
                for (const QString& screen : Languages::all()) {
                    const BookHit hit = first(title, screen);
                    EXPECT_EQ(rules.title(hit.clause, hit.language).toCaseFolded().startsWith(title.toCaseFolded()),
                              true)
                        << title.toStdString() << " found " << hit.clause.toStdString();
                }
            }
}

TEST_F(Search, DoesNotMindCaseAccentsOrWidths) {
    for (const char* query : {"TRIPULACIÓN", "tripulacion", "Tripulacio\u0301n", "ＴＲＩＰＵＬＡＣＩＯＮ"})
        EXPECT_EQ(clauses(query), clauses("tripulación")) << query;
    EXPECT_FALSE(clauses("tripulación").isEmpty());
    EXPECT_EQ(first("dos BASES").clause, "5.10");
}

TEST_F(Search, FindsAPartOfAWord) {
    EXPECT_TRUE(clauses("inner bel").contains("5.2"));
    EXPECT_EQ(first("innerbel").clause, "");
}

TEST_F(Search, FindsChineseByAnyPart) {
    for (const char* part : {"飞船", "船", "弃牌堆", "牌堆"}) {
        const QStringList found = clauses(part, "zh");
        EXPECT_TRUE(found.contains("5.12") || found.contains("5.11")) << part;
        for (const BookHit& hit : search.find(part, "zh")) EXPECT_EQ(hit.language, "zh");
    }
}

TEST_F(Search, WantsAllWordsInAnyOrderAndField) {
    EXPECT_EQ(first("bell dinner").clause, "5.2");
    // In the title the one, in the text the other.
    ASSERT_TRUE(rules.title("5.2", "en").contains("bell", Qt::CaseInsensitive));
    EXPECT_TRUE(clauses("bell discard").contains("5.2"));
    EXPECT_TRUE(clauses("discard bell") == clauses("bell discard"));
    EXPECT_TRUE(clauses("bell descarte").contains("5.2")) << "in one language the one, in another the other";
}

TEST_F(Search, RanksTheTitleBeforeTheText) {
    const auto hits = search.find("bases", "en");
    ASSERT_GT(hits.size(), 3u);
    for (std::size_t i = 1; i < hits.size(); ++i) EXPECT_LE(hits[i - 1].rank, hits[i].rank);
    EXPECT_EQ(hits.front().rank, BookRank::TitleStart);
    EXPECT_TRUE(hits.front().title.startsWith("Bases"));
    EXPECT_EQ(hitOn("5.10", "bases").rank, BookRank::InTitle);
    EXPECT_EQ(hitOn("3B.1", "attacking").rank, BookRank::WordStart);
    EXPECT_EQ(hitOn("3B.1", "ttacking").rank, BookRank::InsideWord);
}

TEST_F(Search, PutsTheLanguageOfTheScreenFirst) {
    // A word of all three.
    for (const QString& language : Languages::all()) {
        const auto hits = search.find("CATS", language);
        ASSERT_FALSE(hits.empty());
        bool other = false;
        for (std::size_t i = 0; i < hits.size(); ++i) {
            if (i > 0 && hits[i].rank != hits[i - 1].rank) other = false;
            EXPECT_FALSE(other && hits[i].language == language);
            other = other || hits[i].language != language;
        }
        EXPECT_EQ(hits.front().language, language);
    }
    EXPECT_EQ(first("contraataque", "en").language, "es");
    EXPECT_EQ(first("反击", "en").language, "zh");
}

TEST_F(Search, MarksWhatWasFoundInTheOriginal) {
    const BookHit title = first("BELL");
    EXPECT_EQ(marked(title.title, title.titleMarks).toLower(), "bell");
    search.setPrinted({{9, "es", "Pasa la TRIPULACIÓN a la derecha"}});
    const BookHit accent = hitOn("5.9", "tripulacion derecha pasa", "es");
    EXPECT_EQ(marked(accent.snippet, accent.snippetMarks), "Pasa|TRIPULACIÓN|derecha");
}

TEST_F(Search, CutsASnippetAroundWhatWasFound) {
    for (const char* query : {"count as anyone", "弃牌堆", "descarte", "ship", "e"})
        for (const BookHit& hit : search.find(query, "en")) {
            EXPECT_LE(hit.snippet.size(), 160) << hit.clause.toStdString();
            for (const auto* marks : {&hit.snippetMarks, &hit.titleMarks}) {
                const QString& text = marks == &hit.titleMarks ? hit.title : hit.snippet;
                for (std::size_t i = 0; i < marks->size(); ++i) {
                    EXPECT_LT((*marks)[i].begin, (*marks)[i].end);
                    EXPECT_LE((*marks)[i].end, text.size());
                    EXPECT_TRUE(i == 0 || (*marks)[i - 1].end < (*marks)[i].begin);
                }
            }
            const bool inHead = hit.field == BookField::Title || hit.field == BookField::Number;
            EXPECT_TRUE(inHead || !hit.snippetMarks.empty()) << hit.clause.toStdString();
        }
}

TEST_F(Search, FindsThePrintedWording) {
    EXPECT_TRUE(clauses("somebody set us up").isEmpty());
    search.setPrinted({{7, "en", "Main screen turn on.\nSomebody set us up <the> bomb"},
                       {3, "es", "Explosión"},
                       {99, "en", "somebody set us up"}});
    const BookHit hit = first("somebody set us up");
    EXPECT_EQ(hit.clause, "5.7");
    EXPECT_EQ(hit.language, "en");
    EXPECT_EQ(hit.field, BookField::Printed);
    EXPECT_FALSE(hit.snippet.contains(u'\n'));
    EXPECT_EQ(first("explosion").clause, "5.3");
    search.setPrinted({});
    EXPECT_TRUE(clauses("somebody set us up").isEmpty());
}

TEST_F(Search, AlwaysAnswersTheSame) {
    const BookSearch again(rules);
    for (const char* query : {"e", "base", "牌", "5", "la"}) {
        const auto one = search.find(query, "es");
        const auto other = again.find(query, "es");
        ASSERT_EQ(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            EXPECT_EQ(one[i].clause, other[i].clause);
            EXPECT_EQ(one[i].snippet, other[i].snippet);
        }
    }
}

}  // namespace
