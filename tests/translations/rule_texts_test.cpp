// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/rule_texts.h"
#include "core/all_aboard/game.h"
#include "core/all_your_base/game.h"
#include "core/outspeed/game.h"
#include "core/score_sheet/game.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_score_sheet.h"
#include "tests/translations/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
const QStringList clausesThatDiffer{"5.1",  "5.2",  "5.4",  "5.5",  "5.6", "5.7", "5.8",  "5.10", "5.11", "5.12",
                                    "5.13", "5.14", "5.15", "5.16", "0.3", "2C",  "3A.4", "3B.1", "3B.3", "4.2"};

/// The clause of each RED ALERT card: 5.1 to 5.16.
QStringList clausesOfRedAlerts() {
    QStringList ids;
    for (int card = 1; card <= 16; ++card) ids << QStringLiteral("5.%1").arg(card);
    return ids;
}

/// What must be alike in all languages: the parts of a card's explanation, how many steps it has, and what its rulings
/// rest on.
struct CardShape {
    QStringList parts;
    qsizetype steps = 0;
    QStringList rulings;
    bool operator==(const CardShape&) const = default;
};

void PrintTo(const CardShape& shape, std::ostream* out) {
    *out << shape.parts.join(' ').toStdString() << ", " << shape.steps << " steps, rulings "
         << shape.rulings.join(' ').toStdString();
}

CardShape shapeOf(const QJsonObject& card) {
    CardShape shape{card.keys(), card.value("steps").toArray().size(), {}};
    for (const QJsonValue& ruling : card.value("rulings").toArray()) shape.rulings << ruling["clause"].toString();
    return shape;
}

QStringList sentencesOf(const QJsonObject& card) {
    QStringList sentences{card.value("happens").toString(), card.value("app").toString()};
    if (card.contains("asked")) sentences << card.value("asked").toString();
    for (const QJsonValue& step : card.value("steps").toArray()) sentences << step.toString();
    for (const QJsonValue& ruling : card.value("rulings").toArray()) sentences << ruling["text"].toString();
    return sentences;
}

class RuleFile {
public:
    RuleFile(const QString& game, const QString& language) {
        QFile file(QStringLiteral(BASEKEEPER_SOURCES "/translations/rules/%1.%2.json").arg(game, language));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << language.toStdString();
        QJsonParseError error;
        m_file = QJsonDocument::fromJson(file.readAll(), &error).object();
        EXPECT_EQ(error.error, QJsonParseError::NoError) << error.errorString().toStdString();
    }
    [[nodiscard]] const QJsonObject& file() const { return m_file; }
    [[nodiscard]] QJsonObject clauses() const { return m_file.value("clauses").toObject(); }
    /// What is told beyond the clause, most of it of a card; empty for a clause of which nothing is.
    [[nodiscard]] QJsonObject card(const QString& id) const {
        return clauses().value(id).toObject().value("card").toObject();
    }
    [[nodiscard]] QStringList clausesOfSections() const {
        QStringList ids;
        for (const QJsonValue& section : m_file.value("sections").toArray())
            for (const QJsonValue& clause : section["clauses"].toArray()) ids << clause.toString();
        return ids;
    }
    /// How the book shows the cards of the game.
    [[nodiscard]] QJsonObject shelf() const { return m_file.value("cards").toObject(); }
    [[nodiscard]] QStringList cards() const {
        QStringList ids;
        for (const QJsonValue& card : shelf().value("clauses").toArray()) ids << card["clause"].toString();
        return ids;
    }
    /// The sections without their titles.
    [[nodiscard]] QJsonArray order() const {
        QJsonArray order;
        for (const QJsonValue& section : m_file.value("sections").toArray())
            order << QJsonObject{{"id", section["id"]}, {"clauses", section["clauses"]}};
        return order;
    }

private:
    QJsonObject m_file;
};

/// The files of a game and a language.
struct Telling {
    const char* game;
    const char* language;
};

void PrintTo(const Telling& telling, std::ostream* out) { *out << telling.game << ' ' << telling.language; }

constexpr Telling everyTelling[] = {{"all-your-base", "en"}, {"all-your-base", "es"}, {"all-your-base", "zh"},
                                    {"all-aboard", "en"},    {"all-aboard", "es"},    {"all-aboard", "zh"},
                                    {"outspeed", "en"},      {"outspeed", "es"},      {"outspeed", "zh"},
                                    {"score-sheet", "en"},   {"score-sheet", "es"},   {"score-sheet", "zh"}};

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

