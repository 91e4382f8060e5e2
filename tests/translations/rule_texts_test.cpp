// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/rule_texts.h"
#include "core/all_aboard/game.h"
#include "core/all_your_base/game.h"
#include "core/outspeed/game.h"
#include "core/score_sheet/game.h"
#include "tests/support/every_language.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_score_sheet.h"
#include "tests/translations/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// Every clause of the rules document of All Your Base.
const QStringList clausesOfAllYourBase{"0.1",  "0.2",  "0.3",  "0.4",  "0.5",  "0.6",  "0.7",  "0.8",  "0.9",  "1.1",
                                       "1.2",  "1.3",  "1.4",  "2A",   "2B",   "2C",   "2D",   "2E",   "3A.1", "3A.2",
                                       "3A.3", "3A.4", "3A.5", "3A.6", "3B.1", "3B.2", "3B.3", "3B.4", "4.1",  "4.2",
                                       "4.3",  "4.4",  "4.5",  "5.1",  "5.2",  "5.3",  "5.4",  "5.5",  "5.6",  "5.7",
                                       "5.8",  "5.9",  "5.10", "5.11", "5.12", "5.13", "5.14", "5.15", "5.16", "5.17",
                                       "5.18", "5.19", "6.1",  "6.2",  "6.3",  "6.4",  "7.1",  "7.2"};

/// Every clause of the rules document of All aboard!
const QStringList clausesOfAllAboard{
    "0.1",       "0.2",   "0.3",       "1.1",      "1.2",    "1.3",        "2.1", "2.2", "2.3", "2.4", "2.5", "3.mouse",
    "3.peacock", "3.fox", "3.octopus", "3.monkey", "3.lion", "3.elephant", "4.1", "4.2", "4.3", "4.4", "7.1"};

/// Every clause of the rules document of Outspeed.
const QStringList clausesOfOutspeed{"0.1", "0.2", "0.3",  "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7",
                                    "1.8", "1.9", "1.10", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "3.4",
                                    "3.5", "3.6", "3.7",  "3.8", "3.9", "4.1", "5.1", "5.2", "5.3", "7.1"};

