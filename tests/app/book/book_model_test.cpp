// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_model.h"
#include "db/formats/printed_wording_file.h"
#include "tests/app/app_fixture.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

const QString game = QStringLiteral("all-your-base");

class Book : public testing::Test {
protected:
    QUrl file(const QString& name, const QByteArray& bytes) {
        TemporaryData::write(parts.data.path(name), bytes);
        return QUrl::fromLocalFile(parts.data.path(name));
    }
    [[nodiscard]] std::vector<PrintedWording> kept() { return parts.controller.store()->printedWording(game).value(); }

    AppParts parts;
    BookModel book{parts.controller, parts.languages, parts.books};
};

TEST_F(Book, ListsTheCardsInTheLanguageOfTheScreen) {
    EXPECT_EQ(book.cards()->rowCount(), 0) << "nothing is read before it is needed";
    book.prepare();
    ASSERT_EQ(book.cards()->rowCount(), 16);
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 2).title, parts.rules.title("5.2", "en"));
    parts.languages.use("zh");
    book.retranslate();
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 2).title, parts.rules.title("5.2", "zh"));
}

TEST_F(Book, SearchesAsOneTypes) {
    QSignalSpy changed(&book, &BookModel::queryChanged);
    EXPECT_FALSE(book.isSearching());
    book.setQuery(" ");
    EXPECT_FALSE(book.isSearching());
    EXPECT_EQ(book.hits()->rowCount(), 0);
    book.setQuery("7");
    EXPECT_TRUE(book.isSearching());
    const auto& rows = rowsOf<BookHitRow>(book.hits());
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.front().clause, "5.7");
    EXPECT_EQ(rows.front().card, 7);
    EXPECT_EQ(rows.front().language, "en");
    EXPECT_EQ(rows.front().languageName, "English");
    EXPECT_EQ(changed.count(), 2);
    book.setQuery("");
    EXPECT_EQ(book.hits()->rowCount(), 0);
}

TEST_F(Book, MarksWhatWasFoundAndNothingElse) {
    book.open("5.7");
    ASSERT_TRUE(book.savePrinted("en", "Make <b>bold</b> & wait for somebody"));
    book.setQuery("wait bold");
    const auto& rows = rowsOf<BookHitRow>(book.hits());
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.front().snippet, (QStringList{"Make <b>", "bold", "</b> & ", "wait", " for somebody"}));
    EXPECT_EQ(rows.front().field, "On your card");
}

TEST_F(Book, FollowsTheLanguageOfTheScreen) {
    book.setQuery("CATS");
    EXPECT_EQ(rowsOf<BookHitRow>(book.hits()).front().language, "en");
    parts.languages.use("es");
    book.retranslate();
    EXPECT_EQ(rowsOf<BookHitRow>(book.hits()).front().language, "es");
}

TEST_F(Book, OpensEntriesAndComesBack) {
    EXPECT_EQ(book.opened(), "");
    book.open("5.10");
    EXPECT_EQ(book.openedCard(), 10);
    EXPECT_FALSE(book.hasBefore());
    book.follow("6.2");
    EXPECT_EQ(book.opened(), "6.2");
    EXPECT_EQ(book.openedCard(), 0);
    EXPECT_TRUE(book.hasBefore());
    book.goBack();
    EXPECT_EQ(book.opened(), "5.10");
    book.goBack();
    EXPECT_EQ(book.opened(), "");
    book.goBack();
    book.open("9.9");
    EXPECT_EQ(book.opened(), "") << "there is no such clause";
    book.open("5.17");
    EXPECT_EQ(book.openedCard(), 0) << "a clause about the cards, and no card";
}

TEST_F(Book, TurnsThePagesRoundTheCards) {
    book.open("5.15");
    book.turnPage(1);
    EXPECT_EQ(book.openedCard(), 16);
    book.turnPage(1);
    EXPECT_EQ(book.openedCard(), 1);
    book.turnPage(-1);
    EXPECT_EQ(book.openedCard(), 16);
    book.open("2A");
    book.turnPage(1);
    EXPECT_EQ(book.opened(), "2A");
}

