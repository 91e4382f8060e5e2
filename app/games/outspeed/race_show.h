// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/outspeed_voice.h"
#include "app/games/outspeed/track_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/outspeed/happening.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <vector>

namespace basekeeper {

/// The applied bonuses and resolved routes, shown in beats: a beat is everything that happens at the same moment (all
/// costs, all benefits, the tokens of one zone), so that a turn of six takes only a few. Everything has already
/// happened and is saved; people can go through it as slowly and as often as they like.
class RaceShow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int position READ position NOTIFY changed FINAL)  ///< how many beats are shown
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)        ///< of beats
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed FINAL)
    Q_PROPERTY(bool told READ isTold NOTIFY changed FINAL)         ///< somebody has gone on from the last beat
    Q_PROPERTY(int lines READ lines NOTIFY changed FINAL)          ///< number of steps in the shown beat
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)  ///< of the shown beat: "Costs"
    Q_PROPERTY(basekeeper::RaceState::Kind kind READ kind NOTIFY changed FINAL)  ///< of its first step
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)                      ///< its steps, one sentence each
    Q_PROPERTY(QString hands READ hands NOTIFY changed FINAL)        ///< what the table does; at the end all of it
    Q_PROPERTY(QString clause READ clause NOTIFY changed FINAL)      ///< of its first step
    Q_PROPERTY(QAbstractItemModel* steps READ steps CONSTANT FINAL)  ///< RaceStepRow

public:
    explicit RaceShow(QObject* parent);

    [[nodiscard]] bool isOpen() const { return !m_beats.empty(); }
    [[nodiscard]] int position() const { return static_cast<int>(m_position); }
    [[nodiscard]] int count() const { return static_cast<int>(m_beats.size()); }
    [[nodiscard]] bool atEnd() const { return m_position == m_beats.size(); }
    [[nodiscard]] bool isTold() const { return m_told; }
    [[nodiscard]] int lines() const;
    [[nodiscard]] QString heading() const;
    [[nodiscard]] RaceState::Kind kind() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString hands() const;
    [[nodiscard]] QString clause() const;
    [[nodiscard]] QAbstractItemModel* steps() { return &m_rows; }

    /// At the last beat, sets `told`.
    Q_INVOKABLE void forward();
    /// If `told`, returns to the last beat.
    Q_INVOKABLE void back();
    Q_INVOKABLE void goTo(int position);
    /// Goes to the beat of that step (`RaceStepRow::number`).
    Q_INVOKABLE void goToStep(int number);
    /// Goes to the end and sets `told`.
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void close();

    /// Adds the steps of an act made in the state `before`. They are shown from `begin` on.
    void add(const outspeed::State& before, std::vector<outspeed::StepResult> moments);
    /// Shows the first of the beats that were added since it last began. False if there are none: it stays as it is.
    bool begin(const outspeed::Setup& setup);
    /// A resolution is told that still goes on in `now`, the state of the table: further steps belong to it.
    [[nodiscard]] bool goesOnIn(const outspeed::State& now) const;

    /// The state after the shown beat, or before the first one. Only if `isOpen`.
    [[nodiscard]] const outspeed::State& stateShown() const;
    /// The state before the shown beat. Only if `isOpen`.
    [[nodiscard]] const outspeed::State& stateBefore() const;
    /// The state before the first beat. Only if `isOpen`.
    [[nodiscard]] const outspeed::State& stateAtFirst() const { return m_before.front(); }
    /// That, and the one after each beat. Only if `isOpen`.
    [[nodiscard]] std::vector<const outspeed::State*> told() const;
    /// The state at the shown beat; where the turn has ended in it, the last one before, whose tile and choices are
    /// still told of. Null if no tile lies there.
    [[nodiscard]] const outspeed::State* stateOfTile() const;
    /// What the seats in the shown beat compare, pay or gain of their routes.
    [[nodiscard]] RaceState::Part part() const;
    /// The seats in the shown beat.
    [[nodiscard]] std::vector<SeatId> meant() const;
    /// Of the shown steps the latest that the radio comments on.
    [[nodiscard]] OutspeedMoment moment() const;

    /// Call after the language has changed.
    void refresh();

signals:
    void changed();

private:
    struct Moment {
        outspeed::StepResult moment;
        std::size_t act;  ///< index in `m_before`
    };
    struct Beat {
        std::size_t begin;  ///< index in `m_moments`
        std::size_t end;
    };
    void clear();
    void findBeats();
    void lookAt(int position, bool told);
    [[nodiscard]] const Beat* shown() const { return m_position == 0 ? nullptr : &m_beats[m_position - 1]; }
    [[nodiscard]] const outspeed::State& stateBefore(const Beat& beat) const;
    [[nodiscard]] QString headingOf(const Beat& beat) const;
    [[nodiscard]] QString textOf(const Moment& moment) const;

    outspeed::Setup m_setup;
    std::vector<outspeed::State> m_before;  ///< the state before each act
    std::vector<Moment> m_moments;
    std::vector<Beat> m_beats;
    std::size_t m_position = 0;
    bool m_told = false;
    std::size_t m_furthest = 0;  ///< later beats are not revealed yet
    GadgetListModel<RaceStepRow> m_rows;
};

}  // namespace basekeeper