/// Every clause of the rules document of the Score sheet.
const QStringList clausesOfScoreSheet{"0.1", "0.2", "1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "7.1"};

/// Where the table of All Your Base says that the printed sheets differ.
const QStringList clausesThatDiffer{"5.1",  "5.2",  "5.3",  "5.4",  "5.5",  "5.6",  "5.7",
                                    "5.8",  "5.10", "5.11", "5.12", "5.13", "5.14", "5.15",
                                    "5.16", "0.3",  "2C",   "3A.4", "3B.1", "3B.3", "4.2"};

/// The clause of each RED ALERT card: 5.1 to 5.16.
QStringList clausesOfRedAlerts() {
    QStringList ids;
    for (int card = 1; card <= 16; ++card) ids << QStringLiteral("5.%1").arg(card);
    return ids;
}

/// What the rules of a game are made of, and their texts in one language.
class RuleFile {
public:
    RuleFile(const QString& game, const QString& language) {
        QFile structure(QStringLiteral(BASEKEEPER_SOURCES "/translations/rules/%1.json").arg(game));
        EXPECT_TRUE(structure.open(QIODevice::ReadOnly)) << game.toStdString();
        QJsonParseError error;
        m_structure = QJsonDocument::fromJson(structure.readAll(), &error).object();
        EXPECT_EQ(error.error, QJsonParseError::NoError) << error.errorString().toStdString();
        readTexts(QStringLiteral(BASEKEEPER_SOURCES "/translations/rules/%1_%2.ts").arg(game, language));
    }
    [[nodiscard]] const QJsonObject& structure() const { return m_structure; }
    [[nodiscard]] QJsonObject clauses() const { return m_structure.value("clauses").toObject(); }
    [[nodiscard]] QJsonObject clause(const QString& id) const { return clauses().value(id).toObject(); }
    [[nodiscard]] QStringList wordsOf(const QString& id, const char* part) const {
        return clause(id).value(QLatin1String(part)).toVariant().toStringList();
    }
    [[nodiscard]] QStringList clausesOfSections() const {
        QStringList ids;
        for (const QJsonValue& section : m_structure.value("sections").toArray())
            for (const QJsonValue& clause : section["clauses"].toArray()) ids << clause.toString();
        return ids;
    }
    /// How the book shows the cards of the game.
    [[nodiscard]] QJsonObject shelf() const { return m_structure.value("cards").toObject(); }
    [[nodiscard]] QStringList cards() const {
        QStringList ids;
        for (const QJsonValue& card : shelf().value("clauses").toArray()) ids << card["clause"].toString();
        return ids;
    }
    [[nodiscard]] QJsonObject diagrams() const { return m_structure.value("diagrams").toObject(); }
    /// By id, such as "5.1/step/2".
    [[nodiscard]] const QMap<QString, QString>& texts() const { return m_texts; }
    [[nodiscard]] const QMap<QString, QString>& sources() const { return m_sources; }
    [[nodiscard]] QString text(const QString& id) const { return m_texts.value(id); }
    /// Those that the structure demands.
    [[nodiscard]] QStringList neededIds() const {
        QStringList ids{"cards/search", "cards/unopened/title", "cards/unopened/text"};
        if (!cards().isEmpty()) ids << "cards/title";
        for (const QJsonValue& section : m_structure.value("sections").toArray())
            ids << QStringLiteral("section/") + section["id"].toString();
        for (const QString& id : clauses().keys()) {
            ids << id + "/title" << id + "/text";
            if (!wordsOf(id, "differs").isEmpty()) ids << id + "/differs";
            const auto counted = [&](const char* part, qsizetype count) {
                for (qsizetype i = 1; i <= count; ++i)
                    ids << QStringLiteral("%1/%2/%3").arg(id, QLatin1String(part)).arg(i);
            };
            counted("step", clause(id).value("steps").toInt());
            counted("clarification", wordsOf(id, "clarifications").size());
            counted("symbol", wordsOf(id, "symbols").size());
        }
        for (const QString& id : diagrams().keys()) ids << id + "/diagram";
        return ids;
    }

private:
    void readTexts(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        QXmlStreamReader xml(&file);
        QString id;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == u"message") {
                id = xml.attributes().value(QStringLiteral("id")).toString();
                EXPECT_FALSE(id.isEmpty() || m_texts.contains(id)) << id.toStdString();
            } else if (xml.name() == u"source") {
                m_sources.insert(id, xml.readElementText());
            } else if (xml.name() == u"translation") {
                EXPECT_FALSE(xml.attributes().hasAttribute(QStringLiteral("type"))) << id.toStdString();
                m_texts.insert(id, xml.readElementText());
            }
        }
        EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    }

    QJsonObject m_structure;
    QMap<QString, QString> m_texts;
    QMap<QString, QString> m_sources;
};

/// The files of a game and a language.
struct Telling {
    const char* game;
    const char* language;
};

void PrintTo(const Telling& telling, std::ostream* out) { *out << telling.game << ' ' << telling.language; }

std::vector<Telling> tellingsOf(std::initializer_list<const char*> games) {
    std::vector<Telling> tellings;
    for (const char* game : games)
        for (const char* language : test::everyLanguage()) tellings.push_back({game, language});
    return tellings;
}

class RuleFiles : public testing::TestWithParam<Telling> {
protected:
    [[nodiscard]] static QString game() { return QString::fromLatin1(GetParam().game); }
    [[nodiscard]] static QString language() { return QString::fromLatin1(GetParam().language); }
    [[nodiscard]] static bool isAllYourBase() { return game() == QLatin1String("all-your-base"); }
    /// Every clause of the game's rules document.
    [[nodiscard]] static QStringList clausesOfTheRules() {
        return isAllYourBase()                          ? clausesOfAllYourBase
               : game() == QLatin1String("outspeed")    ? clausesOfOutspeed
               : game() == QLatin1String("score-sheet") ? clausesOfScoreSheet
                                                        : clausesOfAllAboard;
    }

    RuleFile file{game(), language()};
    RuleFile english{game(), QStringLiteral("en")};
};

