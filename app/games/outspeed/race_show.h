// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Bonuses that took effect and routes that were resolved, told beat by beat: a beat is what happens at the same moment
/// (all costs, all benefits, the tokens of one zone), so that a turn of six is told in a few. All of it has happened
/// and is kept already; here it is looked at, as slowly and as often as people like.
class RaceShow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int position READ position NOTIFY changed FINAL)  ///< how many beats are shown
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)        ///< of beats
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed FINAL)
    Q_PROPERTY(bool told READ isTold NOTIFY changed FINAL)           ///< the last beat has had its time, too
    Q_PROPERTY(int lines READ lines NOTIFY changed FINAL)            ///< how many steps the beat that is shown has
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)    ///< of the beat that is shown: "Costs"
    Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)          ///< of its first step: see `RaceStepRow`
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)          ///< its steps, one sentence after the other
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
    [[nodiscard]] QString kind() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString clause() const;
    [[nodiscard]] QAbstractItemModel* steps() { return &m_rows; }

    /// From the last beat on: all is told.
    Q_INVOKABLE void forward();
    /// Where all is told, to the last beat.
    Q_INVOKABLE void back();
    Q_INVOKABLE void goTo(int position);
    /// To the beat of that step (`RaceStepRow::number`).
    Q_INVOKABLE void goToStep(int number);
    /// All is told.
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void close();

    /// What an act did that began in `before`. It is told after what is told already, and nothing is shown of it until
    /// `begin`.
    void add(const outspeed::State& before, std::vector<outspeed::Moment> moments);
    /// Shows the first beat of all that was added; nothing opens where nothing was.
    void begin(const outspeed::Setup& setup);

    /// The table after the beat that is shown; at the beginning that before all. Only where `isOpen`.
    [[nodiscard]] const outspeed::State& stateShown() const;
    /// The table before the beat that is shown. Only where `isOpen`.
    [[nodiscard]] const outspeed::State& stateBefore() const;
    /// The seats that the beat that is shown is about.
    [[nodiscard]] std::vector<SeatId> meant() const;

    /// After the language changed.
    void refresh();

signals:
    void changed();

private:
    struct Moment {
        outspeed::Moment moment;
        std::size_t act;  ///< among `m_before`
    };
    struct Beat {
        std::size_t begin;  ///< among `m_moments`
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
    std::vector<outspeed::State> m_before;  ///< of each act
    std::vector<Moment> m_moments;
    std::vector<Beat> m_beats;
    std::size_t m_position = 0;
    bool m_told = false;
    std::size_t m_furthest = 0;  ///< what comes later is not told before its time
    GadgetListModel<RaceStepRow> m_rows;
};

}  // namespace basekeeper
