// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "app/session/gadget_list_model.h"
#include "app/session/set_source.h"
#include "core/seat.h"
#include "db/store/store.h"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class SessionController;

struct SetupSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;     ///< index
    ROW_FIELD(int, person) = 0;   ///< stays the same when the order changes
    ROW_FIELD(QString, name);     ///< empty if there is none
    ROW_FIELD(QString, standIn);  ///< the name used if there is none
    ROW_FIELD(QString, language);
    ROW_FIELD(QString, languageName);
    ROW_FIELD(bool, first) = false;  ///< goes first

    [[nodiscard]] int key() const { return person; }
    friend bool operator==(const SetupSeatRow&, const SetupSeatRow&) = default;
};

struct ValueSetRow {
    Q_GADGET
    ROW_FIELD(QString, setId);
    ROW_FIELD(QString, name);
    ROW_FIELD(basekeeper::SetSource::Provenance, provenance) = {};
    ROW_FIELD(bool, chosen) = false;

    [[nodiscard]] const QString& key() const { return setId; }
    friend bool operator==(const ValueSetRow&, const ValueSetRow&) = default;
};

/// The set-up of any game: seats, first seat and card values. Starts with those of the last session of that game, so
/// that beginning takes one tap. Each game derives its own.
class GameSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("every game has its own")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)  ///< SetupSeatRow
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(int minSeats READ minSeats CONSTANT FINAL)
    Q_PROPERTY(int maxSeats READ maxSeats CONSTANT FINAL)
    Q_PROPERTY(bool hasFirst READ hasFirst CONSTANT FINAL)  ///< the game has a first seat, which can be chosen
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed FINAL)
    /// Names of players who are not seated, latest first.
    Q_PROPERTY(QStringList remembered READ remembered NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* valueSets READ valueSets CONSTANT FINAL)  ///< ValueSetRow; the example set first
    Q_PROPERTY(bool hasOwnValues READ hasOwnValues NOTIFY changed FINAL)     ///< there is a set besides the example
    Q_PROPERTY(QString valueSetName READ valueSetName NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::SetSource::Provenance valueSetProvenance READ valueSetProvenance NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)  ///< an error of the store, or empty

public:
    ~GameSetup() override;

    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] int seatCount() const { return static_cast<int>(m_people.size()); }
    [[nodiscard]] int minSeats() const { return m_kind.fewest; }
    [[nodiscard]] int maxSeats() const { return m_kind.most; }
    [[nodiscard]] bool hasFirst() const { return m_kind.hasFirst; }
    [[nodiscard]] bool canRemove() const { return seatCount() > minSeats(); }
    [[nodiscard]] QStringList remembered() const;
    [[nodiscard]] QAbstractItemModel* valueSets() { return &m_valueSets; }
    [[nodiscard]] bool hasOwnValues() const { return !m_sets.empty(); }
    [[nodiscard]] QString valueSetName() const;
    [[nodiscard]] SetSource::Provenance valueSetProvenance() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Seats that many, from `minSeats` to `maxSeats`. Who sat last leaves first, and comes back when seats are added.
    Q_INVOKABLE void setSeatCount(int count);
    Q_INVOKABLE void removeSeat(int seat);
    /// Two people change places; who goes first still does.
    Q_INVOKABLE void swapSeats(int seat, int other);
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setLanguage(int seat, const QString& language);
    Q_INVOKABLE void setFirst(int seat);

    Q_INVOKABLE void chooseValueSet(const QString& setId);
    Q_INVOKABLE bool removeValueSet(const QString& setId);

    /// Takes over the last session's set-up; the first time, three seats without names.
    Q_INVOKABLE void prepare();
    /// Begins the game. Returns false if it could not be saved, or if acts of the game at the table would be lost
    /// (`problem`).
    Q_INVOKABLE bool begin();
    /// Begins the game in memory only, whatever of the one at the table is lost.
    Q_INVOKABLE bool beginInMemory();

    /// Updates everything that is shown, for example after a change of language.
    virtual void refresh();

signals:
    void changed();

protected:
    /// What can be agreed in a game.
    struct Kind {
        int fewest = 0;  ///< number of seats
        int most = 0;
        bool hasFirst = true;   ///< the game has a first seat
        bool hasValues = true;  ///< its cards have values, which belong to the set-up
    };
    /// The part of a set-up that all games share.
    struct Agreed {
        std::vector<Seat> seats;
        SeatId first = 0;         ///< 0 if the game has no first seat
        QJsonObject values = {};  ///< as returned by `sameValues`
    };

    /// The constructor of a derived class must call `prepare` at its end.
    GameSetup(SessionController& controller, Languages& languages, QString game, Kind kind, QObject* parent);

    /// Resets the game's own options.
    virtual void reset() = 0;
    /// Takes the game's own options from a stored set-up. Nothing if it is invalid; the options are then unchanged.
    virtual std::optional<Agreed> loadOptions(const QJsonObject& setup) = 0;
    /// Card values in a canonical form, so that equal values compare equal. This and `exampleName` are only used by
    /// games with values.
    [[nodiscard]] virtual QJsonObject sameValues(const QJsonObject& values) const { return values; }
    [[nodiscard]] virtual QString exampleName() const { return {}; }
    /// Returns false if the game has not begun (`SessionController::problem`).
    virtual bool beginWith(std::vector<Seat> seats, SeatId first) = 0;

    /// The values of the chosen set; empty for the example set.
    [[nodiscard]] QJsonObject chosenValues() const;
    /// Saves values under a name and chooses them; an empty id makes a new set. Returns false if saving failed
    /// (`problem`); the values then apply to this game nevertheless.
    bool keepValueSet(const QString& setId, const QString& name, SetSource::Provenance provenance,
                      const QJsonObject& values);

    [[nodiscard]] SessionController& controller() const { return m_controller; }

private:
    struct Person {
        int id;
        QString name;      ///< empty for the seat's stand-in name
        QString language;  ///< empty for the screen's
    };
    [[nodiscard]] QString shownName(std::size_t seat) const;
    [[nodiscard]] QString languageOf(const Person& person) const;
    [[nodiscard]] const ValueSet* chosenSet() const;
    [[nodiscard]] std::optional<Agreed> loadLatestOptions();
    void loadLists();
    bool beginAnyway();
    void rememberPlayers();

    SessionController& m_controller;
    Languages& m_languages;
    QString m_game;
    Kind m_kind;
    std::vector<Person> m_people;
    std::vector<Person> m_left;  ///< when there were fewer seats; the last one comes back first
    int m_nextPerson = 0;
    int m_first = 0;
    std::vector<Player> m_players;
    std::vector<ValueSet> m_sets;
    QString m_chosenSet;  ///< empty for the example set
    QString m_problem;
    GadgetListModel<SetupSeatRow> m_seats;
    GadgetListModel<ValueSetRow> m_valueSets;
};

}  // namespace basekeeper
