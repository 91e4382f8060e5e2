// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/rule_books.h"
#include "app/games/all_your_base/all_your_base_table.h"
#include "app/language/languages.h"
#include "app/session/gadget_list_model.h"
#include "app/session/session_controller.h"
#include "app/settings.h"
#include "core/all_aboard/game.h"
#include "tests/support/full_disk.h"
#include "tests/support/print_qt.h"
#include "tests/support/table.h"
#include "tests/support/temporary_data.h"

#include <QSignalSpy>

#include <memory>

namespace basekeeper {

inline void PrintTo(SessionController::Outcome outcome, std::ostream* out) {
    switch (outcome) {
        case SessionController::Outcome::Done: *out << "Done"; return;
        case SessionController::Outcome::Refused: *out << "Refused"; return;
        case SessionController::Outcome::NotSaved: *out << "NotSaved"; return;
        case SessionController::Outcome::ReadOnly: *out << "ReadOnly"; return;
        case SessionController::Outcome::Tried: *out << "Tried"; return;
    }
}

}  // namespace basekeeper

namespace basekeeper::test {

/// Three people with three languages, the first of them to begin.
inline all_your_base::Setup threePeople(const all_your_base::Options& options = {}) {
    all_your_base::Setup setup;
    setup.seats = {{"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}};
    setup.options = options;
    return setup;
}

inline all_your_base::Setup peopleOfOneLanguage(const char* language) {
    all_your_base::Setup setup = threePeople();
    for (Seat& seat : setup.seats) seat.language = language;
    return setup;
}

/// A made-up language, English with accents and two fifths longer; see tests/made_up_language.
inline constexpr auto madeUpLanguage = "xx";

/// The same people, with another language of the first. The made-up one is everybody's, so that no other words stand on
/// the screen.
template <class Setup>
Setup firstSpeaks(const QString& language, Setup setup) {
    setup.seats.front().language = language.toStdString();
    if (language == QLatin1String(madeUpLanguage))
        for (Seat& seat : setup.seats) seat.language = madeUpLanguage;
    return setup;
}

/// The rows of a list that a view model hands to its screen.
template <class Row>
const std::vector<Row>& rowsOf(QAbstractItemModel* model) {
    const auto* list = dynamic_cast<GadgetListModel<Row>*>(model);
    if (list == nullptr) throw std::runtime_error("not a list of such rows");
    return list->rows();
}

/// The row of that key.
template <class Row, class Key>
const Row& rowOf(QAbstractItemModel* model, const Key& key) {
    for (const Row& row : rowsOf<Row>(model))
        if (row.key() == key) return row;
    throw std::runtime_error("no row of that key");
}

/// Acts and positions at a table, entered past the screens.
class PlayedGame {
public:
    PlayedGame(SessionController& controller, AllYourBaseTable& table) : m_controller(controller), m_table(table) {}

    [[nodiscard]] const all_your_base::State& state() const { return m_controller.state<AllYourBase>(); }

    void play(const all_your_base::Action& action,
              SessionController::Outcome outcome = SessionController::Outcome::Done) {
        EXPECT_EQ(m_controller.add<AllYourBase>(Entry<AllYourBase>(action)), outcome);
    }
    void rule(std::vector<all_your_base::Edit> edits) { play(all_your_base::overrule(std::move(edits))); }

    /// Lays a base down with these cards on it; gives its number.
    int base(all_your_base::SeatId owner, std::initializer_list<all_your_base::Card> cards = {}) {
        const all_your_base::BaseId id{state().basesSeen + 1};
        std::vector<all_your_base::Edit> edits{all_your_base::edit::AddBase{owner, {}, false}};
        for (const auto card : cards) edits.push_back(all_your_base::edit::AddCard{card, {}, {}, id});
        rule(std::move(edits));
        return static_cast<int>(id);
    }
    void turnOf(all_your_base::SeatId seat, all_your_base::Phase phase) {
        rule({all_your_base::edit::SetTurn{seat, phase}});
    }

    /// B1 of Ana with a Zero Wing P1 (5/5) and a CREW P2 (1/0), B2 of Ana with a Destroyer P3 (2/2); B3 of 美玲 with a
    /// Zig P4 (1/1), B4 of 美玲 with a Dreadnought P5 (4/4) and CATS P6 (2/0); B5 of Tomás, open. Ana is to attack.
    void layBattlefield() {
        using all_your_base::Card;
        base(0, {Card::ZeroWing, Card::Crew});
        base(0, {Card::Destroyer});
        base(1, {Card::Zig});
        base(1, {Card::Dreadnought, Card::Cats});
        base(2);
        turnOf(0, all_your_base::Phase::Attack);
    }

    [[nodiscard]] BaseRow baseRow(int id) const {
        const auto* base = state().base(all_your_base::BaseId(id));
        return rowOf<BaseRow>(rowOf<SeatRow>(m_table.seats(), int{base->owner}).bases, id);
    }
    [[nodiscard]] PieceRow pieceRow(int id) const {
        const auto* piece = state().piece(all_your_base::PieceId(id));
        return rowOf<PieceRow>(baseRow(static_cast<int>(piece->at)).pieces, id);
    }
    [[nodiscard]] std::size_t played() const { return m_controller.play<AllYourBase>().played(); }
    /// The last act of the line of play.
    template <class Act>
    [[nodiscard]] const Act& last() const {
        return std::get<Act>(m_controller.play<AllYourBase>().act(played() - 1));
    }

private:
    SessionController& m_controller;
    AllYourBaseTable& m_table;
};

[[nodiscard]] inline std::unique_ptr<SessionController> controllerOn(const TemporaryData& data) {
    return std::make_unique<SessionController>(Store::open(data.folder()));
}

struct AppParts {
    TemporaryData data;
    Languages languages;
    RuleBooks books;
    RuleTexts& rules = books.of<AllYourBase>();
    RuleTexts& allAboardRules = books.of<AllAboard>();
    SessionController controller{Store::open(data.folder())};
    Settings settings{languages, data.folder()};
    AllYourBaseTable table{controller, languages, books};
};

/// A game at a table with a store on a real disk, and what the screens would be given.
struct AppTable : AppParts, PlayedGame {
    explicit AppTable(const all_your_base::Setup& setup = threePeople()) : PlayedGame(controller, table) {
        EXPECT_TRUE(controller.begin(setup));
    }
};

struct Battlefield : AppTable {
    explicit Battlefield(const all_your_base::Options& options = {}) : AppTable(threePeople(options)) {
        layBattlefield();
    }
};

}  // namespace basekeeper::test
