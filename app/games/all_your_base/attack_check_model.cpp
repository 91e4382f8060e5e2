// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/attack_check_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/all_your_base_words.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "db/games/all_your_base/codec.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_your_base;

AttackCheckModel::AttackCheckModel(const Languages& languages, Begin begin, QObject* parent)
    : QObject(parent), m_languages(languages), m_begin(std::move(begin)) {
    refresh();
}

QString AttackCheckModel::language() const { return m_language.isEmpty() ? m_languages.current() : m_language; }

void AttackCheckModel::setLanguage(const QString& language) {
    m_language = Languages::known(language);
    refresh();
}

void AttackCheckModel::setTurnedRound(bool turned) {
    m_turnedRound = turned;
    emit changed();
}

int AttackCheckModel::cardCount() const {
    return m_question.attackers.total() + m_question.defenders.total() + m_question.pile.total();
}

CardCounts& AttackCheckModel::cardsOf(Side side) {
    return side == Side::Attackers   ? m_question.attackers
           : side == Side::Defenders ? m_question.defenders
                                     : m_question.pile;
}

void AttackCheckModel::add(Side side, const QString& card) {
    const auto kind = AllYourBaseCodec::cardNamed(card);
    if (!kind || full() || (side == Side::Pile && !isShip(*kind))) return;
    ++cardsOf(side)[*kind];
    refresh();
}

void AttackCheckModel::takeOff(Side side, const QString& card) {
    const auto kind = AllYourBaseCodec::cardNamed(card);
    if (!kind || cardsOf(side)[*kind] == 0) return;
    --cardsOf(side)[*kind];
    refresh();
}

void AttackCheckModel::clear() {
    for (const Side side : {Side::Attackers, Side::Defenders, Side::Pile}) cardsOf(side) = {};
    refresh();
}

void AttackCheckModel::setPoints(const QString& card, int attack, int defense) {
    const auto kind = AllYourBaseCodec::cardNamed(card);
    if (!kind) return;
    m_question.values[*kind] = {std::clamp(attack, 0, maxPoints),
                                isShip(*kind) ? std::clamp(defense, 0, maxPoints) : 0};
    refresh();
}

void AttackCheckModel::setBaseDefense(int defense) {
    m_question.values.baseDefense = std::clamp(defense, 0, maxPoints);
    refresh();
}

void AttackCheckModel::resetPoints() {
    m_question.values = m_chosen;
    refresh();
}

void AttackCheckModel::useValues(const CardValues& values) {
    if (values != m_chosen) m_question.values = m_chosen = values;
    refresh();
}

void AttackCheckModel::refresh() {
    if (m_screensLanguage != m_languages.current()) m_language.clear();
    m_screensLanguage = m_languages.current();
    m_answer = checkAttack(m_question);
    m_hold = checkDefense(m_question);
    m_attackers.setRows(rows(m_question.attackers, false));
    m_defenders.setRows(rows(m_question.defenders, false));
    m_pile.setRows(rows(m_question.pile, true));
    emit changed();
}

std::vector<CheckKindRow> AttackCheckModel::rows(const CardCounts& cards, bool shipsAlone) const {
    return inTextLanguage(language(), [&] {
        std::vector<CheckKindRow> kinds;
        for (const Card card : allCards) {
            if (shipsAlone && !isShip(card)) continue;
            const Points& points = m_question.values[card];
            CheckKindRow row;
            row.card = AllYourBaseCodec::cardName(card);
            row.name = AllYourBaseTexts::cardName(card);
            row.attack = points.attack;
            row.defense = points.defense;
            row.count = cards[card];
            //: a kind of card, its points, how many of them were tapped
            row.spoken = tr("%1, attack %2, defense %3: %4")
                             .arg(row.name, QString::number(row.attack), QString::number(row.defense),
                                  QString::number(row.count));
            kinds.push_back(row);
        }
        return kinds;
    });
}