std::string nameOfTelling(const testing::TestParamInfo<Telling>& test) {
    std::string name = std::string(test.param.game) + '_' + test.param.language;
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(, RuleFiles,
                         testing::ValuesIn(tellingsOf({"all-your-base", "all-aboard", "outspeed", "score-sheet"})),
                         nameOfTelling);

class CardsOfAllYourBase : public RuleFiles {};

INSTANTIATE_TEST_SUITE_P(, CardsOfAllYourBase, testing::ValuesIn(tellingsOf({"all-your-base"})), nameOfTelling);

class PicturedCards : public RuleFiles {};

INSTANTIATE_TEST_SUITE_P(, PicturedCards, testing::ValuesIn(tellingsOf({"all-aboard", "outspeed"})), nameOfTelling);

TEST_P(RuleFiles, TellEveryClauseOfTheRules) {
    EXPECT_EQ(file.structure().value("game"), game());
    for (const QString& id : clausesOfTheRules()) EXPECT_TRUE(file.clauses().contains(id)) << id.toStdString();
    for (const char* id : {"7.1", "S.1", "S.2", "S.3", "S.4", "S.5", "S.6"})
        EXPECT_TRUE(file.clauses().contains(QLatin1String(id))) << id;
}

TEST_P(RuleFiles, HaveTheTextsThatTheStructureDemandsAndNoOthers) {
    QStringList needed = file.neededIds();
    for (const QString& id : needed) EXPECT_TRUE(file.texts().contains(id)) << id.toStdString();
    // What may be told of a clause, most of it of cards.
    for (const QString& id : file.clauses().keys())
        for (const char* part : {"/happens", "/app", "/asked"}) needed << id + QLatin1String(part);
    for (const QString& id : file.texts().keys()) EXPECT_TRUE(needed.contains(id)) << id.toStdString();
}

TEST_P(RuleFiles, AreMadeFromTheEnglishTextsOfToday) {
    EXPECT_EQ(file.texts().keys(), english.texts().keys());
    for (const QString& id : english.texts().keys())
        EXPECT_EQ(file.sources().value(id), english.text(id)) << id.toStdString() << " has changed in English";
}

TEST_P(RuleFiles, PutEachClauseIntoOneSection) {
    QStringList ids = file.clausesOfSections();
    const auto count = ids.size();
    ids.removeDuplicates();
    EXPECT_EQ(ids.size(), count);
    ids.sort();
    EXPECT_EQ(ids, file.clauses().keys());
}

TEST_P(RuleFiles, HaveWordsForEverything) {
    const bool chinese = language() == QLatin1String("zh");
    for (const QString& id : file.texts().keys()) {
        const QString words = file.text(id);
        EXPECT_FALSE(words.trimmed().isEmpty()) << id.toStdString();
        EXPECT_EQ(words, words.trimmed()) << id.toStdString();
        EXPECT_EQ(hasChinese(words), chinese) << id.toStdString() << ": " << words.toStdString();
        // A title may be a name that every language has.
        EXPECT_TRUE(language() == QLatin1String("en") || id.endsWith("/title") || id.contains("/symbol/") ||
                    words != english.text(id))
            << id.toStdString() << " is still English";
    }
}

TEST_P(RuleFiles, TellWhereTheSheetsDiffer) {
    for (const QString& id : file.clauses().keys()) {
        const QStringList differs = file.wordsOf(id, "differs");
        EXPECT_EQ(!differs.isEmpty(), isAllYourBase() && clausesThatDiffer.contains(id)) << id.toStdString();
        for (const QString& one : differs) EXPECT_TRUE(Languages::all().contains(one)) << one.toStdString();
    }
}

TEST_P(CardsOfAllYourBase, AreExplained) {
    for (const QString& id : clausesOfRedAlerts()) {
        SCOPED_TRACE(id.toStdString());
        EXPECT_TRUE(file.texts().contains(id + "/happens") && file.texts().contains(id + "/app"));
        // Who is asked out of turn is told so in words of their own.
        EXPECT_EQ(file.texts().contains(id + "/asked"), id == QLatin1String("5.10") || id == QLatin1String("5.16"));
        const int steps = file.clause(id).value("steps").toInt();
        EXPECT_TRUE(steps >= 2 && steps <= 6) << steps;
        const QStringList clarifications = file.wordsOf(id, "clarifications");
        EXPECT_TRUE(!clarifications.isEmpty() && clarifications.size() <= 5) << clarifications.size();
        EXPECT_NE(file.text(id + "/happens"), file.text(id + "/text"));
    }
}

/// At a glance, with the card in hand: twelve words a line, and as many Chinese characters as twelve English words of
/// these steps come to (1.5 each). A word of ours in Chinese, such as CATS, counts as one.
TEST_P(CardsOfAllYourBase, HaveShortSteps) {
    static const QRegularExpression chinese(QStringLiteral("[0-9A-Za-z]+|\\p{sc:Han}"));
    static const QRegularExpression spaced(QStringLiteral("\\S+"));
    const bool isChinese = language() == QLatin1String("zh");
    const auto words = [&](const QString& text) {
        int found = 0;
        for (auto word = (isChinese ? chinese : spaced).globalMatch(text); word.hasNext(); word.next()) ++found;
        return found;
    };
    for (const QString& id : file.texts().keys())
        if (id.contains(QLatin1String("/step/")))
            EXPECT_LE(words(file.text(id)), isChinese ? 18 : 12)
                << id.toStdString() << ": " << file.text(id).toStdString();
}

TEST_P(PicturedCards, AreAllThatThereAre) {
    QStringList words;
    for (const QJsonValue& card : file.shelf().value("clauses").toArray()) {
        const QString picture = card["picture"].toString();
        EXPECT_TRUE(QFile::exists(QStringLiteral(BASEKEEPER_SOURCES "/qml/Controls/%1.svg").arg(picture)))
            << picture.toStdString();
        words << picture.section(u'/', 1);
    }
    if (game() == QLatin1String("all-aboard"))
        EXPECT_EQ(words, QStringList({"mouse", "peacock", "fox", "octopus", "monkey", "sloth", "moose", "zebra",
                                      "giraffe", "lion", "bear", "elephant"}));
    else
        EXPECT_EQ(words,
                  QStringList({"electromagnet", "ion-cannon", "flamethrower", "fuel-tank", "nitro", "force-field"}));
}

TEST_P(RuleFiles, RestTheirClarificationsOnClauses) {
    for (const QString& id : file.clauses().keys())
        for (const QString& clause : file.wordsOf(id, "clarifications"))
            EXPECT_TRUE(file.clauses().contains(clause)) << id.toStdString() << ": no clause " << clause.toStdString();
}

TEST_P(RuleFiles, ExplainNoOtherClauseAsACard) {
    const QStringList cards = file.cards();
    EXPECT_TRUE(!isAllYourBase() || cards == clausesOfRedAlerts());
    for (const QString& id : cards) EXPECT_TRUE(file.clauses().contains(id)) << id.toStdString();
    for (const QString& id : file.clauses().keys()) {
        if (cards.contains(id)) continue;
        EXPECT_EQ(file.clause(id).value("steps").toInt(), 0) << id.toStdString();
        for (const char* part : {"/happens", "/app", "/asked"})
            EXPECT_FALSE(file.texts().contains(id + QLatin1String(part))) << id.toStdString() << part;
    }
}

TEST_P(RuleFiles, HaveAShelf) {
    const RuleTexts rules(GetParam().game);
    QStringList all{rules.searchHint(language()), rules.unopenedTitle(language()), rules.unopenedText(language())};
    if (rules.hasCards()) all << rules.cardsTitle(language());
    for (const QString& words : all) EXPECT_FALSE(words.isEmpty());
    EXPECT_EQ(rules.hasPictures(), rules.hasCards() && !isAllYourBase());
}

/// A game that draws one of its cards draws all of them.
TEST_P(RuleFiles, DrawEveryCardOrNone) {
    for (const QString& id : file.diagrams().isEmpty() ? QStringList() : file.cards())
        EXPECT_TRUE(file.diagrams().contains(id)) << id.toStdString();
    for (const QString& id : file.diagrams().keys())
        EXPECT_TRUE(file.clauses().contains(id)) << "no clause " << id.toStdString();
    for (const QJsonValue& place : file.structure().value("places").toObject())
        EXPECT_TRUE(QFile::exists(QStringLiteral(BASEKEEPER_SOURCES "/qml/%1.qml").arg(place["file"].toString())))
            << place["file"].toString().toStdString();
}

/// They are heard as well as read.
TEST_P(RuleFiles, TellWithoutSignsWhatADiagramShows) {
    static const QRegularExpression signs(QStringLiteral("[-–−+×=→≤≥%/()（）·½]"));
    for (const QString& id : file.diagrams().keys()) {
        const QString told = file.text(id + "/diagram");
        EXPECT_GE(told.size(), 15) << id.toStdString();
        EXPECT_FALSE(told.contains(signs)) << id.toStdString() << ": " << told.toStdString();
    }
}

TEST_P(RuleFiles, HaveThePicturesOfTheirSymbols) {
    for (const QString& id : file.clauses().keys())
        for (const QString& picture : file.wordsOf(id, "symbols"))
            EXPECT_TRUE(QFile::exists(QStringLiteral(BASEKEEPER_SOURCES "/qml/Controls/%1.svg").arg(picture)))
                << picture.toStdString();
}

TEST_P(RuleFiles, AreWhatTheProgramTells) {
    const RuleTexts rules(GetParam().game);
    for (const QString& id : file.clauses().keys()) {
        SCOPED_TRACE(id.toStdString());
        EXPECT_EQ(rules.title(id, language()), file.text(id + "/title"));
        EXPECT_EQ(rules.text(id, language()), file.text(id + "/text"));
        EXPECT_EQ(rules.sheet(id, language()), file.text(id + "/differs"));
        EXPECT_EQ(rules.happens(id, language()), file.text(id + "/happens"));
        EXPECT_EQ(rules.appDoes(id, language()), file.text(id + "/app"));
        QStringList steps;
        for (int step = 1; step <= file.clause(id).value("steps").toInt(); ++step)
            steps << file.text(QStringLiteral("%1/step/%2").arg(id).arg(step));
        EXPECT_EQ(rules.steps(id, language()), steps);
        QVariantList clarifications;
        for (const QString& clause : file.wordsOf(id, "clarifications"))
            clarifications << QVariantMap{
                {"clause", clause},
                {"text", file.text(QStringLiteral("%1/clarification/%2").arg(id).arg(clarifications.size() + 1))}};
        EXPECT_EQ(rules.clarifications(id, language()), clarifications);
        QVariantList symbols;
        for (const QString& picture : file.wordsOf(id, "symbols"))
            symbols << QVariantMap{{"picture", picture},
                                   {"text", file.text(QStringLiteral("%1/symbol/%2").arg(id).arg(symbols.size() + 1))}};
        EXPECT_EQ(rules.symbols(id, language()), symbols);
    }
    for (const QVariant& section : rules.sections())
        EXPECT_FALSE(rules.sectionTitle(section.toMap().value("id").toString(), language()).isEmpty());
    EXPECT_EQ(rules.title("9.9", language()), QString());
}

/// What the rules documents mark with **R**: whole clauses, and clauses of which a part is a ruling. The referee's
/// clauses (7, S), the limits of points (V) and the declared position are Basekeeper's altogether.
struct Marks {
    const char* game;
    QStringList whole;
    QStringList part;
    /// Partly so, too, by the head of their section or by the project's own RULINGS.md.
    QStringList besideTheRow;
};

const Marks marksOfTheDocuments[] = {
    {"all-your-base",
     {"0.4", "0.5", "0.9", "2E",  "3A.5", "3A.6", "3B.4", "5.17", "5.18", "5.19", "6.1", "6.2",
      "6.3", "6.4", "7.1", "7.2", "7.3",  "S.1",  "S.2",  "S.3",  "S.4",  "S.5",  "S.6", "V.1"},
     {"1.2", "2B", "2C", "3A.2", "3A.4", "3B.1", "3B.3", "5.1", "5.3", "5.7", "5.8", "5.10", "5.12", "5.15", "5.16"},
     {"5.2", "5.9", "5.11", "5.13"}},
    {"all-aboard",
     {"2.5", "4.4", "7.1", "S.1", "S.2", "S.3", "S.4", "S.5", "S.6", "V.1"},
     {"0.3", "1.3", "2.1", "2.2", "3.fox", "3.lion", "3.monkey", "3.mouse", "3.octopus", "4.2", "4.3"},
     {"0.2"}},
    {"outspeed",
     {"7.1", "S.1", "S.2", "S.3", "S.4", "S.5", "S.6"},
     {"1.2", "1.4", "1.5", "1.9", "2.2", "3.5", "3.6", "3.8"},
     {"0.3", "1.1", "3.2", "3.7", "5.1", "5.2"}},
    // Nothing of it is printed anywhere, so there is nothing to tell apart.
    {"score-sheet", {}, {}, {}},
};

QStringList sorted(QStringList texts) {
    texts.sort();
    return texts;
}

TEST(Rulings, AreThoseOfTheRulesDocuments) {
    for (const Marks& marks : marksOfTheDocuments) {
        const RuleTexts rules(marks.game);
        QStringList whole;
        QStringList part;
        for (const QVariant& section : rules.sections())
            for (const QString& id : section.toMap().value("clauses").toStringList()) {
                if (rules.origin(id) == RuleTexts::Origin::Ruling) whole << id;
                if (rules.origin(id) == RuleTexts::Origin::PartlyRuling) part << id;
            }
        EXPECT_EQ(sorted(whole), sorted(marks.whole)) << marks.game;
        EXPECT_EQ(sorted(part), sorted(marks.part + marks.besideTheRow)) << marks.game;
    }
}

/// The same from the documents themselves, where they lie beside the project.
TEST(Rulings, AreMarkedInTheDocumentsAsHere) {
    static const QRegularExpression clause(R"(\*\*(([0-9V][0-9A-Z]*)(?:\.(?:\d+|[a-z]+))?)( R)?(?: [^*]*)?\*\*)");
    for (const Marks& marks : marksOfTheDocuments) {
        QFile file(QStringLiteral(BASEKEEPER_SOURCES "/../shared/rules/%1.md").arg(QLatin1String(marks.game)));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const RuleTexts rules(marks.game);
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (!line.startsWith(u"- **") && !line.startsWith(u"| **")) continue;
            QString id;
            qsizetype from = 0;
            bool whole = false;
            const auto check = [&](qsizetype to) {
                if (id.isEmpty() || rules.title(id, "en").isEmpty()) return;
                const bool part = marks.besideTheRow.contains(id) || line.mid(from, to - from).contains(u"**R**");
                EXPECT_EQ(rules.origin(id), whole  ? RuleTexts::Origin::Ruling
                                            : part ? RuleTexts::Origin::PartlyRuling
                                                   : RuleTexts::Origin::Printed)
                    << marks.game << ' ' << id.toStdString();
            };
            for (auto found = clause.globalMatch(line); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                check(match.capturedStart());
                id = match.captured(1);
                whole = !match.captured(3).isEmpty();
                from = match.capturedEnd();
            }
            check(line.size());
        }
    }
}

