// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <vector>

namespace basekeeper {

/// Boats that have just sailed, told step by step. All of it has happened and is kept already; here it is looked at, as
/// slowly and as often as people like.
class SailingShow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int position READ position NOTIFY changed FINAL)  ///< how many steps are shown
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed FINAL)
    Q_PROPERTY(int boat READ boat NOTIFY changed FINAL)      ///< of the step that is shown
    Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)  ///< see `SailingStepRow`
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString clause READ clause NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* steps READ steps CONSTANT FINAL)  ///< SailingStepRow

public:
    explicit SailingShow(QObject* parent);

    [[nodiscard]] bool isOpen() const { return !m_moments.empty(); }
    [[nodiscard]] int position() const { return static_cast<int>(m_position); }
    [[nodiscard]] int count() const { return static_cast<int>(m_moments.size()); }
    [[nodiscard]] bool atEnd() const { return m_position == m_moments.size(); }
    [[nodiscard]] int boat() const;
    [[nodiscard]] QString kind() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString clause() const;
    [[nodiscard]] QAbstractItemModel* steps() { return &m_rows; }

    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void goTo(int position);
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void close();

    /// What an act did that began in `before`. It is told after what is told already, and nothing is shown of it until
    /// `begin`.
    void add(const all_aboard::State& before, std::vector<all_aboard::SailingMoment> moments);
    /// Shows the first step of all that was added.
    void begin(const all_aboard::Setup& setup);

    /// The table before or after the steps that are shown; only where `isOpen` and not `atEnd`.
    [[nodiscard]] all_aboard::State stateShown() const;
    /// The step that was shown last, and the boats before it; none at the beginning.
    [[nodiscard]] const all_aboard::Step* step() const;
    [[nodiscard]] const std::vector<all_aboard::Boat>& boatsBefore() const;

    /// After the language changed.
    void refresh();

signals:
    void changed();

private:
    struct Moment {
        all_aboard::SailingMoment moment;
        std::size_t act;  ///< among `m_before`
    };
    void clear();
    [[nodiscard]] int boatOf(const Moment& moment) const { return m_before[moment.act].sailing + 1; }
    [[nodiscard]] const Moment* shown() const { return m_position == 0 ? nullptr : &m_moments[m_position - 1]; }

    all_aboard::Setup m_setup;
    std::vector<all_aboard::State> m_before;  ///< of each act
    std::vector<Moment> m_moments;
    std::size_t m_position = 0;
    std::size_t m_furthest = 0;  ///< what comes later is not told before its time
    GadgetListModel<SailingStepRow> m_rows;
};

}  // namespace basekeeper
