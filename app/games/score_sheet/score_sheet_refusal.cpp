// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_ui.h"

#include "app/games/score_sheet/score_sheet_words.h"
#include "app/session/seat_names.h"

namespace basekeeper {

using namespace score_sheet;

namespace {

class RefusalWriter {
public:
    RefusalWriter(const Translator& say, const Violation& violation, const Setup& setup, const State& state)
        : m_say(say), m_violation(violation), m_setup(setup), m_state(state) {}

    [[nodiscard]] QString text() const {
        using Code = ViolationCode;
        switch (m_violation.code) {
            case Code::GameOver: return fill(QT_TRANSLATE_NOOP("Refusal", "The game is over. A ruling can reopen it."));
            case Code::NoSuchSeat: return noSuchSeat();
            case Code::OtherRound:
                return fill(QT_TRANSLATE_NOOP("Refusal", "Round %1 is being played, not round %2."),
                            number(Arg::Needed), number(Arg::Round));
            case Code::HasNumber:
                return fill(QT_TRANSLATE_NOOP("Refusal", "%1 already has a number in round %2."), seat(),
                            number(Arg::Round));
            case Code::PointsOutOfRange: return outOfRange();
            case Code::RoundNotComplete:
                return fill(QT_TRANSLATE_NOOP("Refusal",
                                              "The game can end only between rounds: round %1 must be complete first."),
                            number(Arg::Round));
            case Code::ReasonMissing: return fill(QT_TRANSLATE_NOOP("Refusal", "A ruling needs a reason."));
            case Code::RulingOutOfRange: return rulingOutOfRange();
        }
        return {};
    }

private:
    using Arg = ArgumentName;

    template <class... Arguments>
    [[nodiscard]] QString fill(const char* source, const Arguments&... arguments) const {
        return withArguments(m_say("Refusal", source), arguments...);
    }
    [[nodiscard]] bool has(Arg name) const { return m_violation.argument(name).has_value(); }
    [[nodiscard]] QString number(Arg name) const { return pointsText(m_violation.argument(name)); }
    [[nodiscard]] QString seat() const {
        return seatNameOrNumber(m_setup.seats, m_violation.argument(Arg::Seat).value_or(nobody));
    }
    [[nodiscard]] QString noSuchSeat() const {
        return fill(QT_TRANSLATE_NOOP("Refusal", "There is no player %1. Players are numbered from 1 to %2."), seat(),
                    QString::number(m_state.seatCount()));
    }
    [[nodiscard]] QString outOfRange() const {
        return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is out of range: it must be from %2 to %3."), number(Arg::Value),
                    number(Arg::Lowest), number(Arg::Highest));
    }
    [[nodiscard]] QString rulingOutOfRange() const {
        if (has(Arg::Value)) return outOfRange();
        if (has(Arg::Round) && has(Arg::Seat))
            return fill(QT_TRANSLATE_NOOP("Refusal", "Round %1 is complete: its numbers can be changed, not removed."),
                        number(Arg::Round));
        if (has(Arg::Round)) return fill(QT_TRANSLATE_NOOP("Refusal", "Round %1 has not begun."), number(Arg::Round));
        return noSuchSeat();
    }

    const Translator& m_say;
    const Violation& m_violation;
    const Setup& m_setup;
    const State& m_state;
};

}  // namespace

QString GameUi<ScoreSheet>::refusalText(const Translator& say, const Violation& violation, const Setup& setup,
                                        const State& state) {
    return RefusalWriter(say, violation, setup, state).text();
}

}  // namespace basekeeper
