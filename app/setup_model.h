// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gadget_list_model.h"
#include "core/all_your_base/setup.h"
#include "db/store.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

class Languages;
class SessionController;

struct SetupSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)          ///< the place, from 0
    Q_PROPERTY(int person MEMBER person FINAL)      ///< stays with the person when the order changes
    Q_PROPERTY(QString name MEMBER name FINAL)          ///< empty: nobody has been named
    Q_PROPERTY(QString standIn MEMBER standIn FINAL)    ///< the name that is used if nobody is named
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(QString languageName MEMBER languageName FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)

public:
    int seat = 0;
    int person = 0;
    QString name;
    QString standIn;
    QString language;
    QString languageName;
    bool first = false;

    [[nodiscard]] int key() const { return person; }
    friend bool operator==(const SetupSeatRow&, const SetupSeatRow&) = default;
};

struct ValueSetRow {
    Q_GADGET
    Q_PROPERTY(QString setId MEMBER setId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString provenance MEMBER provenance FINAL)  ///< "example", "table" or "printed"
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString setId;
    QString name;
    QString provenance;
    bool chosen = false;

    [[nodiscard]] const QString& key() const { return setId; }
    friend bool operator==(const ValueSetRow&, const ValueSetRow&) = default;
};

/// What is agreed before the first turn. It comes up as the last game had it, so that "begin" is one tap.
class SetupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)          ///< SetupSeatRow
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed FINAL)
    Q_PROPERTY(QStringList remembered READ remembered NOTIFY changed FINAL)  ///< names of players not yet seated, the latest first

    Q_PROPERTY(int standardThreshold READ standardThreshold NOTIFY changed FINAL) ///< 0.2
    Q_PROPERTY(int threshold READ threshold WRITE setThreshold NOTIFY changed FINAL)  ///< the one in force
    Q_PROPERTY(bool ownThreshold READ ownThreshold NOTIFY changed FINAL)     ///< it is not the standard one
    Q_PROPERTY(bool onlyGained READ onlyGained WRITE setOnlyGained NOTIFY changed FINAL)            ///< 0.4
    Q_PROPERTY(bool anyRedAlerts READ anyRedAlerts WRITE setAnyRedAlerts NOTIFY changed FINAL)      ///< 1.2
    Q_PROPERTY(bool change READ change WRITE setChange NOTIFY changed FINAL)                        ///< 3B.3
    Q_PROPERTY(bool card11Base READ card11Base WRITE setCard11Base NOTIFY changed FINAL)            ///< 5.11
    Q_PROPERTY(bool card7Giver READ card7Giver WRITE setCard7Giver NOTIFY changed FINAL)            ///< 5.7
    Q_PROPERTY(bool counterClockwise READ counterClockwise WRITE setCounterClockwise NOTIFY changed FINAL) ///< 0.9
    Q_PROPERTY(int changedOptions READ changedOptions NOTIFY changed FINAL)  ///< how many are not as by default

    Q_PROPERTY(QAbstractItemModel* valueSets READ valueSets CONSTANT FINAL)  ///< ValueSetRow; the example set first
    Q_PROPERTY(QString valueSetName READ valueSetName NOTIFY changed FINAL)
    Q_PROPERTY(QString valueSetProvenance READ valueSetProvenance NOTIFY changed FINAL)
    /// The chosen set: [{card, name, attack, defense, ship}], and the base's own defense.
    Q_PROPERTY(QVariantList values READ values NOTIFY changed FINAL)
    Q_PROPERTY(int baseDefense READ baseDefense NOTIFY changed FINAL)

    Q_PROPERTY(bool declaredPosition READ declaredPosition WRITE setDeclaredPosition NOTIFY changed FINAL) ///< 7.2
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)            ///< what the disk said; empty: nothing

