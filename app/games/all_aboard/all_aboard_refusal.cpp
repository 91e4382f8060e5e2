// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_ui.h"

#include "app/games/all_aboard/all_aboard_words.h"
#include "app/session/seat_names.h"

#include <QtGlobal>

namespace basekeeper {

using namespace all_aboard;

namespace {

class RefusalWriter {
public:
    RefusalWriter(const Translator& say, const Violation& violation, const Setup& setup, const State& state)
        : m_say(say), m_violation(violation), m_setup(setup), m_state(state) {}

    [[nodiscard]] QString text() const;

private:
    using Arg = ArgumentName;

    template <class... Arguments>
    [[nodiscard]] QString fill(const char* source, const Arguments&... arguments) const {
        return withArguments(m_say("Refusal", source), arguments...);
    }
    [[nodiscard]] int value(Arg name) const { return m_violation.argument(name).value_or(0); }
    [[nodiscard]] QString number(Arg name) const { return QString::number(value(name)); }
    /// A weight if the refusal is about weights, else a number.
    [[nodiscard]] QString amount(Arg name) const {
        return isAboutWeight(m_violation) ? weightText(m_say, Weight::ofHalves(value(name))) : number(name);
    }
    [[nodiscard]] QString seatName(SeatId seat) const { return seatNameOrNumber(m_setup.seats, seat); }
    [[nodiscard]] QString seat(Arg name = Arg::Seat) const { return seatName(value(name)); }
    [[nodiscard]] bool has(Arg name) const { return m_violation.argument(name).has_value(); }
    [[nodiscard]] QString whatIsDue() const;
    [[nodiscard]] QString noSuchBoat() const;
    [[nodiscard]] QString boatFull() const;
    [[nodiscard]] QString animalUsed() const;
    [[nodiscard]] QString rulingOutOfRange() const;

    const Translator& m_say;
    const Violation& m_violation;
    const Setup& m_setup;
    const State& m_state;
};

QString RefusalWriter::whatIsDue() const {
    switch (m_state.phase) {
        case Phase::RevealBoats:
            return fill(QT_TRANSLATE_NOOP("Refusal", "The boats of round %1 must be revealed first."),
                        QString::number(m_state.round));
        case Phase::Boarding:
            return m_say("Refusal",
                         QT_TRANSLATE_N_NOOP("Refusal", "Boarding is not over: %n animal(s) to be placed first."),
                         placementsPerSeat * m_state.seatCount() - m_state.placed);
        case Phase::Reveal: return fill(QT_TRANSLATE_NOOP("Refusal", "The face-down animals must be revealed first."));
        case Phase::Sailing:
            return fill(QT_TRANSLATE_NOOP("Refusal", "The boats must sail first: boat %1 is next."),
                        QString::number(m_state.sailing + 1));
        case Phase::Over: return fill(QT_TRANSLATE_NOOP("Refusal", "The game is over. A ruling can reopen it."));
    }
    return {};
}

QString RefusalWriter::noSuchBoat() const {
    if (m_state.boats.empty()) return fill(QT_TRANSLATE_NOOP("Refusal", "There is no boat on the table yet."));
    return fill(QT_TRANSLATE_NOOP("Refusal", "There is no boat %1: boats are numbered from 1 to %2."),
                number(Arg::Boat), QString::number(m_state.boats.size()));
}

QString RefusalWriter::boatFull() const {
    if (!has(Arg::Boat))
        return fill(QT_TRANSLATE_NOOP("Refusal", "Every boat is full: each takes %1 animals."),
                    QString::number(boatHolds));
    return fill(QT_TRANSLATE_NOOP("Refusal", "Boat %1 is full: it takes %2 animals."), number(Arg::Boat),
                QString::number(boatHolds));
}

QString RefusalWriter::animalUsed() const {
    if (!has(Arg::Animal)) return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has no animal left to play."), seat());
    return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has already played %2."), seat(),
                theAnimal(m_say, static_cast<Animal>(value(Arg::Animal))));
}

QString RefusalWriter::rulingOutOfRange() const {
    const char* outOfRange = QT_TRANSLATE_NOOP("Refusal", "%1 is out of range: it must be from %2 to %3.");
    if (has(Arg::Value)) return fill(outOfRange, amount(Arg::Value), amount(Arg::Lowest), amount(Arg::Highest));
    if (has(Arg::Round)) return fill(outOfRange, number(Arg::Round), number(Arg::Lowest), number(Arg::Highest));
    if (has(Arg::Boat))
        return fill(QT_TRANSLATE_NOOP("Refusal", "Boat %1 cannot be changed like that right now."), number(Arg::Boat));
    if (has(Arg::Seat)) return fill(QT_TRANSLATE_NOOP("Refusal", "%1 cannot be changed like that right now."), seat());
    return fill(QT_TRANSLATE_NOOP("Refusal", "Only possible once boats have been revealed."));
}

QString RefusalWriter::text() const {
    using Code = ViolationCode;
    switch (m_violation.code) {
        case Code::GameOver: return fill(QT_TRANSLATE_NOOP("Refusal", "The game is over. A ruling can reopen it."));
        case Code::OutOfPhase: return whatIsDue();
        case Code::BoatWaits:
            return fill(QT_TRANSLATE_NOOP("Refusal",
                                          "The mouse has frightened the elephant: boat %1 needs another card first."),
                        number(Arg::Boat));
        case Code::NoReplacementDue: return fill(QT_TRANSLATE_NOOP("Refusal", "No boat is waiting for another card."));
        case Code::WrongNumberOfBoats:
            return fill(QT_TRANSLATE_NOOP("Refusal", "One boat for each player: %1 needed, not %2."),
                        number(Arg::Needed), number(Arg::Boats));
        case Code::BoatNumberOutOfRange:
            return fill(QT_TRANSLATE_NOOP("Refusal", "A boat cannot carry %1: its number must be %2 to %3."),
                        amount(Arg::Value), amount(Arg::Lowest), amount(Arg::Highest));
        case Code::NoSuchSeat:
            return fill(QT_TRANSLATE_NOOP("Refusal", "There is no player %1. Players are numbered from 1 to %2."),
                        seat(), QString::number(m_state.seatCount()));
        case Code::NoSuchBoat: return noSuchBoat();
        case Code::OtherSeatsTurn:
            return fill(QT_TRANSLATE_NOOP("Refusal", "It is %1’s turn to place an animal, not %2’s."),
                        seat(Arg::Needed), seat());
        case Code::BoatFull: return boatFull();
        case Code::AnimalNeeded:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "The first and third animals are placed face up: name the animal."));
        case Code::FaceDownPlacement:
            return fill(QT_TRANSLATE_NOOP("Refusal",
                                          "The second animal is placed face down: it is named when all are revealed."));
        case Code::AnimalUsed: return animalUsed();
        case Code::NoFaceDownAnimal:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has no face-down animal to reveal."), seat());
        case Code::ReasonMissing: return fill(QT_TRANSLATE_NOOP("Refusal", "A ruling needs a reason."));
        case Code::RulingOutOfRange: return rulingOutOfRange();
    }
    return {};
}

}  // namespace

QString GameUi<AllAboard>::refusalText(const Translator& say, const Violation& violation, const Setup& setup,
                                       const State& state) {
    return RefusalWriter(say, violation, setup, state).text();
}

}  // namespace basekeeper
