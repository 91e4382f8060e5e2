// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace basekeeper {

/// A boat as it is, and what would happen if it sailed now with its known animals.
class OutlookModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(int boat READ boat NOTIFY changed FINAL)  ///< from 1; 0 if none is shown
    Q_PROPERTY(int boats READ boats NOTIFY changed FINAL)
    Q_PROPERTY(QString number READ number NOTIFY changed FINAL)
    Q_PROPERTY(int weightHalves READ weightHalves NOTIFY changed FINAL)
    Q_PROPERTY(double fill READ fill NOTIFY changed FINAL)
    Q_PROPERTY(bool tooHeavy READ tooHeavy NOTIFY changed FINAL)
    Q_PROPERTY(int faceDown READ faceDown NOTIFY changed FINAL)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed FINAL)  ///< who is in love, who fights, what is unknown
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)  ///< in words: what would happen
    Q_PROPERTY(basekeeper::AboardState::Result result READ result NOTIFY changed FINAL)
    Q_PROPERTY(bool done READ done NOTIFY changed FINAL)                       ///< it has already sailed or sunk
    Q_PROPERTY(QAbstractItemModel* steps READ steps CONSTANT FINAL)            ///< SailingStepRow
    Q_PROPERTY(QAbstractItemModel* passengers READ passengers CONSTANT FINAL)  ///< PassengerRow, of this boat

public:
    /// `language` is that of the seat whose turn it is, which is the most likely to look.
    OutlookModel(std::function<QString()> language, QObject* parent);

    [[nodiscard]] int boat() const { return m_boat; }
    [[nodiscard]] int boats() const { return static_cast<int>(m_state.boats.size()); }
    [[nodiscard]] QString number() const { return m_row.number; }
    [[nodiscard]] int weightHalves() const { return m_row.weightHalves; }
    [[nodiscard]] double fill() const { return m_row.fill; }
    [[nodiscard]] bool tooHeavy() const { return m_row.tooHeavy; }
    [[nodiscard]] int faceDown() const { return m_row.faceDown; }
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] AboardState::Result result() const;
    [[nodiscard]] bool done() const { return m_row.result != AboardState::Result::None; }
    [[nodiscard]] QAbstractItemModel* steps() { return &m_steps; }
    [[nodiscard]] QAbstractItemModel* passengers() { return &m_passengers; }

    /// Ignores a boat that does not exist.
    Q_INVOKABLE void look(int boat);
    Q_INVOKABLE void close();

    /// Updates the state. Keeps showing the boat as long as it exists.
    void show(const all_aboard::State& state, const all_aboard::Setup& setup);
    void clear();

signals:
    void changed();

private:
    void refresh();

    std::function<QString()> m_language;
    all_aboard::State m_state;
    all_aboard::Setup m_setup;
    int m_boat = 0;
    BoatRow m_row;
    all_aboard::Outlook m_outlook;
    GadgetListModel<SailingStepRow> m_steps;
    GadgetListModel<PassengerRow> m_passengers;
};

}  // namespace basekeeper
