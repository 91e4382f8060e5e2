// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/outspeed/choices.h"
#include "core/outspeed/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <vector>

namespace basekeeper {

/// The wheels as they are revealed on the table: collects a route for each seat until all are entered at once. Where an
/// act is corrected, it collects one.
class ProgramGrid : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)  ///< GridSeatRow, those in the race
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)     ///< every seat has a route and, if needed, a wheel
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)        ///< how many seats do not
    Q_PROPERTY(bool single READ isSingle NOTIFY changed FINAL)       ///< one route is asked, of any seat

public:
    explicit ProgramGrid(QObject* parent);

    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] bool complete() const { return missing() == 0; }
    [[nodiscard]] int missing() const;
    [[nodiscard]] bool isSingle() const { return m_single; }

    /// Updates the state, which may be one outside programming. Keeps the collected routes while the tile is the same,
    /// also while a correction asks for a single one.
    void show(const outspeed::State& state, const outspeed::Setup& setup, bool single);
    void clear();
    /// Sets the route of a seat, or clears it if it was the same. Returns why, if the seat cannot choose it; nothing
    /// changes then.
    [[nodiscard]] std::optional<outspeed::Violation> choose(SeatId seat, int route);
    [[nodiscard]] std::optional<outspeed::Violation> setWheel(SeatId seat, int wheel);
    /// The collected choices of seats that have not programmed.
    [[nodiscard]] const std::map<SeatId, outspeed::Choice>& choices() const { return m_choices; }

signals:
    void changed();

private:
    void refresh();

    outspeed::State m_state;
    outspeed::Setup m_setup;
    std::map<SeatId, outspeed::Choice> m_choices;
    bool m_single = false;
    /// What was collected at the table before a correction.
    struct Collected {
        outspeed::State state;
        outspeed::Setup setup;
        std::map<SeatId, outspeed::Choice> choices;
    };
    std::optional<Collected> m_aside;
    GadgetListModel<GridSeatRow> m_seats;
};

}  // namespace basekeeper