TEST(Rulings, AreToldApartFromWhatIsPrinted) {
    const RuleTexts rules(AllYourBase::id);
    const Languages languages;
    EXPECT_EQ(rules.rulingTag("0.4", "en"), "Basekeeper’s ruling");
    EXPECT_EQ(rules.rulingTag("0.4", "es"), "Criterio de Basekeeper");
    EXPECT_EQ(rules.rulingTag("0.4", "zh"), "本应用裁定");
    EXPECT_EQ(rules.rulingTag("2B", "en"), "Partly Basekeeper’s ruling");
    EXPECT_EQ(rules.rulingTag("0.1", "en"), "");
    EXPECT_TRUE(rules.toRead("0.4", "es").endsWith("Criterio de Basekeeper"));
}

TEST(SheetNotes, AreShownToWhomTheyConcern) {
    const RuleTexts rules(AllYourBase::id);
    EXPECT_EQ(rules.sheetNote("5.1", "en", {"en", "es"}), "") << "only the Chinese sheet differs";
    EXPECT_EQ(rules.sheetNote("5.1", "en", {"en", "zh"}), rules.sheet("5.1", "en"));
    for (const QString& language : Languages::all())
        EXPECT_FALSE(rules.sheetNote("5.11", language, {language}).isEmpty()) << "it changes what is played";
    EXPECT_EQ(rules.sheetNote("0.1", "zh", {"zh"}), "");
}

