// SPDX-License-Identifier: GPL-3.0-or-later

// Texts are put together as each language does, and nothing else puts them together.
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "core/all_your_base/game.h"
#include "tests/translations/words.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <functional>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

struct InThree {
    const char* english;
    const char* spanish;
    const char* chinese;
};

void expectTexts(const std::function<QString()>& make, const InThree& expected) {
    const Languages languages;
    EXPECT_EQ(inTextLanguage("en", make), expected.english);
    EXPECT_EQ(inTextLanguage("es", make), expected.spanish);
    EXPECT_EQ(inTextLanguage("zh", make), expected.chinese);
}

TEST(Joined, ListsThings) {
    expectTexts(
        [] {
            return Joined::list({"Ana", "", "Bo", "美玲"});
        },
        {"Ana, Bo and 美玲", "Ana, Bo y 美玲", "Ana、Bo和美玲"});
    expectTexts(
        [] {
            return Joined::plainList({"Ana", "Bo", "", "美玲"});
        },
        {"Ana, Bo, 美玲", "Ana, Bo, 美玲", "Ana、Bo、美玲"});
    expectTexts([] { return Joined::list({"Ana"}) + Joined::list({}) + Joined::plainList({""}); },
                {"Ana", "Ana", "Ana"});
}

TEST(Joined, SaysEInSpanishBeforeTheSoundOfI) {
    const Languages languages;
    const TextLanguageScope spanish(QStringLiteral("es"));
    for (const char* name : {"Inés", "ivan", "Íñigo", "Hilario", "hijos", "Yvonne", "«Isla»"})
        EXPECT_EQ(Joined::list({"Ana", name}), QStringLiteral("Ana e %1").arg(name));
    for (const char* name : {"Bo", "hielo", "hiato", "Ian", "Ión", "Yago", "Yolanda", "¿Inés?", "1", "美玲"})
        EXPECT_EQ(Joined::list({"Ana", name}), QStringLiteral("Ana y %1").arg(name));
    EXPECT_EQ(Joined::list({"Inés y Bo", "Ana", "Iris y Bo"}), "Inés y Bo, Ana e Iris y Bo");
}

TEST(Joined, SaysThingsOfOne) {
    expectTexts([] { return Joined::said({"Zig", "", "1", "2"}); }, {"Zig, 1, 2", "Zig, 1, 2", "Zig，1，2"});
    expectTexts([] { return Joined::labelled("Ana", "2"); }, {"Ana: 2", "Ana: 2", "Ana：2"});
    expectTexts([] { return Joined::facts({"Ana", "2", ""}); }, {"Ana · 2", "Ana · 2", "Ana，2"});
}

TEST(Joined, PutsNoBlankBesideHanInChinese) {
    expectTexts(
        [] {
            return Joined::words({"攻击", "7", "", "Ana", "Bo", "打出"});
        },
        {"攻击 7 Ana Bo 打出", "攻击 7 Ana Bo 打出", "攻击7 Ana Bo打出"});
}

TEST(Joined, EndsSentencesThatHaveNoEnd) {
    expectTexts(
        [] {
            return Joined::sentences({"1", "2.", "", "¿3?", "“4。”"});
        },
        {"1. 2. ¿3? “4。”", "1. 2. ¿3? “4。”", "1。2.¿3?“4。”"});
}

TEST(Joined, LeavesPlaceholdersInNamesAlone) {
    const Languages languages;
    EXPECT_EQ(Joined::said({"%1", "%2", "%1"}), "%1, %2, %1");
    EXPECT_EQ(Joined::labelled("%2", "%1"), "%2: %1");
}

TEST(Cards, AreCounted) {
    using namespace all_your_base;
    all_your_base::Setup setup;
    setup.seats = {{"Ana", "en"}, {"Bo", "es"}};
    State state = initial(setup);
    applyInPlace(state,
                 Overrule{"test",
                          {edit::AddBase{0, {}, {}}, edit::AddCard{Card::Cats, {}, {}, BaseId{1}},
                           edit::AddCard{Card::Zig, {}, {}, BaseId{1}}, edit::AddCard{Card::Crew, {}, {}, BaseId{1}},
                           edit::AddCard{Card::Zig, {}, {}, BaseId{1}}, edit::AddCard{Card::Crew, {}, {}, BaseId{1}}}});
    const auto all = piecesOn(state, BaseId{1});
    ASSERT_EQ(all.size(), 5u);
    expectTexts([&] { return AllYourBaseTexts::cardList(state, all); },
                {"2 Zigs, 2 CREW cards and CATS", "2 Zig, 2 cartas de TRIPULACIÓN y CATS", "2艘Zig、2张船员牌和CATS"});
}

