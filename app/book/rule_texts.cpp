// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/rule_texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTranslator>

#include <algorithm>

namespace basekeeper {

namespace {

RuleTexts::Origin originIn(const QJsonObject& clause) {
    const QString ruling = clause.value("ruling").toString();
    return ruling == u"whole"  ? RuleTexts::Origin::Ruling
           : ruling == u"part" ? RuleTexts::Origin::PartlyRuling
                               : RuleTexts::Origin::Printed;
}

QStringList wordsIn(const QJsonObject& object, const char* name) {
    return object.value(QLatin1String(name)).toVariant().toStringList();
}

}  // namespace

RuleTexts::RuleTexts(std::string_view game)
    : m_game(QString::fromLatin1(game.data(), static_cast<qsizetype>(game.size()))) {}

RuleTexts::~RuleTexts() = default;

const RuleTexts::Structure& RuleTexts::structure() const {
    if (m_structure) return *m_structure;
    Structure& found = m_structure.emplace();
    QFile file(QStringLiteral(":/rules/%1.json").arg(m_game));
    // The files are part of the program; a test proves that they can be read and agree.
    if (!file.open(QIODevice::ReadOnly)) return found;
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    for (const auto each : all.value("sections").toArray()) {
        const QJsonObject section = each.toObject();
        const QString id = section.value("id").toString();
        const QStringList clauses = wordsIn(section, "clauses");
        found.sections << QVariantMap{{"id", id}, {"clauses", clauses}};
        for (const QString& clause : clauses) found.sectionOf.insert(clause, id);
    }
    const QJsonObject shelf = all.value("cards").toObject();
    for (const auto each : shelf.value("clauses").toArray()) {
        const QJsonObject card = each.toObject();
        found.cards.push_back(
            {card.value("clause").toString(), card.value("number").toInt(), card.value("picture").toString()});
    }
    const QJsonObject clauses = all.value("clauses").toObject();
    for (auto each = clauses.begin(); each != clauses.end(); ++each) {
        const QJsonObject clause = each.value().toObject();
        found.clauses.insert(each.key(), {originIn(clause), wordsIn(clause, "differs"), clause.value("steps").toInt(),
                                          wordsIn(clause, "clarifications"), wordsIn(clause, "symbols")});
    }
    found.placeShapes = placeShapesIn(all.value("places").toObject());
    const QJsonObject diagrams = all.value("diagrams").toObject();
    for (auto each = diagrams.begin(); each != diagrams.end(); ++each)
        found.diagrams.insert(each.key(), each.value().toObject());
    return found;
}

const QTranslator& RuleTexts::texts(const QString& language) const {
    std::unique_ptr<QTranslator>& texts = m_texts[language];
    if (!texts) {
        texts = std::make_unique<QTranslator>();
        // What cannot be loaded has no texts.
        (void)texts->load(QStringLiteral(":/rules/%1_%2.qm").arg(m_game, language));
    }
    return *texts;
}

QString RuleTexts::told(const QString& id, const QString& language) const {
    const QByteArray key = id.toUtf8();
    QString text = texts(language).translate("", key.constData());
    if (text.isEmpty() && language != u"en") text = texts(QStringLiteral("en")).translate("", key.constData());
    return text;
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
    QStringList lines{told.title, told.card.happens.isEmpty() ? told.text : told.card.happens};
    lines += told.card.steps;
    if (told.origin != Origin::Printed) lines << rulingTag(id, language);
    return lines.join(u'\n');
}

QString RuleTexts::toReadWithDiagram(const QString& id, const QString& language) const {
    const QString shown = diagramTold(id, language);
    return shown.isEmpty() ? toRead(id, language) : toRead(id, language) + u'\n' + shown;
}

Diagram RuleTexts::diagram(const QString& id) const {
    return diagramIn(structure().diagrams.value(id), structure().placeShapes);
}

QVariantMap RuleTexts::diagramParts(const QString& id) const { return laidOut(diagram(id), structure().placeShapes); }

RuleTexts::Clause RuleTexts::clause(const QString& id, const QString& language) const {
    const auto shape = structure().clauses.constFind(id);
    if (shape == structure().clauses.cend()) return {};
    const auto counted = [&](const char* name, qsizetype index) {
        return told(QStringLiteral("%1/%2/%3").arg(id, QLatin1String(name)).arg(index + 1), language);
    };
    Clause clause{title(id, language), text(id, language), sheet(id, language), shape->origin, {}, {}, {}};
    clause.card.happens = happens(id, language);
    clause.card.app = appDoes(id, language);
    clause.card.asked = told(id + QStringLiteral("/asked"), language);
    clause.diagram = diagramTold(id, language);
    for (int step = 0; step < shape->steps; ++step) clause.card.steps << counted("step", step);
    for (qsizetype i = 0; i < shape->clarifications.size(); ++i)
        clause.card.clarifications.push_back({shape->clarifications[i], counted("clarification", i)});
    for (qsizetype i = 0; i < shape->symbols.size(); ++i)
        clause.symbols.push_back({shape->symbols[i], counted("symbol", i)});
    return clause;
}

QString RuleTexts::rulingTag(const QString& id, const QString& language) const {
    return inTextLanguage(language, [this, &id] {
        switch (origin(id)) {
            case Origin::Printed: break;
            case Origin::PartlyRuling: return tr("Partly Basekeeper’s ruling");
            case Origin::Ruling: return tr("Basekeeper’s ruling");
        }
        return QString();
    });
}

QString RuleTexts::sheetNote(const QString& id, const QString& language, const QStringList& readers) const {
    const QStringList differs = structure().clauses.value(id).differs;
    const bool concerns = std::ranges::any_of(readers, [&](const QString& reader) { return differs.contains(reader); });
    return concerns ? sheet(id, language) : QString();
}

QString RuleTexts::asked(const QString& id, const QString& language, const QString& player) const {
    const QString text = told(id + QStringLiteral("/asked"), language);
    return text.contains(QStringLiteral("%1")) ? text.arg(player) : text;
}

QVariantList RuleTexts::clarifications(const QString& id, const QString& language) const {
    QVariantList clarifications;
    for (const Clarification& clarification : clause(id, language).card.clarifications)
        clarifications << QVariantMap{{"clause", clarification.clause}, {"text", clarification.text}};
    return clarifications;
}

QVariantList RuleTexts::symbols(const QString& id, const QString& language) const {
    QVariantList symbols;
    for (const Symbol& symbol : clause(id, language).symbols)
        symbols << QVariantMap{{"picture", symbol.picture}, {"text", symbol.text}};
    return symbols;
}

}  // namespace basekeeper