TEST(RuleTextsOfAGame, AreEnglishInALanguageThatIsNotKnown) {
    const RuleTexts rules(AllYourBase::id);
    EXPECT_EQ(rules.title("0.1", "fr"), rules.title("0.1", "en"));
    EXPECT_EQ(rules.steps("5.1", "../en"), rules.steps("5.1", "en"));
}

TEST(RuleTextsOfAGame, AreNotThoseOfAnother) {
    const RuleTexts one(AllYourBase::id);
    const RuleTexts other(AllAboard::id);
    EXPECT_NE(one.title("1.1", "en"), other.title("1.1", "en")) << "both have such a clause";
    EXPECT_NE(RuleTexts(Outspeed::id).title("1.1", "en"), other.title("1.1", "en"));
    EXPECT_EQ(one.sectionOf("3.mouse"), QString());
    EXPECT_EQ(other.sectionOf("3.mouse"), "3");
    EXPECT_TRUE(RuleTexts("no-game").sections().isEmpty());
}

TEST(RuleTextsOfAGame, KnowWhichClausesAreCards) {
    const RuleTexts alerts(AllYourBase::id);
    const RuleTexts aboard(AllAboard::id);
    const RuleTexts race(Outspeed::id);
    EXPECT_EQ(aboard.picture("3.mouse"), "animals/mouse");
    EXPECT_EQ(aboard.cardNumber("3.mouse"), 0);
    EXPECT_EQ(race.picture("1.8"), "tokens/nitro");
    EXPECT_EQ(race.cardNumber("5.1"), 0) << "a clause about the end, not a RED ALERT";
    EXPECT_FALSE(race.isCard("5.1"));
    EXPECT_EQ(alerts.cardNumber("5.10"), 10);
    EXPECT_EQ(alerts.picture("5.10"), QString());
    EXPECT_EQ(alerts.cardNumber("5.17"), 0);
    EXPECT_TRUE(RuleTexts::isNamed("3.mouse"));
    EXPECT_EQ(RuleTexts::number("3.mouse"), "3");
    for (const char* id : {"1.1", "3A.1", "2A", "S.1", "V.1", ""}) {
        EXPECT_FALSE(RuleTexts::isNamed(id)) << id;
        EXPECT_EQ(RuleTexts::number(id), QString(id));
    }
}