INSTANTIATE_TEST_SUITE_P(, RuleFiles, testing::ValuesIn(everyTelling), nameOfTelling);

class CardsOfAllYourBase : public RuleFiles {};

INSTANTIATE_TEST_SUITE_P(, CardsOfAllYourBase, testing::ValuesIn(everyTelling, everyTelling + 3), nameOfTelling);

class PicturedCards : public RuleFiles {};

INSTANTIATE_TEST_SUITE_P(, PicturedCards, testing::ValuesIn(everyTelling + 3, everyTelling + 9), nameOfTelling);

TEST_P(RuleFiles, TellEveryClauseOfTheRules) {
    EXPECT_EQ(file.file().value("game"), game());
    EXPECT_EQ(file.file().value("language"), language());
    for (const QString& id : clausesOfTheRules()) EXPECT_TRUE(file.clauses().contains(id)) << id.toStdString();
    for (const char* id : {"7.1", "S.1", "S.2", "S.3", "S.4", "S.5", "S.6"})
        EXPECT_TRUE(file.clauses().contains(QLatin1String(id))) << id;
}

TEST_P(RuleFiles, HaveTheSameClausesAndSections) {
    EXPECT_EQ(file.clauses().keys(), english.clauses().keys());
    EXPECT_EQ(file.order(), english.order());
    EXPECT_EQ(file.file().keys(), english.file().keys());
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
    for (const QString& id : file.clauses().keys()) {
        const QJsonObject clause = file.clauses().value(id).toObject();
        for (const char* part : {"title", "text"}) {
            const QString words = clause.value(QLatin1String(part)).toString();
            EXPECT_FALSE(words.trimmed().isEmpty()) << id.toStdString() << ' ' << part;
            EXPECT_TRUE(!chinese || hasChinese(words)) << id.toStdString() << ": " << words.toStdString();
            EXPECT_EQ(words, words.trimmed()) << id.toStdString();
        }
        const QString other = english.clauses().value(id).toObject().value("text").toString();
        EXPECT_TRUE(language() == QLatin1String("en") || clause.value("text") != other)
            << id.toStdString() << " is still English";
    }
    for (const QJsonValue& section : file.file().value("sections").toArray())
        EXPECT_FALSE(section["title"].toString().isEmpty());
}

TEST_P(RuleFiles, TellWhereTheSheetsDiffer) {
    for (const QString& id : file.clauses().keys()) {
        const QString sheet = file.clauses().value(id).toObject().value("sheet").toString();
        EXPECT_EQ(!sheet.isEmpty(), isAllYourBase() && clausesThatDiffer.contains(id)) << id.toStdString();
    }
}

TEST_P(CardsOfAllYourBase, AreExplained) {
    const bool chinese = language() == QLatin1String("zh");
    for (const QString& id : clausesOfRedAlerts()) {
        SCOPED_TRACE(id.toStdString());
        const QJsonObject card = file.card(id);
        const CardShape shape = shapeOf(card);
        // Who is asked out of turn is told so in words of their own.
        const bool asks = id == QLatin1String("5.10") || id == QLatin1String("5.16");
        EXPECT_EQ(shape.parts, asks ? QStringList({"app", "asked", "happens", "rulings", "steps"})
                                    : QStringList({"app", "happens", "rulings", "steps"}));
        EXPECT_TRUE(shape.steps >= 2 && shape.steps <= 6) << shape.steps;
        EXPECT_TRUE(!shape.rulings.isEmpty() && shape.rulings.size() <= 5) << shape.rulings.size();
        for (const QString& clause : shape.rulings)
            EXPECT_TRUE(file.clauses().contains(clause)) << "no clause " << clause.toStdString();
        for (const QString& sentence : sentencesOf(card)) {
            EXPECT_FALSE(sentence.trimmed().isEmpty());
            EXPECT_EQ(sentence, sentence.trimmed());
            EXPECT_TRUE(!chinese || hasChinese(sentence)) << sentence.toStdString();
        }
        EXPECT_NE(card.value("happens"), file.clauses().value(id).toObject().value("text"));
    }
}

