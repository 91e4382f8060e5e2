// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/rule_texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace basekeeper {

namespace {

QVariantList sectionsOf(const QJsonObject& texts) {
    QVariantList sections;
    for (const auto found : texts.value("sections").toArray()) {
        const QJsonObject section = found.toObject();
        sections << QVariantMap{{"id", section.value("id").toString()},
                                {"clauses", section.value("clauses").toVariant().toStringList()}};
    }
    return sections;
}

std::vector<RuleTexts::CardOf> cardsOf(const QJsonObject& shelf) {
    std::vector<RuleTexts::CardOf> cards;
    for (const auto found : shelf.value("clauses").toArray()) {
        const QJsonObject card = found.toObject();
        cards.push_back(
            {card.value("clause").toString(), card.value("number").toInt(), card.value("picture").toString()});
    }
    return cards;
}

std::vector<RuleTexts::Symbol> symbolsOf(const QJsonArray& told) {
    std::vector<RuleTexts::Symbol> symbols;
    for (const auto found : told) {
        const QJsonObject symbol = found.toObject();
        symbols.push_back({symbol.value("picture").toString(), symbol.value("text").toString()});
    }
    return symbols;
}

RuleTexts::Card cardIn(const QJsonObject& told) {
    RuleTexts::Card card{told.value("happens").toString(),
                         told.value("steps").toVariant().toStringList(),
                         {},
                         told.value("app").toString(),
                         told.value("asked").toString()};
    for (const auto found : told.value("rulings").toArray()) {
        const QJsonObject ruling = found.toObject();
        card.rulings.push_back({ruling.value("clause").toString(), ruling.value("text").toString()});
    }
    return card;
}

}  // namespace

RuleTexts::RuleTexts(std::string_view game)
    : m_game(QString::fromLatin1(game.data(), static_cast<qsizetype>(game.size()))) {}

const RuleTexts::Texts& RuleTexts::read() const {
    if (m_texts) return *m_texts;
    Texts& found = m_texts.emplace();
    for (const QString& language : Languages::all()) {
        QFile file(QStringLiteral(":/rules/%1.%2.json").arg(m_game, language));
        // The files are part of the program; a test proves that they can be read and agree.
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QJsonObject texts = QJsonDocument::fromJson(file.readAll()).object();
        for (const auto each : texts.value("sections").toArray()) {
            const QJsonObject section = each.toObject();
            const QString id = section.value("id").toString();
            found.sectionTitles[language].insert(id, section.value("title").toString());
            for (const auto clause : section.value("clauses").toArray()) found.sectionOf.insert(clause.toString(), id);
        }
        const QJsonObject shelf = texts.value("cards").toObject();
        const QJsonObject unopened = shelf.value("unopened").toObject();
        found.shelfTexts.insert(language, {shelf.value("title").toString(), shelf.value("search").toString(),
                                           unopened.value("title").toString(), unopened.value("text").toString()});
        // All languages have the same clauses and cards.
        if (found.sections.isEmpty()) {
            found.sections = sectionsOf(texts);
            found.cards = cardsOf(shelf);
            found.unopenedPicture = unopened.value("picture").toString();
        }
        const QJsonObject clauses = texts.value("clauses").toObject();
        for (auto it = clauses.begin(); it != clauses.end(); ++it) {
            const QJsonObject clause = it.value().toObject();
            found.clauses[language].insert(it.key(),
                                           {clause.value("title").toString(), clause.value("text").toString(),
                                            clause.value("sheet").toString(), cardIn(clause.value("card").toObject()),
                                            symbolsOf(clause.value("symbols").toArray())});
        }
    }
    return found;
}

bool RuleTexts::isNamed(const QString& id) {
    const QString word = id.section(u'.', 1);
    return !word.isEmpty() && word.front().isLetter();
}

QString RuleTexts::number(const QString& id) { return isNamed(id) ? id.section(u'.', 0, 0) : id; }

const RuleTexts::CardOf* RuleTexts::cardOf(const QString& id) const {
    const std::vector<CardOf>& all = cards();
    const auto found = std::ranges::find(all, id, &CardOf::clause);
    return found == all.end() ? nullptr : &*found;
}

QString RuleTexts::picture(const QString& id) const {
    const CardOf* card = cardOf(id);
    return card == nullptr ? QString() : card->picture;
}

int RuleTexts::cardNumber(const QString& id) const {
    const CardOf* card = cardOf(id);
    return card == nullptr ? 0 : card->number;
}

bool RuleTexts::hasPictures() const {
    return std::ranges::any_of(cards(), [](const CardOf& card) { return !card.picture.isEmpty(); });
}

QString RuleTexts::toRead(const QString& id, const QString& language) const {
    const Clause told = clause(id, language);
    return (QStringList{told.title, told.card.happens.isEmpty() ? told.text : told.card.happens} + told.card.steps)
        .join(u'\n');
}

RuleTexts::Clause RuleTexts::clause(const QString& id, const QString& language) const {
    return read().clauses.value(language).value(id);
}

QString RuleTexts::asked(const QString& id, const QString& language, const QString& player) const {
    const QString text = clause(id, language).card.asked;
    return text.contains(QStringLiteral("%1")) ? text.arg(player) : text;
}

QVariantList RuleTexts::rulings(const QString& id, const QString& language) const {
    QVariantList rulings;
    for (const Ruling& ruling : clause(id, language).card.rulings)
        rulings << QVariantMap{{"clause", ruling.clause}, {"text", ruling.text}};
    return rulings;
}

QVariantList RuleTexts::symbols(const QString& id, const QString& language) const {
    QVariantList symbols;
    for (const Symbol& symbol : clause(id, language).symbols)
        symbols << QVariantMap{{"picture", symbol.picture}, {"text", symbol.text}};
    return symbols;
}

}  // namespace basekeeper
