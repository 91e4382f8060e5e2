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

/// The track as it lies on the table, for the picture of it: every zone, every ship, and from where ships came. One
/// zone or ship can be looked at closely.
class TrackModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* zones READ zones CONSTANT FINAL)        ///< TrackZoneRow
    Q_PROPERTY(QAbstractItemModel* sections READ sections CONSTANT FINAL)  ///< TrackSectionRow
    Q_PROPERTY(QAbstractItemModel* ships READ ships CONSTANT FINAL)        ///< TrackShipRow
    Q_PROPERTY(int rear READ rear NOTIFY changed FINAL)                    ///< the first zone that is drawn
    Q_PROPERTY(int front READ front NOTIFY changed FINAL)                  ///< the last one that lies there
    Q_PROPERTY(int sectionZones READ sectionZones CONSTANT FINAL)          ///< how many zones a section has
    Q_PROPERTY(int mostTogether READ mostTogether NOTIFY changed FINAL)    ///< ships in one zone
    Q_PROPERTY(int out READ out NOTIFY changed FINAL)                      ///< ships that lie beside the track
    Q_PROPERTY(int inspected READ inspected NOTIFY changed FINAL)          ///< the zone that is looked at; 0: none
    /// who is there and with how much fuel; empty: nothing is looked at
    Q_PROPERTY(QString inspection READ inspection NOTIFY changed FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed FINAL)  ///< the whole track in a sentence

public:
    explicit TrackModel(QObject* parent);

    [[nodiscard]] QAbstractItemModel* zones() { return &m_zones; }
    [[nodiscard]] QAbstractItemModel* sections() { return &m_sections; }
    [[nodiscard]] QAbstractItemModel* ships() { return &m_ships; }
    [[nodiscard]] int rear() const;
    [[nodiscard]] int front() const { return m_front; }
    [[nodiscard]] int sectionZones() const { return outspeed::zonesPerSection; }
    [[nodiscard]] int mostTogether() const;
    [[nodiscard]] int out() const;
    [[nodiscard]] int inspected() const { return m_zone.value_or(0); }
    [[nodiscard]] QString inspection() const;
    [[nodiscard]] QString spoken() const;

    /// Looks closely at a zone, or a ship that is out; at the same one again: no more.
    Q_INVOKABLE void inspectZone(int zone);
    Q_INVOKABLE void inspectShip(int seat);
    Q_INVOKABLE void endInspection();

    /// What is to be seen from now on. `before`: where ships came from, and which section was there; null: nothing came
    /// from anywhere. `meant`: the seats that it is about.
    void show(const outspeed::State& state, const outspeed::Setup& setup, const outspeed::State* before,
              const std::vector<SeatId>& meant = {});
    /// No game: nothing is to be seen.
    void clear();

signals:
    void changed();

private:
    [[nodiscard]] static QString textOf(outspeed::SectionStand);
    void mark();

    GadgetListModel<TrackZoneRow> m_zones;
    GadgetListModel<TrackSectionRow> m_sections;
    GadgetListModel<TrackShipRow> m_ships;
    int m_front = 0;
    std::optional<int> m_zone;     ///< that is looked at
    std::optional<SeatId> m_seat;  ///< that is looked at, where it is out
};

}  // namespace basekeeper