TEST_F(Book, HasTheAnimalsOfAllAboard) {
    book.prepare();
    QSignalSpy changed(&book, &BookModel::gameChanged);
    EXPECT_EQ(book.games().size(), 4);
    EXPECT_EQ(book.game(), game);
    book.open("5.10");
    book.setGame("all-aboard");
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(book.rules(), &parts.allAboardRules);
    EXPECT_EQ(book.opened(), "") << "what was open is in the other game";
    ASSERT_EQ(book.cards()->rowCount(), 12);
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 1).picture, "animals/mouse");
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 12).title, "Elephant");
    book.open("5.10");
    EXPECT_EQ(book.opened(), "") << "All aboard! has no such clause";
    book.open("3.mouse");
    EXPECT_EQ(book.openedPicture(), "animals/mouse");
    EXPECT_EQ(book.openedCard(), 0);
    EXPECT_FALSE(book.savePrinted("en", "no RED ALERT"));
    parts.languages.use("es");
    book.retranslate();
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 1).title, parts.allAboardRules.title("3.mouse", "es"));
    book.setGame("no-game");
    book.setGame("all-aboard");
    EXPECT_EQ(changed.count(), 1);
    book.setGame(game);
    EXPECT_EQ(book.cards()->rowCount(), 16);
    EXPECT_EQ(book.openedPicture(), "");
}

TEST_F(Book, HasTheTokensOfOutspeed) {
    book.setGame("outspeed");
    EXPECT_EQ(book.game(), "outspeed");
    ASSERT_EQ(book.cards()->rowCount(), 6);
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 5).picture, "tokens/nitro");
    EXPECT_EQ(rowOf<BookCardRow>(book.cards(), 5).title, "Nitro");
    book.open("1.9");
    EXPECT_EQ(book.openedPicture(), "tokens/force-field");
    EXPECT_TRUE(book.isCardOpened());
    EXPECT_EQ(book.openedCard(), 0);
    EXPECT_FALSE(book.savePrinted("en", "a token bears no words"));
    book.turnPage(1);
    EXPECT_EQ(book.openedPicture(), "tokens/electromagnet") << "after the last comes the first";
    book.open("5.1");
    EXPECT_FALSE(book.isCardOpened()) << "who wins, and no RED ALERT";
    EXPECT_EQ(book.openedCard(), 0);
    EXPECT_TRUE(book.printed().isEmpty());
    for (const char* query : {"flamethrower", "lanzallamas", "喷火器", "1.6"}) {
        book.setQuery(QString::fromUtf8(query));
        const auto& rows = rowsOf<BookHitRow>(book.hits());
        ASSERT_FALSE(rows.empty()) << query;
        EXPECT_EQ(rows.front().clause, "1.6") << query;
        EXPECT_EQ(rows.front().picture, "tokens/flamethrower") << query;
    }
    EXPECT_TRUE(rowsOf<BookHitRow>(book.hits()).front().spoken.startsWith("1.6, "));
    book.setQuery("yellow die");
    ASSERT_FALSE(rowsOf<BookHitRow>(book.hits()).empty());
    EXPECT_EQ(rowsOf<BookHitRow>(book.hits()).front().clause, "3.3") << "what a symbol means is found too";
}

TEST_F(Book, TurnsThePagesRoundTheAnimals) {
    book.setGame("all-aboard");
    book.open("3.elephant");
    book.turnPage(1);
    EXPECT_EQ(book.openedPicture(), "animals/mouse");
    book.turnPage(-1);
    book.turnPage(-1);
    EXPECT_EQ(book.openedPicture(), "animals/bear");
    book.open("2.3");
    book.turnPage(1);
    EXPECT_EQ(book.opened(), "2.3");
}

TEST_F(Book, SearchesTheGameThatIsLookedUp) {
    book.setQuery("lion");
    EXPECT_EQ(book.hits()->rowCount(), 0);
    book.setGame("all-aboard");
    const auto& rows = rowsOf<BookHitRow>(book.hits());
    ASSERT_FALSE(rows.empty()) << "the same words in the other game";
    EXPECT_EQ(rows.front().clause, "3.lion");
    EXPECT_EQ(rows.front().picture, "animals/lion");
    EXPECT_EQ(rows.front().card, 0);
    EXPECT_EQ(rows.front().spoken, "Lion");
    for (const char* query : {"老鼠", "ratón", "raton", "3.mouse"}) {
        book.setQuery(QString::fromUtf8(query));
        ASSERT_FALSE(rows.empty()) << query;
        EXPECT_EQ(rows.front().clause, "3.mouse") << query;
    }
    book.setQuery("2.3");
    EXPECT_EQ(rows.front().clause, "2.3");
    EXPECT_EQ(rows.front().picture, "");
}

TEST_F(Book, IsTakenUpWithTheGameAtTheTable) {
    book.setGame("all-aboard");
    book.takeUp();
    EXPECT_EQ(book.game(), "all-aboard") << "no game is at the table";
    ASSERT_TRUE(parts.controller.begin(threePeople()));
    book.takeUp();
    EXPECT_EQ(book.game(), game);
}

