// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/refusal.h"
#include "core/outspeed/choices.h"
#include "core/outspeed/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleTexts;

/// The pad on which a seat programs in secret (2.1), in the seat's own language. It is covered when it is handed over,
/// and never shows what anybody has chosen before. The table enters the choice made on it.
class ProgramPad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(bool covered READ covered NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language NOTIFY changed FINAL)
    Q_PROPERTY(QString handOver READ handOver NOTIFY changed FINAL)  ///< such as "Hand the tablet to Ana"
    Q_PROPERTY(QString handOverHint READ handOverHint NOTIFY changed FINAL)
    Q_PROPERTY(QString uncoverLabel READ uncoverLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)  ///< such as "Ana: choose a route"
    Q_PROPERTY(QString fuelText READ fuelText NOTIFY changed FINAL)
    Q_PROPERTY(int fuel READ fuel NOTIFY changed FINAL)
    /// What is missing, or that any route may be chosen; may be empty.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// RouteChoiceRow; empty while the pad is covered.
    Q_PROPERTY(QAbstractItemModel* routes READ routes CONSTANT FINAL)
    Q_PROPERTY(bool asksWheel READ asksWheel NOTIFY changed FINAL)
    Q_PROPERTY(QString wheelLabel READ wheelLabel NOTIFY changed FINAL)
    Q_PROPERTY(int wheel READ wheel NOTIFY changed FINAL)  ///< -1 if not set
    Q_PROPERTY(int highestWheel READ highestWheel NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    Q_PROPERTY(QString confirmLabel READ confirmLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString coverLabel READ coverLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString closeLabel READ closeLabel NOTIFY changed FINAL)
    /// Why the last tapped route or wheel cannot be chosen.
    Q_PROPERTY(basekeeper::Refusal problem READ problem NOTIFY changed FINAL)

public:
    ProgramPad(const Languages& languages, const RuleTexts& rules, QObject* parent);

    [[nodiscard]] bool isOpen() const { return m_seat.has_value(); }
    [[nodiscard]] int seat() const { return m_seat.value_or(0); }
    [[nodiscard]] bool covered() const { return m_covered; }
    [[nodiscard]] QString language() const;
    [[nodiscard]] QString handOver() const;
    [[nodiscard]] QString handOverHint() const;
    [[nodiscard]] QString uncoverLabel() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString fuelText() const;
    [[nodiscard]] int fuel() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QAbstractItemModel* routes() { return &m_routes; }
    [[nodiscard]] bool asksWheel() const;
    [[nodiscard]] QString wheelLabel() const;
    [[nodiscard]] int wheel() const { return m_wheel.value_or(-1); }
    [[nodiscard]] int highestWheel() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString confirmLabel() const;
    [[nodiscard]] QString coverLabel() const;
    [[nodiscard]] QString closeLabel() const;
    [[nodiscard]] Refusal problem() const;

    Q_INVOKABLE void uncover();
    /// Covers the pad again and clears its choice.
    Q_INVOKABLE void cover();
    Q_INVOKABLE void choose(int route);
    Q_INVOKABLE void setWheel(int wheel);
    /// To be called when somebody confirms although it is not `ready`: `note` then says what is missing.
    Q_INVOKABLE void tellWhatIsMissing();
    Q_INVOKABLE void close();

    /// Hands the pad, covered, to that seat.
    void handTo(SeatId seat, const outspeed::State& state, const outspeed::Setup& setup);
    /// The choice; only if `ready`.
    [[nodiscard]] outspeed::Choice choice() const { return {*m_chosen, m_wheel}; }
    /// Call after the language has changed.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] QString say(const char* source) const;
    [[nodiscard]] QString seatName() const;

    const Languages& m_languages;
    const RuleTexts& m_rules;
    outspeed::State m_state;
    outspeed::Setup m_setup;
    std::optional<SeatId> m_seat;
    bool m_covered = true;
    std::vector<outspeed::RouteChoice> m_choices;
    std::optional<std::size_t> m_chosen;
    std::optional<int> m_wheel;
    bool m_tellsMissing = false;
    std::optional<outspeed::Violation> m_problem;
    GadgetListModel<RouteChoiceRow> m_routes;
};

}  // namespace basekeeper