/// Every refusal that many random games, well and badly played, meet.
template <class Game>
void expectRefusalsToBeTold(int codesThereAre) {
    using Trait = random_play::Trait<Game>;
    const RuleFile file(QString::fromLatin1(Game::id.data(), static_cast<qsizetype>(Game::id.size())),
                        QStringLiteral("en"));
    std::set<std::string> clauses;
    std::set<decltype(Game::Violation::code)> codes;
    const auto note = [&](const std::optional<typename Game::Violation>& refusal) {
        if (!refusal) return;
        clauses.emplace(refusal->clause);
        codes.insert(refusal->code);
    };
    random_play::Random random(5);
    for (int game = 0; game < 400; ++game) {
        auto state = Game::initial(Trait::setup(random));
        for (int act = 0; act < 250; ++act) {
            const auto action = Trait::act(state, random);
            const auto refusal = Game::whyNot(state, action);
            note(refusal);
            if (!refusal) Game::applyInPlace(state, action);
            if (act % 10 == 0)
                for (const auto& kind : Game::legalActs(state)) note(kind.refusal);
        }
    }
    for (const std::string& clause : clauses)
        EXPECT_TRUE(file.clauses().contains(QString::fromStdString(clause))) << clause;
    EXPECT_GE(codes.size(), static_cast<std::size_t>(codesThereAre) * 8 / 10)
        << "the games have met too few refusals to prove anything";
}

TEST(Clauses, OfEveryRefusalOfAllYourBaseAreTold) {
    expectRefusalsToBeTold<AllYourBase>(all_your_base::violationCodes);
}

TEST(Clauses, OfEveryRefusalOfAllAboardAreTold) { expectRefusalsToBeTold<AllAboard>(all_aboard::violationCodes); }

TEST(Clauses, OfEveryRefusalOfOutspeedAreTold) { expectRefusalsToBeTold<Outspeed>(outspeed::violationCodes); }

TEST(Clauses, OfEveryRefusalOfTheScoreSheetAreTold) { expectRefusalsToBeTold<ScoreSheet>(score_sheet::violationCodes); }

}  // namespace
