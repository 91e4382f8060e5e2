// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_table.h"

#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/all_aboard_ui.h"
#include "app/games/all_aboard/all_aboard_voice.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/session/seat_language.h"
#include "db/games/all_aboard/codec.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_aboard;

namespace {

/// The act of each phase, in the order of the phases.
constexpr std::array actOfPhase{ActKind::RevealBoats, ActKind::Board, ActKind::Reveal, ActKind::Sail};

}  // namespace

AllAboardTable::AllAboardTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                               QObject* parent)
    : GameTable(controller, languages, books, parent),
      m_game(controller, languages),
      m_numbers(this),
      m_show(this),
      m_outlook([this] { return askedLanguage(); }, this),
      m_overrule(m_game, languages, enterQuietly<AllAboard>(), this) {
    connect(&m_numbers, &NumberEntry::changed, this, [this] {
        if (asksForBoats()) m_boats.setRows(boatsToBeRevealed());
    });
    connect(&m_show, &SailingShow::changed, this, [this] {
        if (m_batching) return;
        followShow();
        refresh();
        emit changed();
    });
    refreshAll();
}

AllAboardTable::~AllAboardTable() = default;

bool AllAboardTable::hasGame() const { return m_game.hasGame(); }
// Nobody knows the end before the boats have told it.
bool AllAboardTable::isOver() const { return state().over() && task() != Task::Show; }
const State& AllAboardTable::state() const { return m_game.state(); }
const Setup& AllAboardTable::setup() const { return m_game.setup(); }

int AllAboardTable::mostAboard() const {
    std::size_t most = boatHolds;
    if (hasGame())
        for (const Boat& boat : state().boats) most = std::max(most, boat.aboard.size());
    return static_cast<int>(most);
}

int AllAboardTable::round() const { return hasGame() ? look().state.round : 0; }
AboardState::Phase AllAboardTable::phase() const {
    static_assert(static_cast<int>(AboardState::Phase::Over) == static_cast<int>(Phase::Over));
    return hasGame() ? static_cast<AboardState::Phase>(look().state.phase) : AboardState::Phase::RevealBoats;
}

AllAboardTable::Task AllAboardTable::task() const {
    if (!hasGame()) return Task::None;
    // At the end of a round or of the game, the show stays until somebody closes it.
    if (m_show.isOpen() && (!m_show.atEnd() || state().phase != Phase::Sailing)) return Task::Show;
    switch (state().phase) {
        case Phase::RevealBoats: return Task::Boats;
        case Phase::Boarding: return Task::Board;
        case Phase::Reveal: return Task::Name;
        case Phase::Sailing: return state().replacing ? Task::Replace : Task::Sail;
        case Phase::Over: return Task::Over;
    }
    return Task::None;
}

int AllAboardTable::asked() const {
    if (!hasGame()) return -1;
    if (const auto placing = all_aboard::placing(state())) return placing->seat;
    const std::vector<SeatId> seats = all_aboard::unnamed(state());
    if (state().phase != Phase::Reveal || seats.empty()) return -1;
    return m_naming && std::ranges::find(seats, *m_naming) != seats.end() ? *m_naming : seats.front();
}

QString AllAboardTable::askedName() const {
    return asked() < 0 ? QString() : AllAboardTexts::seatName(setup(), asked());
}
QString AllAboardTable::askedLanguage() const {
    return takesActs() ? m_game.languageOf(asked()) : languages().current();
}

bool AllAboardTable::faceDown() const {
    const auto placing = hasGame() ? all_aboard::placing(state()) : std::nullopt;
    return placing && placing->faceDown;
}

int AllAboardTable::placement() const {
    if (!hasGame() || !all_aboard::placing(state())) return 0;
    return state().placed / state().seatCount() + 1;
}

int AllAboardTable::unnamed() const { return hasGame() ? static_cast<int>(all_aboard::unnamed(state()).size()) : 0; }
QString AllAboardTable::inHand() const { return m_inHand ? QString(AllAboardCodec::animalName(*m_inHand)) : QString(); }
int AllAboardTable::starting() const { return hasGame() ? startingSeat(state()) : 0; }
int AllAboardTable::nextBoat() const { return hasGame() && state().phase == Phase::Sailing ? state().sailing + 1 : 0; }
bool AllAboardTable::effects() const { return !hasGame() || state().rules.effects; }

QStringList AllAboardTable::winners() const {
    QStringList names;
    if (hasGame())
        for (const SeatId seat : state().winners) names << AllAboardTexts::seatName(setup(), seat);
    return names;
}

QString AllAboardTable::winnerNames() const { return Joined::list(winners()); }

QList<int> AllAboardTable::winnerSeats() const {
    QList<int> seats;
    if (hasGame())
        for (const SeatId seat : state().winners) seats << seat;
    return seats;
}

