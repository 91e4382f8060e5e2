// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/track_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

/// The track for its picture: every zone, every ship, and where ships came from. One zone or ship can be inspected.
class TrackModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* zones READ zones CONSTANT FINAL)        ///< TrackZoneRow
    Q_PROPERTY(QAbstractItemModel* sections READ sections CONSTANT FINAL)  ///< TrackSectionRow
    Q_PROPERTY(QAbstractItemModel* ships READ ships CONSTANT FINAL)        ///< TrackShipRow
    Q_PROPERTY(int rear READ rear NOTIFY changed FINAL)                    ///< the first zone that is drawn
    Q_PROPERTY(int front READ front NOTIFY changed FINAL)                  ///< the last zone on the table
    Q_PROPERTY(int sectionZones READ sectionZones CONSTANT FINAL)          ///< zones in a section
    Q_PROPERTY(int mostTogether READ mostTogether NOTIFY changed FINAL)    ///< most ships in one zone
    /// These are of everything that is told together, and the same from its first moment to its last: so the track can
    /// keep its layout meanwhile. The first and the last zone that are drawn at any moment.
    Q_PROPERTY(int toldRear READ toldRear NOTIFY changed FINAL)
    Q_PROPERTY(int toldFront READ toldFront NOTIFY changed FINAL)
    /// The zones that are quiet (see TrackZoneRow), from the rear to the front.
    Q_PROPERTY(QList<int> quietZones READ quietZones NOTIFY changed FINAL)
    /// The zones in which nothing lies or happens, with or without neighbours.
    Q_PROPERTY(QList<int> emptyZones READ emptyZones NOTIFY changed FINAL)
    /// The most ships beside the track.
    Q_PROPERTY(int toldOut READ toldOut NOTIFY changed FINAL)

    Q_PROPERTY(int out READ out NOTIFY changed FINAL)              ///< ships beside the track
    Q_PROPERTY(int inspected READ inspected NOTIFY changed FINAL)  ///< the inspected zone; 0 for none
    /// Who is there and with how much fuel; empty if nothing is inspected.
    Q_PROPERTY(QString inspection READ inspection NOTIFY changed FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed FINAL)  ///< the whole track in words

public:
    explicit TrackModel(QObject* parent);

    [[nodiscard]] QAbstractItemModel* zones() { return &m_zones; }
    [[nodiscard]] QAbstractItemModel* sections() { return &m_sections; }
    [[nodiscard]] QAbstractItemModel* ships() { return &m_ships; }
    [[nodiscard]] int rear() const;
    [[nodiscard]] int front() const { return m_front; }
    [[nodiscard]] int sectionZones() const { return outspeed::zonesPerSection; }
    [[nodiscard]] int mostTogether() const;
    [[nodiscard]] int toldRear() const { return m_told.rear; }
    [[nodiscard]] int toldFront() const { return m_told.front; }
    [[nodiscard]] int toldOut() const { return m_told.out; }
    [[nodiscard]] const QList<int>& quietZones() const { return m_told.quiet; }
    [[nodiscard]] const QList<int>& emptyZones() const { return m_told.empty; }
    [[nodiscard]] int out() const;
    [[nodiscard]] int inspected() const { return m_zone.value_or(0); }
    [[nodiscard]] QString inspection() const;
    [[nodiscard]] QString spoken() const;

    /// Inspects a zone, or a ship that is out; a second time ends it.
    Q_INVOKABLE void inspectZone(int zone);
    Q_INVOKABLE void inspectShip(int seat);
    Q_INVOKABLE void endInspection();

    /// Updates the picture. `before` is the state that ships came from, with its sections; null if nothing moved.
    /// `meant` are the seats that the step is about. `told` are the tables of everything that is told together, in
    /// order and with the one before it; where it is empty, this step is all.
    void show(const outspeed::State& state, const outspeed::Setup& setup, const outspeed::State* before,
              const std::vector<SeatId>& meant = {}, std::vector<const outspeed::State*> told = {});
    /// Clears the picture, when there is no game.
    void clear();

signals:
    void changed();

private:
    [[nodiscard]] static QString textOf(outspeed::SectionStatus);
    void mark();

    /// What stays the same while something is told.
    struct Told {
        int rear = 0;
        int front = 0;
        int out = 0;
        QList<int> quiet;
        QList<int> empty;
    };
    [[nodiscard]] static Told toldBy(const std::vector<const outspeed::State*>& states);

    GadgetListModel<TrackZoneRow> m_zones;
    GadgetListModel<TrackSectionRow> m_sections;
    GadgetListModel<TrackShipRow> m_ships;
    int m_front = 0;
    Told m_told;
    std::optional<int> m_zone;     ///< the inspected one
    std::optional<SeatId> m_seat;  ///< the inspected one, if it is out
};

}  // namespace basekeeper
