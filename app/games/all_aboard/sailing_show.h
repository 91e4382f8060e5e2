// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "app/games/all_aboard/all_aboard_voice.h"
#include "app/session/gadget_list_model.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <vector>

namespace basekeeper {

/// The steps of boats that have just sailed. Everything has already happened and is saved; people can go through it as
/// slowly and as often as they like.
class SailingShow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int position READ position NOTIFY changed FINAL)  ///< how many steps are shown
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed FINAL)
    Q_PROPERTY(int boat READ boat NOTIFY changed FINAL)  ///< of the step that is shown
    Q_PROPERTY(basekeeper::AboardState::Kind kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString clause READ clause NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* steps READ steps CONSTANT FINAL)  ///< SailingStepRow
    /// What has come of the boat of the step so far.
    Q_PROPERTY(basekeeper::AboardState::Result result READ result NOTIFY changed FINAL)
    /// StepAnimalRow: the animals on the left and on the right of the sign in the picture of the step.
    Q_PROPERTY(QAbstractItemModel* left READ left CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* right READ right CONSTANT FINAL)
    Q_PROPERTY(QString limit READ limit NOTIFY changed FINAL)  ///< the number of the boat after the step
    Q_PROPERTY(QString limitBefore READ limitBefore NOTIFY changed FINAL)
    Q_PROPERTY(QString weight READ weight NOTIFY changed FINAL)  ///< of all aboard; empty if they are not weighed now

public:
    explicit SailingShow(QObject* parent);

    [[nodiscard]] bool isOpen() const { return !m_moments.empty(); }
    [[nodiscard]] int position() const { return static_cast<int>(m_position); }
    [[nodiscard]] int count() const { return static_cast<int>(m_moments.size()); }
    [[nodiscard]] bool atEnd() const { return m_position == m_moments.size(); }
    [[nodiscard]] int boat() const;
    [[nodiscard]] AboardState::Kind kind() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString clause() const;
    [[nodiscard]] QAbstractItemModel* steps() { return &m_rows; }
    [[nodiscard]] AboardState::Result result() const;
    [[nodiscard]] QAbstractItemModel* left() { return &m_left; }
    [[nodiscard]] QAbstractItemModel* right() { return &m_right; }
    [[nodiscard]] QString limit() const;
    [[nodiscard]] QString limitBefore() const;
    [[nodiscard]] QString weight() const;

    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void goTo(int position);
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void close();

    /// Adds the steps of an act made in the state `before`. They are shown from `begin` on.
    void add(const all_aboard::State& before, std::vector<all_aboard::SailingMoment> moments);
    /// Shows the first of the added steps.
    void begin(const all_aboard::Setup& setup);

    /// How many of the added acts have not been told to their ends.
    [[nodiscard]] int actsUntold() const;
    /// The state before or after the shown steps; only if `isOpen`. At the end it is still in the round of the boats.
    [[nodiscard]] all_aboard::State stateShown() const;
    /// The last shown step, and the boats before it; null at the beginning.
    [[nodiscard]] const all_aboard::Step* step() const;
    [[nodiscard]] const std::vector<all_aboard::Boat>& boatsBefore() const;
    /// Of the shown steps of the boat the latest that the harbour master comments on.
    [[nodiscard]] AllAboardMoment moment() const;

    /// Call after the language has changed.
    void refresh();

signals:
    void changed();

private:
    struct Moment {
        all_aboard::SailingMoment moment;
        std::size_t act;  ///< index in `m_before`
    };
    void clear();
    [[nodiscard]] int boatOf(const Moment& moment) const { return m_before[moment.act].sailing + 1; }
    [[nodiscard]] const Moment* shown() const { return m_position == 0 ? nullptr : &m_moments[m_position - 1]; }

    all_aboard::Setup m_setup;
    std::vector<all_aboard::State> m_before;  ///< the state before each act
    std::vector<Moment> m_moments;
    std::size_t m_position = 0;
    std::size_t m_furthest = 0;  ///< later steps are not revealed yet
    GadgetListModel<SailingStepRow> m_rows;
    GadgetListModel<StepAnimalRow> m_left;
    GadgetListModel<StepAnimalRow> m_right;
};

}  // namespace basekeeper
