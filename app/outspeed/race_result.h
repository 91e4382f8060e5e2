// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gadget_list_model.h"
#include "app/outspeed/track_rows.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// How the race stands, and, once it is over, who won it, how it ended and what decided (section 5).
class RaceResult : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* standings READ standings CONSTANT FINAL)    ///< RaceStandingRow
    Q_PROPERTY(QString endedBy READ endedBy NOTIFY changed FINAL)              ///< "finish", "last-left", "nobody" or "ruling"; empty: it goes on
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)              ///< how it ended, in a sentence
    Q_PROPERTY(QString decidedBy READ decidedBy NOTIFY changed FINAL)          ///< in words: what told the first from the second; empty where nothing had to
    Q_PROPERTY(QStringList winners READ winners NOTIFY changed FINAL)          ///< names
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed FINAL)      ///< in one list
    Q_PROPERTY(QList<int> winnerSeats READ winnerSeats NOTIFY changed FINAL)

public:
    explicit RaceResult(QObject* parent);

    [[nodiscard]] QAbstractItemModel* standings() { return &m_standings; }
    [[nodiscard]] QString endedBy() const;
    [[nodiscard]] QString endText() const;
    [[nodiscard]] QString decidedBy() const;
    [[nodiscard]] QStringList winners() const;
    [[nodiscard]] QString winnerNames() const;
    [[nodiscard]] QList<int> winnerSeats() const;

    void show(const outspeed::State& state, const outspeed::Setup& setup);
    /// No game: nothing is to be seen.
    void clear();

signals:
    void changed();

private:
    outspeed::Setup m_setup;
    outspeed::State m_state;
    GadgetListModel<RaceStandingRow> m_standings;
};

}  // namespace basekeeper