public:
    SetupModel(SessionController& controller, Languages& languages, QObject* parent = nullptr);

    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] int seatCount() const { return static_cast<int>(m_people.size()); }
    [[nodiscard]] bool canAdd() const { return seatCount() < all_your_base::maxSeats; }
    [[nodiscard]] bool canRemove() const { return seatCount() > all_your_base::minSeats; }
    [[nodiscard]] QStringList remembered() const;
    [[nodiscard]] int standardThreshold() const;
    [[nodiscard]] int threshold() const;
    void setThreshold(int bases);
    [[nodiscard]] bool ownThreshold() const { return threshold() != standardThreshold(); }
    [[nodiscard]] bool onlyGained() const { return m_options.held == all_your_base::Held::Gained; }
    void setOnlyGained(bool only);
    [[nodiscard]] bool anyRedAlerts() const { return m_options.redAlertsPerTurn == all_your_base::RedAlertsPerTurn::Any; }
    void setAnyRedAlerts(bool any);
    [[nodiscard]] bool change() const { return m_options.change; }
    void setChange(bool change);
    [[nodiscard]] bool card11Base() const { return m_options.card11 == all_your_base::Card11::Base; }
    void setCard11Base(bool base);
    [[nodiscard]] bool card7Giver() const { return m_options.card7 == all_your_base::Card7::Giver; }
    void setCard7Giver(bool giver);
    [[nodiscard]] bool counterClockwise() const { return m_options.direction == all_your_base::Direction::CounterClockwise; }
    void setCounterClockwise(bool counter);
    [[nodiscard]] int changedOptions() const;
    [[nodiscard]] QAbstractItemModel* valueSets() { return &m_valueSets; }
    [[nodiscard]] QString valueSetName() const;
    [[nodiscard]] QString valueSetProvenance() const;
    [[nodiscard]] QVariantList values() const;
    [[nodiscard]] int baseDefense() const;
    [[nodiscard]] bool declaredPosition() const { return m_declaredPosition; }
    void setDeclaredPosition(bool declared);
    [[nodiscard]] const QString& problem() const { return m_problem; }

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void moveSeat(int from, int to);
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setLanguage(int seat, const QString& language);
    Q_INVOKABLE void setFirst(int seat);
    Q_INVOKABLE void resetOptions();
    Q_INVOKABLE void useStandardThreshold();

    Q_INVOKABLE void chooseValueSet(const QString& setId);
    /// Keeps points under a name; an empty id makes a new set. `values` as the property, in any order.
    /// Chosen at once. False: it could not be kept (`problem`).
    Q_INVOKABLE bool saveValueSet(const QString& setId, const QString& name, const QString& provenance, const QVariantList& values, int baseDefense);
    Q_INVOKABLE bool removeValueSet(const QString& setId);

    /// As the last game had it; at the first start three seats with stand-in names.
    Q_INVOKABLE void prepare();
    /// Begins the game. False: it could not be put on disk (`problem`).
    Q_INVOKABLE bool begin();
    /// Begins it all the same, in memory only.
    Q_INVOKABLE bool beginInMemory();

    void refresh();

signals:
    void changed();

private:
    struct Person {
        int id;
        QString name;      ///< empty: the stand-in of its place
        QString language;  ///< empty: the screen's
    };
    [[nodiscard]] all_your_base::Setup made() const;
    [[nodiscard]] QString shownName(std::size_t seat) const;
    [[nodiscard]] const ValueSet* chosenSet() const;
    [[nodiscard]] std::optional<all_your_base::Setup> lastSetup();
    void loadLists();
    void rememberPlayers();

    SessionController& m_controller;
    Languages& m_languages;
    std::vector<Person> m_people;
    int m_nextPerson = 0;
    int m_first = 0;
    all_your_base::Options m_options;
    std::vector<Player> m_players;
    std::vector<ValueSet> m_sets;
    QString m_chosenSet;  ///< empty: the example set
    bool m_declaredPosition = false;
    QString m_problem;
    GadgetListModel<SetupSeatRow> m_seats;
    GadgetListModel<ValueSetRow> m_valueSets;
};

}  // namespace basekeeper