QString AllAboardTable::decidedBy() const {
    if (!over() || state().winners.empty()) return {};
    if (all_aboard::isVictoryByOverride(state())) return tr("By the referee’s ruling.");
    switch (all_aboard::decidedBy(all_aboard::standings(state()))) {
        case DecidedBy::Points: return tr("Most points.");
        case DecidedBy::Cupids: return tr("Tied on points; more cupid cards decide.");
        case DecidedBy::Saved: return tr("Tied on points and cupid cards; saved animals decide.");
        case DecidedBy::Nothing: return tr("Tied on points, cupid cards and saved animals: the victory is shared.");
    }
    return {};
}

bool AllAboardTable::examplePoints() const { return hasGame() && state().rules.values == CardValues{}; }
QString AllAboardTable::exampleNote() const {
    return examplePoints() ? tr("Example weights: check your cards") : QString();
}

QString AllAboardTable::voice() const {
    if (!hasVoice()) return {};
    return lineOf(m_show.isOpen() ? m_show.moment() : momentOf(m_game.play()));
}

bool AllAboardTable::act(const Action& action) { return enter<AllAboard>(Entry<AllAboard>(action)); }

void AllAboardTable::nameTheRest() {
    // What follows in a line of play that is being corrected has been named already.
    if (controller().isTrial() || state().phase != Phase::Reveal) return;
    for (const SeatAnimal& known : all_aboard::namedByTheRest(state()))
        if (!act(Reveal{known.seat, known.animal})) return;
}

bool AllAboardTable::actAndShow(const Action& action) {
    const State before = state();
    std::vector<SailingMoment> moments;
    if (!whyNot(before, action)) moments = sailingOf(before, action);
    if (!act(action)) return false;
    // A correction that is only tried out has not happened.
    if (!controller().isTrial()) m_show.add(before, std::move(moments));
    return true;
}

void AllAboardTable::revealBoats() { act(RevealBoats{m_numbers.values()}); }

void AllAboardTable::chooseAnimal(const QString& word) {
    const auto animal = AllAboardCodec::animalNamed(word);
    if (!animal || !takesActs() || asked() < 0) return;
    if (auto refusal = whyNotAnimal(*animal)) return showRefusal<AllAboard>(std::move(*refusal));
    if (state().phase == Phase::Reveal) {
        if (act(Reveal{asked(), *animal})) nameTheRest();
        return;
    }
    m_inHand = m_inHand == animal ? std::nullopt : animal;
    dismissRefusal();
    refresh();
    emit changed();
}

void AllAboardTable::tapBoat(int boat) {
    if (!hasGame()) return;
    if (m_show.isOpen() && !m_show.atEnd()) {
        m_show.toEnd();
    } else if (asksForBoats() && takesActs()) {
        m_numbers.choose(boat - 1);
    } else if (takesActs() && state().phase == Phase::Boarding && (m_inHand || faceDown())) {
        if (act(Board{asked(), boat, m_inHand})) nameTheRest();
    } else {
        lookAtBoat(boat);
    }
}

void AllAboardTable::lookAtBoat(int boat) {
    if (hasGame() && !asksForBoats()) m_outlook.look(boat);
}

void AllAboardTable::tapSeat(int seat) {
    if (!hasGame() || state().phase != Phase::Reveal) return;
    const std::vector<SeatId> seats = all_aboard::unnamed(state());
    if (std::ranges::find(seats, seat) == seats.end()) return;
    m_naming = seat;
    refresh();
    emit changed();
}

void AllAboardTable::sail() {
    batch([this] { actAndShow(Sail{}); });
}

void AllAboardTable::sailAll() {
    batch([this] {
        while (actAndShow(Sail{}) && !controller().isTrial() && state().phase == Phase::Sailing && !state().replacing) {
        }
    });
}

void AllAboardTable::replaceBoat() {
    const std::vector<Weight> typed = m_numbers.values();
    // Without a number there is no act to refuse.
    if (!typed.empty()) batch([this, number = typed.front()] { actAndShow(ReplaceBoat{number}); });
}

void AllAboardTable::batch(const std::function<void()>& acts) {
    if (!hasGame()) return;
    m_batching = true;
    m_show.close();
    m_shownStep = 0;
    // Not even while the acts are entered does the log tell how they end.
    log()->holdFrom(m_game.play().played());
    acts();
    m_show.begin(setup());
    m_batching = false;
    followShow();
    refresh();
    emit changed();
    if (m_show.isOpen()) emit showStarted();
}

void AllAboardTable::followShow() {
    // What differs a step before is no loss to anybody.
    if (m_show.isOpen() && m_show.position() < m_shownStep) switchView();
    m_shownStep = m_show.position();
    const auto untold = static_cast<std::size_t>(m_show.actsUntold());
    log()->holdFrom(untold > 0 ? std::optional(m_game.play().played() - untold) : std::nullopt);
}

void AllAboardTable::cancel() {
    if (!m_inHand) return;
    m_inHand.reset();
    refresh();
    emit changed();
}

QString AllAboardTable::weightText(int halves) const { return AllAboardTexts::weight(Weight::ofHalves(halves)); }