TEST_F(Book, KeepsWhatACardSaysWhileAnotherGameIsLookedUp) {
    book.open("5.3");
    ASSERT_TRUE(book.savePrinted("en", "unicorn"));
    BookModel again(parts.controller, parts.languages, parts.books);
    again.setGame("all-aboard");
    again.setQuery("unicorn");
    EXPECT_EQ(again.hits()->rowCount(), 0);
    EXPECT_EQ(again.printedCount(), 1);
    again.setGame(game);
    ASSERT_EQ(again.hits()->rowCount(), 1);
    EXPECT_EQ(rowsOf<BookHitRow>(again.hits()).front().clause, "5.3");
}

TEST_F(Book, KeepsWhatACardSays) {
    book.open("5.3");
    QSignalSpy changed(&book, &BookModel::printedChanged);
    EXPECT_TRUE(book.savePrinted("es", " Tira tu mano.\r\n "));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(book.printed(), (QVariantMap{{"es", "Tira tu mano."}}));
    EXPECT_EQ(kept(), (std::vector<PrintedWording>{{3, "es", "Tira tu mano."}}));
    BookModel again(parts.controller, parts.languages, parts.books);
    again.open("5.3");
    EXPECT_EQ(again.printed(), book.printed());
    EXPECT_EQ(again.printedCount(), 1);
    again.open("5.4");
    EXPECT_TRUE(again.printed().isEmpty());
    EXPECT_TRUE(book.savePrinted("es", " \n"));
    EXPECT_TRUE(book.printed().isEmpty());
    EXPECT_TRUE(kept().empty());
}

TEST_F(Book, KeepsNothingThatMakesNoSense) {
    book.open("2A");
    EXPECT_FALSE(book.savePrinted("en", "no card"));
    book.open("5.1");
    EXPECT_FALSE(book.savePrinted("de", "keine Sprache"));
    EXPECT_FALSE(book.savePrinted("en", QString(longestWording + 1, u'x')));
    EXPECT_TRUE(book.problem().contains("2001"));
    EXPECT_TRUE(kept().empty());
    EXPECT_TRUE(book.savePrinted("en", QString(longestWording, u'x')));
    EXPECT_EQ(book.problem(), "");
}

TEST_F(Book, TakesInAFileAndKeepsTheRest) {
    book.open("5.1");
    ASSERT_TRUE(book.savePrinted("en", "before"));
    ASSERT_TRUE(book.savePrinted("zh", "留下"));
    EXPECT_TRUE(book.importPrinted(file("cards.csv", "card,language,text\n1,en,after\n2,es,dos\n")));
    EXPECT_EQ(book.problem(), "");
    EXPECT_TRUE(book.notice().contains(u'2')) << book.notice().toStdString();
    EXPECT_EQ(book.printed(), (QVariantMap{{"en", "after"}, {"zh", "留下"}}));
    EXPECT_EQ(kept().size(), 3u);
    book.setQuery("留下");
    EXPECT_EQ(rowOf<BookHitRow>(book.hits(), QStringLiteral("5.1")).snippet, (QStringList{"", "留下", ""}));
}

TEST_F(Book, TakesInNothingOfAFaultyFileAndSaysWhere) {
    book.open("5.1");
    ASSERT_TRUE(book.savePrinted("en", "before"));
    EXPECT_FALSE(book.importPrinted(file("cards.csv", "card,language,text\n1,en,after\n\n17,en,none\n")));
    EXPECT_TRUE(book.problem().contains("Line 4")) << book.problem().toStdString();
    EXPECT_TRUE(book.problem().contains("17"));
    EXPECT_EQ(book.printed(), (QVariantMap{{"en", "before"}}));
    EXPECT_EQ(kept().front().text, "before");
    book.dismiss();
    EXPECT_EQ(book.problem(), "");
    EXPECT_FALSE(book.importPrinted(QUrl::fromLocalFile(parts.data.path("none.csv"))));
    EXPECT_NE(book.problem(), "");
    EXPECT_FALSE(book.importPrinted(QUrl()));
}

TEST_F(Book, WritesAFileThatItTakesInAgain) {
    ASSERT_TRUE(
        book.importPrinted(file("cards.csv", "language,card,text\nzh,16,\"第一行\n\"\"第二行\"\"\"\nen,2,\"a, b\"\n")));
    const TemporaryData outside;
    const QUrl out = QUrl::fromLocalFile(outside.path("out.csv"));
    EXPECT_TRUE(book.exportPrinted(out));
    EXPECT_TRUE(book.notice().contains("out.csv"));
    EXPECT_EQ(readWordingFile(outside.path("out.csv"), {16}).value(), kept());
    EXPECT_FALSE(book.exportPrinted(QUrl::fromLocalFile(outside.path("no/such.csv"))));
    EXPECT_TRUE(book.problem().contains("no/such.csv"));
}

