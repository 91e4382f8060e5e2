// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "app/session/gadget_list_model.h"
#include "core/all_your_base/attack_check.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace basekeeper {

class Languages;

/// A kind of card that can be tapped, and how often it was.
struct CheckKindRow {
    Q_GADGET
    ROW_FIELD(QString, card);  ///< "zig", "crew", ...
    ROW_FIELD(QString, name);
    ROW_FIELD(int, attack) = 0;
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(int, count) = 0;
    ROW_FIELD(QString, spoken);  ///< its accessible name

    [[nodiscard]] const QString& key() const { return card; }
    friend bool operator==(const CheckKindRow&, const CheckKindRow&) = default;
};

/// Cards of an answer.
struct CheckCards {
    Q_GADGET
    QML_VALUE_TYPE(checkCards)
    ROW_FIELD(QVariantList, cards);  ///< [{card, attack, defense, count}], such as there are
    ROW_FIELD(QString, words);       ///< such as "2 Zig and Destroyer"; empty if there are none
    friend bool operator==(const CheckCards&, const CheckCards&) = default;
};

/// Attack math without a game: tapped together on two sides, answered at once. It can be turned round: what must stand
/// on the base to hold?
class AttackCheckModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    /// That of whoever asks, in which all texts are; until one is chosen, and after the screen's changes, the screen's.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    Q_PROPERTY(bool turnedRound READ turnedRound WRITE setTurnedRound NOTIFY changed FINAL)

    Q_PROPERTY(QAbstractItemModel* attackers READ attackers CONSTANT FINAL)  ///< CheckKindRow
    Q_PROPERTY(QAbstractItemModel* defenders READ defenders CONSTANT FINAL)  ///< CheckKindRow
    Q_PROPERTY(QAbstractItemModel* pile READ pile CONSTANT FINAL)            ///< CheckKindRow: ships alone
    Q_PROPERTY(int pileCount READ pileCount NOTIFY changed FINAL)
    Q_PROPERTY(bool untouched READ untouched NOTIFY changed FINAL)  ///< no card was tapped
    Q_PROPERTY(bool full READ full NOTIFY changed FINAL)            ///< there are no more cards in the game
    Q_PROPERTY(QString fullText READ fullText NOTIFY changed FINAL)
    Q_PROPERTY(int baseDefense READ baseDefense WRITE setBaseDefense NOTIFY changed FINAL)
    Q_PROPERTY(bool pointsChanged READ pointsChanged NOTIFY changed FINAL)  ///< they are not those of the chosen set

    Q_PROPERTY(bool asked READ asked NOTIFY changed FINAL)         ///< something attacks
    Q_PROPERTY(int attack READ attack NOTIFY changed FINAL)        ///< attack points
    Q_PROPERTY(int defense READ defense NOTIFY changed FINAL)      ///< what stands on the base, and its own
    Q_PROPERTY(int needed READ needed NOTIFY changed FINAL)        ///< the attack points that capture the base
    Q_PROPERTY(int mustStand READ mustStand NOTIFY changed FINAL)  ///< the defense that would hold
    Q_PROPERTY(bool enough READ enough NOTIFY changed FINAL)       ///< to capture; turned round, to hold
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)  ///< such as "just enough" or "2 missing"
    Q_PROPERTY(QString spare READ spare NOTIFY changed FINAL)      ///< such as "surplus 2"; empty if there is none
    /// The fewest of the tapped cards that would do, where they are fewer than all.
    Q_PROPERTY(basekeeper::CheckCards fewest READ fewest NOTIFY changed FINAL)
    Q_PROPERTY(bool allNeeded READ allNeeded NOTIFY changed FINAL)  ///< it is enough, and not without any of them
    /// The fewest that would have to come to them, where it is not enough.
    Q_PROPERTY(basekeeper::CheckCards more READ more NOTIFY changed FINAL)
    Q_PROPERTY(bool outOfReach READ outOfReach NOTIFY changed FINAL)  ///< no such cards would do
    Q_PROPERTY(int surplus READ surplus NOTIFY changed FINAL)         ///< of the attack
    Q_PROPERTY(basekeeper::CheckCards change READ change NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::CheckCards attackerLoses READ attackerLoses NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::CheckCards defenderLoses READ defenderLoses NOTIFY changed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)  ///< to be read aloud, one sentence a line

