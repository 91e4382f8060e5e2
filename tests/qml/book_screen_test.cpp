// SPDX-License-Identifier: GPL-3.0-or-later

// The book by touch: looked up, held up, and filled with what the table's own cards say.
#include "tests/qml/every_size.h"
#include "tests/support/empty_home.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class BookScreenTest : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    void search(const QString& words) {
        touch("book-search");
        EXPECT_TRUE(screens.finger().type(words));
        screens.settle();
    }
    [[nodiscard]] QString title(const QString& clause, const QString& of) const {
        return screens.app().model().rules<AllYourBase>().title(clause, of);
    }
    /// The file that was put there last.
    void openFromDocuments() {
        touch("open-place-document");
        touch("open-line-0");
        EXPECT_TRUE(screens.finger().waitUntilGone("open-line-0"));
    }

    EmptyHome home;
    mutable Screens screens{language()};
    BookModel& book = *screens.app().model().book();
};

INSTANTIATE_TEST_SUITE_P(, BookScreenTest, inOneLanguage("zh"), languageName);

/// What could be cut or overlap, by the length of words.
class BookLayout : public BookScreenTest {};

INSTANTIATE_TEST_SUITE_P(, BookLayout, inAllLanguages(), languageName);

TEST_P(BookScreenTest, OpensOnceHoweverOftenItIsAsked) {
    screens.open("openBook");
    screens.open("openBook");
    touch("book-back");
    EXPECT_TRUE(screens.finger().waitFor("start-book"));
}