/// Why a line of code glues texts together; empty if it does not.
QString glueIn(const QString& line) {
    static const QRegularExpression comment(QStringLiteral(R"((?<![:"\w])//.*$)"));
    const QString code = QString(line).remove(comment).replace(QStringLiteral("\\u00B7"), QStringLiteral("·"));
    static const QRegularExpression blank(QStringLiteral(
        R"re([+] ?(QStringLiteral\()?(" "|u' ')|(" "|u' ')\)? ?[+]|join\((u' '|" "|QLatin1Char\(' '\)))re"));
    if (const auto found = blank.match(code); found.hasMatch()) return found.captured();
    static const QRegularExpression literal(QStringLiteral(R"re("((?:[^"\\]|\\.)*)")re"));
    static const QRegularExpression translated(QStringLiteral(R"((\btr|[tT]ranslate|NOOP|qsTr)\(("\w+", )?$)"));
    static const QRegularExpression place(QStringLiteral("%[0-9]"));
    static const QRegularExpression glue(
        QStringLiteral(R"(^\s+[,;:.·]\s*$|^\s*[,;:.·]\s+$|^[、，：；。]$|^[,;:.] \S)"));
    for (auto each = literal.globalMatch(code); each.hasNext();) {
        const auto found = each.next();
        if (translated.match(code.left(found.capturedStart())).hasMatch()) continue;
        if (glue.match(found.captured(1).remove(place)).hasMatch()) return found.captured();
    }
    return {};
}

TEST(Glue, IsFound) {
    for (const char* line : {R"(parts.join(QStringLiteral(", ")))", R"(name + " " + text)", R"(label + ": " + value)",
                             R"(title + ", and " + x)", R"(QStringLiteral("%1 · %2").arg(a, b))",
                             R"(told << name + u' ' + points)", R"(words.join(u' '))", R"(list.join("、"))",
                             R"("%1, ".arg(a))", R"(a + " \u00B7 " + b)", R"(ahead.join(". "))"})
        EXPECT_NE(glueIn(QString::fromUtf8(line)), QString()) << line;
    for (const char* line :
         {R"(tr("%1, %2").arg(a, b))", R"(qsTr("%1: %2"))", R"(// such as ", " and more)", R"(points + "/" + more)",
          R"(text.indexOf(u' '))", R"(typed === "" ? "\u00B7" : typed)", R"(objectName: "a-" + b)"})
        EXPECT_EQ(glueIn(QString::fromUtf8(line)), QString()) << line;
}

TEST(Glue, IsNowhereButWhereNobodyReadsIt) {
    const QStringList notForPeople{
        "app/book/book_search.cpp",                       // a line end becomes a blank
        "app/commands/command_line.cpp",                  // how a command is typed
        "app/games/all_aboard/all_aboard_columns.cpp",    // several values in a field of a table
        "app/games/outspeed/outspeed_columns.cpp",        // the same
        "app/games/score_sheet/score_sheet_columns.cpp",  // the same
        "app/history/report.cpp",                         // between a picture and words
        "app/language/joined.cpp",                        // it joins
        "app/transfer/session_csv.cpp",                   // several values in a field of a table
        "app/transfer/session_exporter.cpp",              // the name of a file
        "qml/AllYourBase/AllYourBaseSeat.qml",            // a key
    };
    QStringList files;
    QStringList gluing;
    for (const char* folder : {"app", "qml"}) {
        QDirIterator sources(QStringLiteral(BASEKEEPER_SOURCES "/") + folder, {"*.cpp", "*.h", "*.qml"}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) files << sources.next();
    }
    ASSERT_GT(files.size(), 500);
    for (const QString& path : files) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        const QString name = path.mid(qsizetype(sizeof BASEKEEPER_SOURCES));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString glue = glueIn(lines[i]);
            if (glue.isEmpty()) continue;
            if (!gluing.contains(name)) gluing << name;
            EXPECT_TRUE(notForPeople.contains(name))
                << name.toStdString() << ":" << i + 1 << " puts texts together with " << glue.toStdString()
                << ": use Joined, or one text with %1 and %2";
        }
    }
    for (const QString& name : notForPeople)
        EXPECT_TRUE(gluing.contains(name)) << name.toStdString() << " needs no leave";
}

}  // namespace