TEST_P(CardsOfAllYourBase, AreExplainedAlikeInEveryLanguage) {
    for (const QString& id : clausesOfRedAlerts()) {
        SCOPED_TRACE(id.toStdString());
        const QJsonObject card = file.card(id);
        EXPECT_EQ(shapeOf(card), shapeOf(english.card(id)));
        if (language() == QLatin1String("en")) continue;
        const QStringList englishSentences = sentencesOf(english.card(id));
        for (const QString& sentence : sentencesOf(card))
            EXPECT_FALSE(englishSentences.contains(sentence)) << "still English: " << sentence.toStdString();
    }
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

TEST_P(PicturedCards, AreExplainedAlikeInEveryLanguage) {
    for (const QString& id : file.clauses().keys()) {
        SCOPED_TRACE(id.toStdString());
        const QJsonObject card = file.card(id);
        EXPECT_EQ(shapeOf(card), shapeOf(english.card(id)));
        for (const QString& clause : shapeOf(card).rulings)
            EXPECT_TRUE(file.clauses().contains(clause)) << "no clause " << clause.toStdString();
        if (language() == QLatin1String("en")) continue;
        const QStringList englishSentences = sentencesOf(english.card(id));
        for (const QString& sentence : sentencesOf(card))
            EXPECT_TRUE(sentence.isEmpty() || !englishSentences.contains(sentence))
                << "still English: " << sentence.toStdString();
    }
}

TEST_P(RuleFiles, ExplainNoOtherClauseAsACard) {
    const QStringList cards = file.cards();
    EXPECT_TRUE(!isAllYourBase() || cards == clausesOfRedAlerts());
    for (const QString& id : cards) EXPECT_TRUE(file.clauses().contains(id)) << id.toStdString();
    for (const QString& id : file.clauses().keys())
        for (const QString& part : file.card(id).keys())
            EXPECT_TRUE(part == "rulings" || cards.contains(id)) << id.toStdString() << ' ' << part.toStdString();
}

TEST_P(RuleFiles, HaveTheSameShelf) {
    EXPECT_EQ(file.shelf().value("clauses"), english.shelf().value("clauses"));
    const RuleTexts rules(GetParam().game);
    QStringList all{rules.searchHint(language()), rules.unopenedTitle(language()), rules.unopenedText(language())};
    if (rules.hasCards()) all << rules.cardsTitle(language());
    for (const QString& words : all) {
        EXPECT_FALSE(words.isEmpty());
        EXPECT_EQ(hasChinese(words), language() == QLatin1String("zh")) << words.toStdString();
    }
    EXPECT_TRUE(QFile::exists(QStringLiteral(BASEKEEPER_SOURCES "/qml/Controls/%1.svg").arg(rules.unopenedPicture())));
    EXPECT_EQ(rules.hasPictures(), rules.hasCards() && !isAllYourBase());
}

TEST_P(RuleFiles, ExplainTheSameSymbols) {
    for (const QString& id : file.clauses().keys()) {
        const QJsonArray symbols = file.clauses().value(id).toObject().value("symbols").toArray();
        const QJsonArray others = english.clauses().value(id).toObject().value("symbols").toArray();
        ASSERT_EQ(symbols.size(), others.size()) << id.toStdString();
        for (qsizetype i = 0; i < symbols.size(); ++i) {
            const QString picture = symbols[i].toObject().value("picture").toString();
            EXPECT_EQ(picture, others[i].toObject().value("picture").toString());
            EXPECT_TRUE(QFile::exists(QStringLiteral(BASEKEEPER_SOURCES "/qml/Controls/%1.svg").arg(picture)))
                << picture.toStdString();
            EXPECT_FALSE(symbols[i].toObject().value("text").toString().isEmpty());
        }
    }
}

TEST_P(RuleFiles, AreWhatTheProgramTells) {
    const RuleTexts rules(GetParam().game);
    for (const QString& id : file.clauses().keys()) {
        const QJsonObject clause = file.clauses().value(id).toObject();
        EXPECT_EQ(rules.title(id, language()), clause.value("title").toString());
        EXPECT_EQ(rules.text(id, language()), clause.value("text").toString());
        EXPECT_EQ(rules.sheet(id, language()), clause.value("sheet").toString());
        const QJsonObject card = clause.value("card").toObject();
        EXPECT_EQ(rules.happens(id, language()), card.value("happens").toString());
        EXPECT_EQ(rules.steps(id, language()), card.value("steps").toVariant().toStringList());
        EXPECT_EQ(rules.rulings(id, language()), card.value("rulings").toVariant().toList());
        EXPECT_EQ(rules.appDoes(id, language()), card.value("app").toString());
        EXPECT_EQ(rules.symbols(id, language()), clause.value("symbols").toVariant().toList());
    }
    for (const QVariant& section : rules.sections())
        EXPECT_FALSE(rules.sectionTitle(section.toMap().value("id").toString(), language()).isEmpty());
    EXPECT_EQ(rules.title("9.9", language()), QString());
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