public:
    enum class Side { Attackers, Defenders, Pile };
    Q_ENUM(Side)

    /// Begins a game with the question as its first ruling; returns false if it could not be saved.
    using Begin = std::function<bool(all_your_base::AttackQuestion)>;

    AttackCheckModel(const Languages& languages, Begin begin, QObject* parent);

    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] bool turnedRound() const { return m_turnedRound; }
    void setTurnedRound(bool turned);
    [[nodiscard]] QAbstractItemModel* attackers() { return &m_attackers; }
    [[nodiscard]] QAbstractItemModel* defenders() { return &m_defenders; }
    [[nodiscard]] QAbstractItemModel* pile() { return &m_pile; }
    [[nodiscard]] int pileCount() const { return m_question.pile.total(); }
    [[nodiscard]] bool untouched() const { return cardCount() == 0; }
    [[nodiscard]] bool full() const { return cardCount() == all_your_base::maxCardsToCheck; }
    [[nodiscard]] QString fullText() const;
    [[nodiscard]] int baseDefense() const { return m_question.values.baseDefense; }
    void setBaseDefense(int defense);
    [[nodiscard]] bool pointsChanged() const { return m_question.values != m_chosen; }

    [[nodiscard]] bool asked() const { return m_question.attackers.total() > 0; }
    [[nodiscard]] int attack() const { return m_answer.reach.points; }
    [[nodiscard]] int defense() const { return m_hold.points; }
    [[nodiscard]] int needed() const { return m_answer.reach.needed; }
    [[nodiscard]] int mustStand() const { return m_hold.needed; }
    [[nodiscard]] bool enough() const { return reach().enough(); }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString spare() const;
    [[nodiscard]] CheckCards fewest() const;
    [[nodiscard]] bool allNeeded() const;
    [[nodiscard]] CheckCards more() const;
    [[nodiscard]] bool outOfReach() const { return !reach().enough() && !reach().more; }
    [[nodiscard]] int surplus() const { return m_answer.reach.surplus; }
    [[nodiscard]] CheckCards change() const { return told(m_answer.change.cards); }
    [[nodiscard]] CheckCards attackerLoses() const { return told(m_answer.attackerLoses.cards); }
    [[nodiscard]] CheckCards defenderLoses() const { return told(m_answer.defenderLoses.cards); }
    [[nodiscard]] QString summary() const;

    /// One more card of that kind; nothing happens once it is `full`, or for what is no ship in the pile.
    Q_INVOKABLE void add(basekeeper::AttackCheckModel::Side side, const QString& card);
    /// One less, if there is one.
    Q_INVOKABLE void takeOff(basekeeper::AttackCheckModel::Side side, const QString& card);
    /// Takes all cards off; the points stay.
    Q_INVOKABLE void clear();
    /// Changes the points of a kind for this question alone. CREW and CATS keep their defense of 0 (2C).
    Q_INVOKABLE void setPoints(const QString& card, int attack, int defense);
    /// Back to the points of the chosen set.
    Q_INVOKABLE void resetPoints();
    /// Begins a game of those who played last, by their house rules, in which the cards lie as they were tapped: the
    /// first seat is to attack, the next one to defend. Returns false if it could not be saved; the set-up says why.
    Q_INVOKABLE bool begin() { return m_begin(m_question); }

    /// The points of the chosen set. Others than before take the place of those of the question. Call it after the
    /// language has changed, too.
    void useValues(const all_your_base::CardValues& values);

signals:
    void changed();

private:
    void refresh();
    [[nodiscard]] int cardCount() const;
    [[nodiscard]] const all_your_base::Reach& reach() const { return m_turnedRound ? m_hold : m_answer.reach; }
    [[nodiscard]] const all_your_base::CardCounts& own() const {
        return m_turnedRound ? m_question.defenders : m_question.attackers;
    }
    [[nodiscard]] all_your_base::CardCounts& cardsOf(Side side);
    [[nodiscard]] CheckCards told(const all_your_base::CardCounts& cards) const;
    [[nodiscard]] std::vector<CheckKindRow> rows(const all_your_base::CardCounts& cards, bool shipsAlone) const;
    [[nodiscard]] QString verdictHere() const;
    [[nodiscard]] QStringList sentences() const;

    const Languages& m_languages;
    const Begin m_begin;
    QString m_language;  ///< empty for the screen's
    QString m_screensLanguage;
    bool m_turnedRound = false;
    all_your_base::CardValues m_chosen;
    all_your_base::AttackQuestion m_question;
    all_your_base::AttackAnswer m_answer;
    all_your_base::Reach m_hold;
    GadgetListModel<CheckKindRow> m_attackers;
    GadgetListModel<CheckKindRow> m_defenders;
    GadgetListModel<CheckKindRow> m_pile;
};

}  // namespace basekeeper