TEST_F(Book, SaysThatAFileDoesNotFitOnTheDisk) {
    ASSERT_TRUE(book.importPrinted(file("cards.csv", "card,language,text\n1,en,text\n")));
    const QUrl out = file("out.csv", "old");
    const FullDisk full;
    EXPECT_FALSE(book.exportPrinted(out));
    EXPECT_TRUE(book.problem().contains("out.csv"));
    EXPECT_EQ(TemporaryData::read(parts.data.path("out.csv")), "old");
    const TemporaryData outside;
    const QString path = outside.path("out.csv");
    EXPECT_FALSE(book.exportPrinted(QUrl::fromLocalFile(path)));
    EXPECT_TRUE(book.problem().contains(path + ": it needs ")) << book.problem().toStdString();
    EXPECT_TRUE(outside.contents().empty());
}

TEST_F(Book, SaysThatTheDiskIsFullAndChangesNothing) {
    book.open("5.1");
    ASSERT_TRUE(book.savePrinted("en", "before"));
    const QUrl cards = file("cards.csv", "card,language,text\n1,en,after\n");
    {
        const FullDisk full;
        EXPECT_FALSE(book.savePrinted("en", "after"));
        EXPECT_NE(book.problem(), "");
        book.dismiss();
        EXPECT_FALSE(book.importPrinted(cards));
        EXPECT_NE(book.problem(), "");
        EXPECT_FALSE(book.savePrinted("en", ""));
    }
    EXPECT_EQ(book.printed(), (QVariantMap{{"en", "before"}}));
    EXPECT_TRUE(book.savePrinted("en", "after"));
    EXPECT_EQ(book.problem(), "");
}

TEST(BookOfADamagedStore, SaysThatTheTextsCannotBeRead) {
    const TemporaryData data;
    const Languages languages;
    RuleBooks books;
    SessionController controller(Store::open(data.folder()));
    ASSERT_NE(controller.store(), nullptr);
    // What lacks a table from the start is rescued.
    EXPECT_TRUE(QSqlQuery(QSqlDatabase::database(QSqlDatabase::connectionNames().constFirst()))
                    .exec("DROP TABLE printed_wording"));
    BookModel book(controller, languages, books);
    book.prepare();
    EXPECT_NE(book.problem(), "");
    book.open("5.1");
    EXPECT_FALSE(book.savePrinted("en", "lost"));
    EXPECT_NE(book.problem(), "");
    EXPECT_TRUE(book.printed().isEmpty());
}

TEST(BookOfADamagedStore, ReadsTheTextsAsSoonAsTheyCanBeRead) {
    AppParts parts;
    ASSERT_TRUE(parts.controller.store()->savePrintedWording(game, {{1, "en", "kept"}, {2, "en", "too"}}).has_value());
    const auto rename = [&](const char* from, const char* to) {
        QSqlQuery query(QSqlDatabase::database(QSqlDatabase::connectionNames().constFirst()));
        EXPECT_TRUE(query.exec(
            QStringLiteral("ALTER TABLE %1 RENAME TO %2").arg(QLatin1StringView(from), QLatin1StringView(to))));
    };
    rename("printed_wording", "out_of_reach");
    BookModel book(parts.controller, parts.languages, parts.books);
    book.open("5.1");
    EXPECT_NE(book.problem(), "") << "the first look says so, whatever it is at";
    book.dismiss();
    book.follow("5.2");
    EXPECT_NE(book.problem(), "") << "and so does the next";
    EXPECT_FALSE(book.exportPrinted(QUrl::fromLocalFile(parts.data.path("part.csv"))));
    EXPECT_NE(book.problem(), "");
    EXPECT_FALSE(QFile::exists(parts.data.path("part.csv"))) << "a part of the texts would look like all";
    rename("out_of_reach", "printed_wording");
    book.open("5.1");
    EXPECT_EQ(book.problem(), "");
    EXPECT_EQ(book.printed(), (QVariantMap{{"en", "kept"}}));
    EXPECT_EQ(book.printedCount(), 2);
}

TEST_F(Book, ServesWithoutADiskAndSaysSo) {
    SessionController without(tl::unexpected(StoreError{StoreErrorKind::NotWritable, "/nowhere", {}}));
    BookModel loose(without, parts.languages, parts.books);
    loose.open("5.1");
    EXPECT_EQ(loose.problem(), "");
    EXPECT_TRUE(loose.savePrinted("en", "for now"));
    EXPECT_EQ(loose.printed(), (QVariantMap{{"en", "for now"}}));
    EXPECT_TRUE(loose.problem().contains("/nowhere"));
    EXPECT_TRUE(loose.savePrinted("en", ""));
    EXPECT_TRUE(loose.printed().isEmpty());
    EXPECT_TRUE(loose.problem().contains("/nowhere"));
}

}  // namespace