TEST_P(BookScreenTest, IsSearchedByKeyOnlyWhileItIsSeen) {
    screens.resize(phone);
    screens.open("openBook");
    touch("book-card-2");
    screens.open("openSettings");
    QTest::keyClick(&screens.window(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(book.opened(), "5.2");
    touch("settings-back");
    QTest::keyClick(&screens.window(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(book.opened(), "");
}

TEST_P(BookScreenTest, IsOneTapFromTheStart) {
    touch("start-book");
    for (int card = 1; card <= 16; ++card) {
        EXPECT_TRUE(screens.finger().waitFor(QStringLiteral("book-card-%1").arg(card)));
        EXPECT_TRUE(screens.textsOf(QStringLiteral("book-card-%1").arg(card))
                        .contains(title(QStringLiteral("5.%1").arg(card), language())));
    }
    touch("book-back");
    EXPECT_TRUE(screens.finger().waitFor("start-book"));
}

TEST_P(BookScreenTest, IsSearchedAsOneTypes) {
    touch("start-book");
    search("7");
    touch("book-hit-5.7");
    EXPECT_EQ(book.opened(), "5.7");
    search("反击");
    ASSERT_TRUE(screens.finger().waitFor("book-hit-5.15"));
    EXPECT_TRUE(screens.textsOf("book-hit-5.15").contains(u"<b>")) << "marked";
    EXPECT_TRUE(screens.textsOf("book-hit-5.15").contains(u"中文"));
    touch("book-hit-5.15");
    screens.settle();
    EXPECT_TRUE(screens.finger().find("book-language-zh")->property("checked").toBool()) << "shown as it was found";
    EXPECT_TRUE(screens.finger().find("book-language-" + language())->property("checked").toBool())
        << "beside the reader's own";
    search("xyzzy");
    EXPECT_TRUE(screens.finger().waitFor("book-nothing"));
    EXPECT_TRUE(screens.textsOf("book-nothing").contains("xyzzy"));
    touch("book-search-clear");
    EXPECT_TRUE(screens.finger().waitFor("book-card-1"));
    EXPECT_EQ(book.query(), "");
}

TEST_P(BookScreenTest, ReadsACardInTwoLanguages) {
    touch("start-book");
    touch("book-card-2");
    const QString other = language() == "zh" ? QStringLiteral("es") : QStringLiteral("zh");
    const auto shows = [&](const QString& text) {
        for (const Shown& one : shownIn(screens.window()))
            if (one.item->property("text").toString() == text && one.item->objectName().isEmpty() &&
                !isTappable(*one.item))
                return true;
        return false;
    };
    screens.settle();
    EXPECT_TRUE(shows(screens.app().model().rules<AllYourBase>().sheet("5.2", language())));
    EXPECT_FALSE(shows(screens.app().model().rules<AllYourBase>().sheet("5.2", other)));
    touch("book-language-" + other);
    screens.settle();
    EXPECT_TRUE(shows(screens.app().model().rules<AllYourBase>().sheet("5.2", language())));
    EXPECT_TRUE(shows(screens.app().model().rules<AllYourBase>().sheet("5.2", other)));
}

TEST_P(BookScreenTest, LooksUpTheAnimalsOfTheOtherGame) {
    const RuleTexts& aboard = screens.app().model().rules<AllAboard>();
    touch("start-book");
    touch("book-game-all-aboard");
    for (const char* animal : {"mouse", "elephant"}) {
        const QString tile = QStringLiteral("book-card-3.%1").arg(QLatin1String(animal));
        ASSERT_TRUE(screens.finger().waitFor(tile));
        EXPECT_TRUE(screens.textsOf(tile).contains(
            aboard.title(QStringLiteral("3.%1").arg(QLatin1String(animal)), language())));
    }
    EXPECT_EQ(screens.finger().find("book-import"), nullptr) << "what its cards say is in no file";
    touch("book-card-3.monkey");
    EXPECT_EQ(book.openedPicture(), "animals/monkey");
    screens.settle();
    const QString words = screens.textsOf("book-screen");
    EXPECT_TRUE(words.contains(aboard.text("3.monkey", language())));
    EXPECT_TRUE(words.contains(aboard.appDoes("3.monkey", language())));
    EXPECT_FALSE(words.contains(QStringLiteral("3.monkey"))) << "an animal is shown, not its id";
    touch("book-next");
    EXPECT_EQ(book.openedPicture(), "animals/sloth");
    touch("book-hold-up");
    ASSERT_TRUE(screens.finger().waitFor("hold-up-title"));
    EXPECT_EQ(screens.textsOf("hold-up-title"), aboard.title("3.sloth", language()));
    touch("hold-up-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
    touch("book-part-rules");
    touch("rules-section-3");
    touch("rules-clause-3.octopus");
    EXPECT_EQ(book.opened(), "3.octopus");
    search("2.3");
    touch("book-hit-2.3");
    screens.settle();
    EXPECT_TRUE(screens.textsOf("book-screen").contains(aboard.text("2.3", language())));
    touch("book-search-clear");
    touch("book-game-all-your-base");
    EXPECT_EQ(book.opened(), "");
    EXPECT_TRUE(screens.finger().waitFor("rules-section-6")) << "the rules of the other game, which has such a section";
}

TEST_P(BookScreenTest, LooksUpTheTokensAndSymbolsOfOutspeed) {
    const RuleTexts rules(Outspeed::id);
    touch("start-book");
    touch("book-game-outspeed");
    for (const char* clause : {"1.4", "1.9"}) {
        const QString tile = QStringLiteral("book-card-%1").arg(QLatin1String(clause));
        ASSERT_TRUE(screens.finger().waitFor(tile));
        EXPECT_TRUE(screens.textsOf(tile).contains(rules.title(QLatin1String(clause), language())));
    }
    touch("book-card-1.6");
    screens.settle();
    QString words = screens.textsOf("book-screen");
    EXPECT_TRUE(words.contains(rules.text("1.6", language())));
    EXPECT_TRUE(words.contains(rules.appDoes("1.6", language())));
    EXPECT_TRUE(words.contains(QStringLiteral("1.6"))) << "a token's clause has a number that refusals name";
    touch("book-part-rules");
    touch("rules-section-3");
    touch("rules-clause-3.3");
    screens.settle();
    words = screens.textsOf("book-screen");
    for (const QVariant& symbol : rules.symbols("3.3", language()))
        EXPECT_TRUE(words.contains(symbol.toMap().value("text").toString()));
    search("1.8");
    ASSERT_TRUE(screens.finger().waitFor("book-hit-1.8"));
    screens.settle();
    const auto draws = [&](const QString& picture) {
        const auto all = shownIn(screens.window());
        return std::ranges::any_of(all,
                                   [&](const Shown& one) { return one.item->property("name").toString() == picture; });
    };
    EXPECT_TRUE(draws("tokens/nitro")) << "what is found is told by its picture";
}

TEST_P(BookScreenTest, IsHeldUpAndTurnedToEverySide) {
    touch("start-book");
    touch("book-card-16");
    touch("book-hold-up");
    ASSERT_TRUE(screens.finger().waitFor("hold-up"));
    for (const int degrees : {90, 180, 270, 0}) {
        touch("hold-up-turn");
        EXPECT_EQ(screens.finger().find("hold-up")->rotation(), degrees);
    }
    const auto fills = [&](const char* name) {
        const QQuickItem* text = screens.finger().find(name);
        return text->property("contentHeight").toReal() <= text->height() && !text->property("truncated").toBool();
    };
    EXPECT_TRUE(fills("hold-up-title"));
    EXPECT_TRUE(fills("hold-up-text"));
    EXPECT_GT(screens.finger().find("hold-up-text")->property("contentHeight").toReal(),
              screens.window().height() * 0.25)
        << "huge";
    touch("hold-up-next");
    EXPECT_EQ(book.openedCard(), 1);
    touch("hold-up-previous");
    touch("hold-up-previous");
    EXPECT_EQ(book.openedCard(), 15);
    const QString before = screens.textsOf("hold-up-title");
    touch("hold-up-language");
    screens.settle();
    EXPECT_NE(screens.textsOf("hold-up-title"), before);
    touch("hold-up-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
    EXPECT_EQ(book.openedCard(), 15);
}

/// What is wrong with a diagram: parts that are missing, too small to be told apart, or beside their scene.
QStringList faultsOfDiagram(const QQuickItem& diagram) {
    constexpr qreal leastUnit = 12;
    QStringList faults;
    if (const qreal unit = diagram.property("unit").toReal(); unit < leastUnit)
        faults << QStringLiteral("its parts are of %1").arg(unit);
    const QRectF all = diagram.mapRectToScene(diagram.boundingRect()).adjusted(-1, -1, 1, 1);
    QRectF scene = all;
    int places = 0;
    for (const Shown& part : shownUnder(diagram)) {
        if (part.item->objectName().startsWith(u"diagram-")) {
            scene = part.rect.adjusted(-1, -1, 1, 1);
            if (!all.contains(part.rect))
                faults << QStringLiteral("%1 lies outside: %2 of %3")
                              .arg(part.item->objectName(), rectText(part.rect), rectText(all));
        }
        const QVariant place = part.item->property("place");
        if (!place.isValid() || !part.item->inherits("QQuickLoader")) continue;
        ++places;
        if (!scene.contains(part.rect)) faults << QStringLiteral("a place lies outside its scene");
        if (place.toMap().value("file").toString().isEmpty()) continue;
        const auto* drawn = part.item->property("item").value<QQuickItem*>();
        if (drawn == nullptr || drawn->width() <= 0) faults << QStringLiteral("a place is not drawn");
    }
    if (places == 0) faults << QStringLiteral("it is empty");
    return faults;
}

void keepPicture(QQuickWindow& window, const QString& name) {
    if (const QString folder = qEnvironmentVariable("BASEKEEPER_PICTURES"); !folder.isEmpty())
        window.grabWindow().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

/// The clauses of the chosen game that have a diagram.
QStringList picturedClauses(BookModel& book) {
    QStringList clauses;
    for (const QVariant& section : book.rules()->sections())
        for (const QString& clause : section.toMap().value("clauses").toStringList())
            if (!book.rules()->diagramParts(clause).isEmpty()) clauses << clause;
    return clauses;
}

TEST_P(BookScreenTest, ShowsAPictureOfWhatHappensInEverySize) {
    touch("start-book");
    Settings& settings = *screens.app().model().settings();
    for (const auto& [size, percent] :
         {Look{landscape}, Look{portrait}, Look{phone}, Look{landscape, 200}, Look{phone, 200}}) {
        settings.setTextPercent(percent);
        screens.resize(size);
        for (const QVariant& game : book.games()) {
            book.setGame(game.toMap().value("value").toString());
            const QStringList clauses = picturedClauses(book);
            if (clauses.isEmpty()) continue;
            const QString& clause = clauses.front();
            book.open(clause);
            screens.settle();
            const QString name = QStringLiteral("diagram-%1-%2-%3x%4-%5")
                                     .arg(book.game(), clause)
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(percent);
            SCOPED_TRACE(name.toStdString());
            const QQuickItem* figure = screens.finger().find("book-diagram-" + language());
            ASSERT_NE(figure, nullptr);
            EXPECT_EQ(faultsOfDiagram(*figure->childItems().constFirst()), QStringList());
            EXPECT_TRUE(screens.textsOf(figure->objectName()).contains(book.rules()->diagramTold(clause, language())));
            keepPicture(screens.window(), name);
        }
    }
}

/// Each alone, as wide as the pages above give it: opening a page for each would take minutes.
TEST_P(BookScreenTest, DrawsEveryDiagramWhole) {
    Settings& settings = *screens.app().model().settings();
    QQmlComponent component(qmlEngine(&screens.window()));
    component.setData("import Basekeeper.Book\nDiagram { z: 9; height: implicitHeight }", {});
    for (const int percent : {100, 200})
        for (const int width : {316, 480, 740}) {
            settings.setTextPercent(percent);
            for (const QVariant& game : book.games()) {
                book.setGame(game.toMap().value("value").toString());
                for (const QString& clause : picturedClauses(book)) {
                    SCOPED_TRACE(QStringLiteral("%1 %2, %3 wide, %4 %")
                                     .arg(book.game(), clause)
                                     .arg(width)
                                     .arg(percent)
                                     .toStdString());
                    const std::unique_ptr<QObject> made(component.createWithInitialProperties(
                        {{"rules", QVariant::fromValue(book.rules())}, {"clause", clause}, {"width", width}}));
                    auto* diagram = qobject_cast<QQuickItem*>(made.get());
                    ASSERT_NE(diagram, nullptr) << component.errorString().toStdString();
                    diagram->setParentItem(screens.window().contentItem());
                    screens.settle();
                    EXPECT_EQ(faultsOfDiagram(*diagram), QStringList());
                }
            }
        }
}

TEST_P(BookLayout, HoldsUpThePicturesOfAllCards) {
    touch("start-book");
    touch("book-card-1");
    Settings& settings = *screens.app().model().settings();
    for (const auto& [size, percent] : {Look{landscape}, Look{phone}, Look{phone, 200}}) {
        settings.setTextPercent(percent);
        screens.resize(size);
        for (const QVariant& game : book.games()) {
            book.setGame(game.toMap().value("value").toString());
            if (!book.rules()->hasCards()) continue;
            book.open(book.rules()->cards().front().clause);
            if (book.rules()->diagramParts(book.opened()).isEmpty()) continue;
            touch("book-hold-up");
            ASSERT_TRUE(screens.finger().waitFor("hold-up-diagram"));
            for (const RuleTexts::CardOf& card : book.rules()->cards()) {
                const QString name = QStringLiteral("held-up-%1-%2-%3-%4x%5-%6")
                                         .arg(language(), book.game(), card.clause)
                                         .arg(size.width())
                                         .arg(size.height())
                                         .arg(percent);
                SCOPED_TRACE(name.toStdString());
                EXPECT_EQ(book.opened(), card.clause);
                screens.settle();
                const QQuickItem* diagram = screens.finger().find("hold-up-diagram");
                ASSERT_NE(diagram, nullptr);
                EXPECT_EQ(faultsOfDiagram(*diagram), QStringList());
                EXPECT_EQ(accessibleName(*diagram), book.rules()->diagramTold(card.clause, language()));
                const QQuickItem* text = screens.finger().find("hold-up-text");
                EXPECT_LE(text->property("contentHeight").toReal(), text->height() + 1);
                EXPECT_FALSE(text->property("truncated").toBool());
                EXPECT_FALSE(text->mapRectToScene(text->boundingRect())
                                 .intersects(diagram->mapRectToScene(diagram->boundingRect())));
                EXPECT_EQ(faultsOf(screens.window()), QStringList());
                keepPicture(screens.window(), name);
                book.turnPage(1);
            }
            touch("hold-up-close");
            EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
        }
    }
}

TEST_P(BookScreenTest, InvitesWithThePictureOfTheGame) {
    screens.resize(landscape);
    touch("start-book");
    for (const QVariant& game : book.games()) {
        book.setGame(game.toMap().value("value").toString());
        screens.settle();
        const QQuickItem* picture = screens.finger().find("book-unopened-picture");
        ASSERT_NE(picture, nullptr);
        EXPECT_NE(picture->property("item").value<QQuickItem*>(), nullptr) << book.game().toStdString();
    }
}

TEST_P(BookScreenTest, ReadsWhatThePictureShows) {
    touch("start-book");
    touch("book-card-2");
    touch("speak-book-" + language());
    const QString told = book.rules()->diagramTold("5.2", language());
    QString heard;
    for (qsizetype sentence = 1; sentence <= 20 && !heard.contains(told.left(12)); ++sentence) {
        ASSERT_TRUE(screens.finger().waitUntil([&] { return screens.speech().said.size() >= sentence; },
                                               QStringLiteral("the next sentence was said")));
        heard += screens.speech().said.constLast().text;
        screens.speech().finishLast();
    }
    EXPECT_TRUE(heard.contains(told.left(12))) << heard.toStdString();
}

TEST_P(BookScreenTest, KeepsWhatACardSays) {
    const QString text = QStringLiteral("Ours says “%1” <b>!</b>").arg(language());
    touch("start-book");
    touch("book-card-3");
    touch("book-printed-edit-" + language());
    touch("printed-text");
    EXPECT_TRUE(screens.textsOf("printed-ours").contains(book.rules()->happens("5.3", language())))
        << "to compare with";
    EXPECT_TRUE(screens.finger().type(text));
    touch("printed-save");
    EXPECT_TRUE(screens.finger().waitUntilGone("printed-save"));
    EXPECT_EQ(screens.textsOf("book-printed-" + language()), text);
    EXPECT_EQ(screens.app().controller().store()->printedWording("all-your-base").value().size(), 1u);
    touch("book-printed-edit-" + language());
    EXPECT_TRUE(screens.finger().hold("printed-remove"));
    EXPECT_TRUE(screens.finger().waitUntilGone("printed-remove"));
    EXPECT_TRUE(book.printed().isEmpty());
    EXPECT_EQ(screens.finger().find("printed-text")->property("text").toString(), "");
    touch("printed-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("printed-close"));
}

TEST_P(BookScreenTest, SaysThatATextCouldNotBeKept) {
    touch("start-book");
    touch("book-card-3");
    touch("book-printed-edit-" + language());
    touch("printed-text");
    EXPECT_TRUE(screens.finger().type(QString(2001, u'x')));
    touch("printed-save");
    EXPECT_TRUE(screens.finger().waitFor("printed-note"));
    EXPECT_TRUE(screens.textsOf("printed-note").contains("2001"));
    EXPECT_NE(screens.finger().find("printed-save"), nullptr) << "still open, with the text";
}

TEST_P(BookScreenTest, TakesInAndHandsOutFiles) {
    touch("start-book");
    QFile faulty(home.document("faulty.csv", "card,language,text\n1,en,fine\n99,en,not\n"));
    touch("book-import");
    openFromDocuments();
    ASSERT_TRUE(screens.finger().waitFor("book-note"));
    EXPECT_TRUE(screens.textsOf("book-note").contains(u'3')) << "the line";
    EXPECT_TRUE(screens.textsOf("book-note").contains("99")) << "the reason";
    EXPECT_EQ(book.printedCount(), 0);
    touch("book-note-dismiss");
    EXPECT_TRUE(screens.finger().waitUntilGone("book-note"));
    ASSERT_TRUE(faulty.remove());
    home.document("good.csv", "card,language,text\n1,en,\"fine, this\"\n2,zh,开饭\n");
    touch("book-import");
    openFromDocuments();
    EXPECT_EQ(book.printedCount(), 2);
    touch("book-export");
    touch("save-file-name");
    EXPECT_TRUE(screens.finger().type("out"));
    touch("save-place-document");
    EXPECT_TRUE(screens.finger().waitUntilGone("save-place-document"));
    EXPECT_EQ(TemporaryData::read(home.path("Documents/out.csv")),
              QByteArray("card,language,text\r\n1,en,\"fine, this\"\r\n2,zh,开饭\r\n"));
}

TEST_P(BookScreenTest, LeavesTheTableAsItIs) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.finger().tapEdge("base-4"));
    const auto force = screens.table().bench()->force();
    const std::size_t acts = screens.game().played();
    ASSERT_TRUE(screens.table().bench()->isOpen());
    touch("act-book");
    touch("book-card-5");
    QTest::keyClick(&screens.window(), Qt::Key_Z, Qt::ControlModifier);
    screens.settle();
    EXPECT_EQ(screens.game().played(), acts) << "nothing is undone from within the book";
    touch("book-back");
    EXPECT_TRUE(screens.finger().waitFor("act-attack"));
    EXPECT_EQ(screens.table().bench()->force(), force);
    EXPECT_EQ(screens.game().played(), acts);
    touch("act-menu");
    touch("menu-rules");
    EXPECT_TRUE(screens.finger().waitFor("rules-section-3"));
    EXPECT_TRUE(screens.finger().pressKey(Qt::Key_Escape));
    EXPECT_TRUE(screens.finger().waitFor("act-attack"));
    EXPECT_TRUE(screens.table().bench()->isOpen());
}

TEST_P(BookLayout, OnAPhoneTheEntryTakesTheScreen) {
    screens.resize(phone);
    screens.openTable();
    touch("act-book");
    touch("book-card-12");
    EXPECT_TRUE(screens.finger().waitUntilGone("book-search"));
    EXPECT_TRUE(screens.finger().waitFor("book-hold-up"));
    touch("book-back");
    EXPECT_TRUE(screens.finger().waitFor("book-search"));
    touch("book-back");
    EXPECT_TRUE(screens.finger().waitFor("act-book"));
}

}  // namespace