CheckCards AttackCheckModel::told(const CardCounts& cards) const {
    return inTextLanguage(language(), [&] {
        CheckCards told;
        QStringList names;
        for (const Card card : allCards) {
            if (cards[card] == 0) continue;
            const Points& points = m_question.values[card];
            told.cards << QVariantMap{{QStringLiteral("card"), QString(AllYourBaseCodec::cardName(card))},
                                      {QStringLiteral("attack"), points.attack},
                                      {QStringLiteral("defense"), points.defense},
                                      {QStringLiteral("count"), cards[card]}};
            names << AllYourBaseTexts::countedCard(card, cards[card]);
        }
        told.words = Joined::list(names);
        return told;
    });
}

CheckCards AttackCheckModel::fewest() const {
    return reach().enough() && reach().fewest != own() ? told(reach().fewest) : CheckCards();
}

bool AttackCheckModel::allNeeded() const { return reach().enough() && own().total() > 0 && reach().fewest == own(); }

CheckCards AttackCheckModel::more() const { return reach().more ? told(reach().more->cards) : CheckCards(); }

QString AttackCheckModel::fullText() const {
    return inTextLanguage(language(),
                          [] { return tr("No more than %1 cards: the game has no more.").arg(maxCardsToCheck); });
}

QString AttackCheckModel::verdict() const {
    return inTextLanguage(language(), [this] { return verdictHere(); });
}

QString AttackCheckModel::spare() const {
    if (!asked() || reach().surplus == 0) return {};
    if (!m_turnedRound) return surplusText(Translator(m_languages, language()), reach().surplus);
    return inTextLanguage(language(), [this] { return tr("%n to spare", nullptr, reach().surplus); });
}

QString AttackCheckModel::verdictHere() const {
    if (!asked()) return {};
    //: points that are missing
    if (!reach().enough()) return tr("%n missing", "points", reach().missing);
    if (m_turnedRound) {
        //: a base with its cards holds against an attack, with nothing to spare
        if (reach().justEnough()) return tr("just holds");
        //: a base with its cards holds against an attack
        return tr("holds");
    }
    return enoughText(Translator(m_languages, language()), reach().surplus);
}

QString AttackCheckModel::summary() const {
    return inTextLanguage(language(), [this] { return sentences().join(u'\n'); });
}

QStringList AttackCheckModel::sentences() const {
    if (!asked()) return {tr("Tap the cards that attack.")};
    QStringList lines;
    if (m_turnedRound) {
        lines << tr("Against %1 attack, this base needs a defense of %2.").arg(attack()).arg(mustStand());
        lines << (reach().enough()
                      ? tr("A defense of %1 holds.").arg(defense())
                      : tr("Only %1 defense stands here: %n missing.", nullptr, reach().missing).arg(defense()));
        if (const QString words = more().words; !words.isEmpty())
            lines << tr("With %1 added, the base would hold.").arg(words);
    } else {
        lines << tr("%1 attack against %2 defense.").arg(attack()).arg(defense());
        lines << (!reach().enough()      ? tr("Not enough: %n missing.", nullptr, reach().missing)
                  : reach().justEnough() ? tr("Just enough.")
                                         : tr("Enough, with a surplus of %1.").arg(reach().surplus));
        if (const QString words = more().words; !words.isEmpty()) lines << tr("Adding %1 would be enough.").arg(words);
    }
    if (outOfReach()) lines << tr("Not even all the cards in the game would be enough.");
    if (const QString words = fewest().words; !words.isEmpty()) lines << tr("The fewest that would do: %1.").arg(words);
    if (m_turnedRound || !reach().enough()) return lines;
    if (const QString words = change().words; !words.isEmpty()) lines << tr("Best change to take: %1.").arg(words);
    const QString attackers = attackerLoses().words;
    const QString defenders = defenderLoses().words;
    //: cards; the attacker’s, and the defender’s
    lines << (defenders.isEmpty()
                  ? tr("A counterattack would cost the attacker %1.").arg(attackers)
                  : tr("A counterattack would cost the attacker %1, and the defender %2.").arg(attackers, defenders));
    return lines;
}

}  // namespace basekeeper
