// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_table.h"
#include "app/settings.h"
#include "tests/app/app_fixture.h"

#include <initializer_list>

namespace basekeeper::test {

/// Two people and the example cards, the first of them to begin.
inline all_aboard::Setup twoAboard() {
    all_aboard::Setup setup;
    setup.seats = {{"Ana", "en"}, {"美玲", "zh"}};
    return setup;
}

/// A game of All aboard! that is played through its table, tap by tap.
class PlayedAboard {
public:
    PlayedAboard(SessionController& controller, AllAboardTable& table) : m_controller(controller), m_table(table) {}

    [[nodiscard]] const all_aboard::State& state() const { return m_controller.state<AllAboard>(); }
    [[nodiscard]] std::size_t played() const { return m_controller.play<AllAboard>().played(); }
    template <class Act>
    [[nodiscard]] const Act& last() const {
        return std::get<Act>(m_controller.play<AllAboard>().act(played() - 1));
    }

    void type(std::initializer_list<int> kilos) {
        for (const int number : kilos) {
            const QString digits = QString::number(number);
            for (const QChar digit : digits) m_table.numbers()->digit(digit.digitValue());
            m_table.numbers()->next();
        }
    }
    void reveal(std::initializer_list<int> kilos) {
        type(kilos);
        m_table.revealBoats();
    }
    void board(const char* animal, int boat) {
        m_table.chooseAnimal(animal);
        m_table.tapBoat(boat);
    }
    void boardFaceDown(int boat) { m_table.tapBoat(boat); }
    void rule(std::vector<all_aboard::Edit> edits) {
        EXPECT_EQ(
            m_controller.add(Entry<AllAboard>(all_aboard::Action(all_aboard::Overrule{"test", std::move(edits)}))),
            SessionController::Outcome::Done);
    }

    /// Boats 20 and 30. On the first mouse, elephant and, face down, the lion of the first seat; on the second
    /// peacock, zebra and bear. All of them named: boat 1 is to sail.
    void layFright() {
        reveal({20, 30});
        board("mouse", 1);
        board("peacock", 2);
        boardFaceDown(1);
        boardFaceDown(2);
        board("zebra", 2);
        board("elephant", 1);
        m_table.chooseAnimal("lion");
        m_table.chooseAnimal("bear");
    }
    /// Boats 20 and 30. On the first the monkeys of both and a lion, on the second a fox, an octopus and a moose.
    void layLove() {
        reveal({20, 30});
        board("monkey", 1);
        board("monkey", 1);
        boardFaceDown(1);
        boardFaceDown(2);
        board("fox", 2);
        board("moose", 2);
        m_table.chooseAnimal("lion");
        m_table.chooseAnimal("octopus");
    }

private:
    SessionController& m_controller;
    AllAboardTable& m_table;
};

struct AboardParts {
    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    RuleBooks books;
    SessionController controller{Store::open(data.folder())};
    AllAboardTable table{controller, languages, books};
};

/// A game at a table with a store on a real disk.
struct AboardTable : AboardParts, PlayedAboard {
    explicit AboardTable(const all_aboard::Setup& setup = twoAboard()) : PlayedAboard(controller, table) {
        EXPECT_TRUE(controller.begin(setup));
    }

    [[nodiscard]] QStringList aboard(int boat) const {
        QStringList animals;
        for (const PassengerRow& row : rowsOf<PassengerRow>(const_cast<AllAboardTable&>(table).passengers()))
            if (row.boat == boat && row.fate != AboardState::Fate::Gone)
                animals << (row.animal.isEmpty() ? QStringLiteral("?") : row.animal);
        return animals;
    }
    [[nodiscard]] BoatRow boat(int boat) { return rowOf<BoatRow>(table.boats(), boat); }
    [[nodiscard]] AboardSeatRow seat(int seat) { return rowOf<AboardSeatRow>(table.seats(), seat); }
    [[nodiscard]] AboardState::Place placeOf(int seat, const char* animal) {
        return rowOf<SetAnimalRow>(this->seat(seat).animals, QString(animal)).place;
    }
};

}  // namespace basekeeper::test