void AllAboardTable::explainPhase(AboardState::Phase phase) {
    if (!takesActs() || phase >= AboardState::Phase::Over) return;
    if (auto refusal = whyNoneLegal(state(), actOfPhase[static_cast<std::size_t>(phase)]))
        showRefusal<AllAboard>(std::move(*refusal));
}

void AllAboardTable::retranslate() {
    m_numbers.refresh();
    m_show.refresh();
    GameTable::retranslate();
}

void AllAboardTable::cancelInteraction() {
    m_inHand.reset();
    m_naming.reset();
    m_numbers.clear();
    // An act that sails boats shows its steps; anything else closes the show.
    if (!m_batching) m_show.close();
}

void AllAboardTable::reset() {
    m_outlook.close();
    m_overrule.clear();
}

AboardLook AllAboardTable::look() const {
    AboardLook look;
    look.setup = setup();
    look.asked = asked();
    look.tappable = [this](int boat) { return isTappable(boat); };
    if (m_show.isOpen()) {
        look.state = task() == Task::Show ? m_show.stateShown() : state();
        look.step = m_show.step();
        look.boatsBefore = m_show.boatsBefore();
        look.sailingBoat = m_show.boat();
    } else {
        look.state = state();
    }
    look.outlooks = task() != Task::Show && look.state.phase != Phase::RevealBoats && !look.state.over();
    return look;
}

bool AllAboardTable::isTappable(int boat) const {
    if (!takesActs() || state().phase != Phase::Boarding || (!m_inHand && !faceDown())) return false;
    return !whyNot(state(), Board{asked(), boat, m_inHand});
}

bool AllAboardTable::asksForBoats() const {
    return hasGame() && task() == Task::Boats && (takesActs() || state().boats.empty());
}

std::vector<BoatRow> AllAboardTable::boatsToBeRevealed() const {
    std::vector<BoatRow> rows;
    for (int place = 0; place < state().seatCount(); ++place) {
        BoatRow row;
        row.boat = place + 1;
        row.number = m_numbers.textOf(place);
        row.tappable = takesActs() && place == m_numbers.current();
        row.spoken = row.number.isEmpty() ? tr("Boat %1, no number yet").arg(row.boat)
                                          : tr("Boat %1: %2").arg(row.boat).arg(row.number);
        rows.push_back(row);
    }
    return rows;
}

std::optional<Violation> AllAboardTable::whyNotAnimal(Animal animal) const {
    if (state().phase == Phase::Reveal) return whyNot(state(), Reveal{asked(), animal});
    std::optional<Violation> refusal;
    for (int boat = 1; boat <= static_cast<int>(state().boats.size()); ++boat) {
        auto violation = whyNot(state(), Board{asked(), boat, animal});
        if (!violation) return {};
        // A full boat is no reason against the animal.
        if (!refusal || refusal->code == ViolationCode::BoatFull) refusal = std::move(violation);
    }
    return refusal;
}

void AllAboardTable::refresh() {
    // While a batch of acts is entered, the last view stays.
    if (m_batching) return;
    m_overrule.refresh();
    if (!hasGame()) {
        m_boats.setRows({});
        m_passengers.setRows({});
        m_seats.setRows({});
        m_animals.setRows({});
        m_standings.setRows({});
        m_numbers.ask(0);
        m_outlook.clear();
        return;
    }
    m_numbers.ask(state().phase == Phase::RevealBoats ? state().seatCount() : state().replacing ? 1 : 0);
    const AboardLook look = this->look();
    if (asksForBoats()) {
        m_boats.setRows(boatsToBeRevealed());
        m_passengers.setRows({});
    } else {
        m_boats.setRows(boatRows(look));
        m_passengers.setRows(passengerRows(look));
    }
    refreshSeats(look);
    refreshAnimals();
    m_standings.setRows(standingRows(state(), setup()));
    m_outlook.show(look.state, setup());
}

void AllAboardTable::refreshSeats(const AboardLook& look) {
    std::vector<AboardSeatRow> rows;
    for (SeatId seat = 0; seat < look.state.seatCount(); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        if (index == m_sets.size()) m_sets.push_back(std::make_unique<GadgetListModel<SetAnimalRow>>());
        m_sets[index]->setRows(setRows(look.state, seat));
        rows.push_back(seatRow(look, seat));
        rows.back().animals = m_sets[index].get();
    }
    m_seats.setRows(std::move(rows));
}

void AllAboardTable::refreshAnimals() {
    std::vector<AnimalChoiceRow> rows;
    // A face-down placement is secret: the table shows no choices.
    if (takesActs() && asked() >= 0 && !faceDown())
        for (const Animal animal : allAnimals) {
            const CardValue& value = state().rules.values[animal];
            const QString name =
                inTextLanguage(askedLanguage(), [animal] { return AllAboardTexts::animalName(animal); });
            rows.push_back({QString(AllAboardCodec::animalName(animal)), name, AllAboardTexts::weight(value.weight),
                            value.points, !whyNotAnimal(animal), m_inHand == animal,
                            placeOf(state(), asked(), animal)});
        }
    m_animals.setRows(std::move(rows));
}

}  // namespace basekeeper
