// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_table.h"

#include "app/games/outspeed/outspeed_texts.h"
#include "app/games/outspeed/outspeed_ui.h"
#include "app/games/outspeed/outspeed_voice.h"
#include "app/games/outspeed/race_look.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/session/seat_language.h"
#include "core/outspeed/choices.h"
#include "core/outspeed/course.h"
#include "db/games/outspeed/codec.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

/// The act of each phase, in the order of the phases.
constexpr std::array actOfPhase{ActKind::DescribeTile, ActKind::ApplyBonuses, ActKind::Program, ActKind::Resolve};

}  // namespace

OutspeedTable::OutspeedTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                             TileSets& tileSets, QObject* parent)
    : GameTable(controller, languages, books, parent),
      m_game(controller, languages),
      m_tileSets(tileSets),
      m_track(this),
      m_show(this),
      m_overrule(m_game, languages, enterQuietly<Outspeed>(), this),
      m_tileEditor(languages, this),
      m_pad(languages, books.of<Outspeed>(), this),
      m_grid(this) {
    connect(&m_show, &RaceShow::changed, this, [this] {
        if (m_batching) return;
        refresh();
        emit changed();
    });
    // Another set may know the showing tile.
    connect(&tileSets, &TileSets::changed, this, [this] { refreshTileEditor(); });
    connect(&m_tileEditor, &TileEditor::changed, this, [this] {
        if (m_refreshing || m_batching || !describesTile()) return;
        refreshRoutes();
        emit changed();
    });
    refreshAll();
}

OutspeedTable::~OutspeedTable() = default;

bool OutspeedTable::hasGame() const { return m_game.hasGame(); }
bool OutspeedTable::isOver() const { return state().over(); }
const State& OutspeedTable::state() const { return m_game.state(); }
const Setup& OutspeedTable::setup() const { return m_game.setup(); }

State OutspeedTable::shown() const {
    if (m_show.isOpen() && !m_show.atEnd()) return m_show.stateShown();
    return previewed() != nullptr ? *previewed() : state();
}

const State* OutspeedTable::previewed() const {
    if (!m_bonuses || m_bonusPosition == 0) return nullptr;
    return &(*m_bonuses)[momentOfStep(*m_bonuses, m_bonusPosition).second - 1].after;
}

bool OutspeedTable::tellsOfEarlierTurn() const {
    return hasGame() && m_show.isOpen() && m_show.stateAtFirst().turn != shown().turn;
}
int OutspeedTable::turn() const { return hasGame() ? shown().turn : 0; }
int OutspeedTable::toldTurn() const { return tellsOfEarlierTurn() ? m_show.stateAtFirst().turn : turn(); }
RaceState::Phase OutspeedTable::phase() const {
    return hasGame() ? static_cast<RaceState::Phase>(shown().phase) : RaceState::Phase::Tile;
}
RaceState::Phase OutspeedTable::toldPhase() const {
    return tellsOfEarlierTurn() ? RaceState::Phase::Resolution : phase();
}

OutspeedTable::Task OutspeedTable::task() const {
    if (!hasGame()) return Task::None;
    // What is due is asked once the show has ended; at the end of a turn the show stays until somebody closes it.
    if (m_show.isOpen() && (!m_show.isTold() || state().phase != Phase::Resolution)) return Task::Show;
    switch (state().phase) {
        case Phase::Tile: return Task::Tile;
        case Phase::Bonuses: return m_bonuses ? Task::Reveal : Task::Bonuses;
        case Phase::Programming: return yetToProgram() > 0 ? Task::Program : Task::Resolve;
        case Phase::Resolution:
            return std::holds_alternative<TokensDue>(outspeed::due(state())) ? Task::Tokens : Task::Rolls;
        case Phase::Over: return Task::Over;
    }
    return Task::None;
}

std::vector<SeatId> OutspeedTable::seatsDue() const {
    std::vector<SeatId> seats;
    if (!hasGame()) return seats;
    if (state().phase == Phase::Programming) return outspeed::yetToProgram(state());
    const Due due = outspeed::due(state());
    if (const auto* rolls = std::get_if<RollsDue>(&due))
        for (const auto& of : rolls->due) seats.push_back(of.seat);
    if (const auto* tokens = std::get_if<TokensDue>(&due))
        for (const auto& of : tokens->due) seats.push_back(of.seat);
    return seats;
}

int OutspeedTable::asked() const {
    if (!hasGame() || task() == Task::Show) return -1;
    if (state().phase == Phase::Bonuses) return m_revealing && !m_playing.empty() ? m_playing.front() : -1;
    const std::vector<SeatId> seats = seatsDue();
    if (seats.empty()) return -1;
    return m_asked && std::ranges::find(seats, *m_asked) != seats.end() ? *m_asked : seats.front();
}

QString OutspeedTable::askedName() const { return asked() < 0 ? QString() : OutspeedTexts::seatName(setup(), asked()); }
QString OutspeedTable::askedLanguage() const {
    // All program at once; the pad addresses its seat itself.
    const bool asksOne = takesActs() && state().phase != Phase::Programming;
    return asksOne ? m_game.languageOf(asked()) : languages().current();
}

int OutspeedTable::askedOwes() const {
    if (!hasGame()) return 0;
    const Due due = outspeed::due(state());
    const auto* tokens = std::get_if<TokensDue>(&due);
    if (tokens == nullptr) return 0;
    const auto of = std::ranges::find(tokens->due, asked(), &TokensDue::Of::seat);
    return of == tokens->due.end() ? 0 : of->left;
}

int OutspeedTable::leader() const {
    if (!hasGame()) return -1;
    const std::vector<Standing> standings = outspeed::standings(shown());
    return standings.empty() || standings.front().eliminated ? -1 : standings.front().seat;
}

bool OutspeedTable::bonusTokens() const { return hasGame() && anyTokens(state()); }

bool OutspeedTable::passesBonuses(std::size_t act) const {
    const Session<Outspeed>& play = m_game.play();
    return act > 0 && std::holds_alternative<ApplyBonuses>(play.act(act)) &&
           std::holds_alternative<DescribeTile>(play.act(act - 1)) && !anyTokens(play.stateAfter(act));
}

bool OutspeedTable::bonusesPassed() const {
    if (!hasGame() || !takesActs() || controller().isTrial() || state().phase != Phase::Programming) return false;
    std::size_t act = m_game.play().played();
    while (act > 0 && std::holds_alternative<Program>(m_game.play().act(act - 1))) --act;
    return act > 0 && passesBonuses(act - 1);
}

int OutspeedTable::stepsToUndo() const {
    const Session<Outspeed>& play = m_game.play();
    const std::size_t played = play.played();
    if (played == 0 || !passesBonuses(played - 1)) return 1;
    // A correction that came after them, or put them there, is a step of its own.
    const std::vector<std::uint32_t> amendments = play.amendments();
    return !amendments.empty() && amendments.back() >= play.entryOf(played - 2) ? 1 : 2;
}

int OutspeedTable::stepsToRedo() const {
    const Session<Outspeed>& play = m_game.play();
    return play.redoableActs() >= 2 && passesBonuses(play.played() + 1) ? 2 : 1;
}

std::optional<State> OutspeedTable::stateBefore() const {
    if (m_show.isOpen()) return m_show.position() > 0 ? std::optional(m_show.stateAtFirst()) : std::nullopt;
    if (m_bonuses) return state();
    if (!takesActs() || controller().isTrial()) return {};
    const Session<Outspeed>& play = m_game.play();
    for (std::size_t act = play.played(); act > 0; --act) {
        const Action& latest = play.act(act - 1);
        const bool changesNothing = std::holds_alternative<Program>(latest) || std::holds_alternative<Roll>(latest) ||
                                    std::holds_alternative<TakeToken>(latest) ||
                                    (std::holds_alternative<DescribeTile>(latest) && state().phase != Phase::Bonuses);
        if (changesNothing) continue;
        // Rolls and tokens go on with what the routes began.
        if (std::holds_alternative<DescribeTile>(latest) || std::holds_alternative<Announce>(latest)) return {};
        return play.stateAfter(act - 1);
    }
    return {};
}

const State* OutspeedTable::stateOfTile() const {
    if (!hasGame()) return nullptr;
    // Where dice or tokens are due, it lies there as it is, whatever was told before them.
    const bool goesOn = state().phase == Phase::Resolution && m_show.atEnd();
    if (m_show.isOpen() && !goesOn) return m_show.stateOfTile();
    if (previewed() != nullptr && previewed()->tile) return previewed();
    if (m_lookedBack) return &*m_lookedBack;
    return state().tile && !state().over() ? &state() : nullptr;
}

std::optional<State> OutspeedTable::lastOfEndedTurn() const {
    if (takesActs() || (state().phase != Phase::Tile && !state().over())) return {};
    const Session<Outspeed>& play = m_game.play();
    const std::size_t shownActs = controller().shownPast().value_or(play.played());
    if (shownActs == 0) return {};
    const State before = play.stateAfter(shownActs - 1);
    std::optional<State> last;
    // A token may have been all that the turn still waited for.
    if (before.tile && routesRevealed(before)) last = before;
    for (const StepResult& step : stepsOf(before, play.act(shownActs - 1)))
        if (step.after.tile && routesRevealed(step.after) && !step.after.over()) last = step.after;
    return last;
}

bool OutspeedTable::describesTile() const { return task() == Task::Tile && takesActs(); }

int OutspeedTable::tileNumber() const {
    if (const State* lies = stateOfTile()) return lies->tile->number;
    return describesTile() ? m_tileEditor.number() : 0;
}
QString OutspeedTable::tileText() const { return tileNumber() > 0 ? TileSets::tileTitle(tileNumber()) : QString(); }
QString OutspeedTable::start() const {
    if (!describesTile() || m_game.play().played() > 0) return {};
    return tr("Lay the first two sections. Every ship starts on zone %1, and everybody takes %2 fuel cubes. "
              "Whoever is in front after turn %3 wins.")
        .arg(startZone)
        .arg(startFuel)
        .arg(turns());
}
int OutspeedTable::turnedTile() const { return describesTile() ? state().turnedTile.value_or(0) : 0; }
QVariantList OutspeedTable::turnedRoutes() const {
    const int turned = turnedTile();
    if (turned == 0) return {};
    const Session<Outspeed>& play = m_game.play();
    for (std::size_t act = play.played(); act > 0; --act)
        if (const auto* described = std::get_if<DescribeTile>(&play.act(act - 1)))
            return described->tile.number == turned ? tileRowList(described->tile) : QVariantList();
    return {};
}

QString OutspeedTable::tileSide() const {
    return describesTile() && tileNumber() > 0 ? TileSets::sideText(state().side) : QString();
}
QStringList OutspeedTable::routeNames() const {
    QStringList names;
    if (hasGame() && state().tile)
        for (const Route& route : state().tile->routes) names << OutspeedTexts::routeName(route);
    return names;
}

bool OutspeedTable::finishShows() const {
    const State* lies = stateOfTile();
    return hasGame() && outspeed::finishShows(lies != nullptr ? *lies : state());
}
QString OutspeedTable::side() const { return hasGame() ? OutspeedTexts::sideText(state().side) : QString(); }

QString OutspeedTable::otherSide() const {
    if (!hasGame()) return {};
    return OutspeedTexts::sideText(state().side == Side::Three4 ? Side::Five6 : Side::Three4);
}

int OutspeedTable::announced() const {
    if (!hasGame() || state().phase != Phase::Bonuses) return 0;
    const auto named =
        std::ranges::count_if(state().seats, [](const SeatState& seat) { return seat.announced.has_value(); });
    return static_cast<int>(named) + static_cast<int>(m_playing.size());
}

int OutspeedTable::yetToProgram() const {
    return hasGame() ? static_cast<int>(outspeed::yetToProgram(state()).size()) : 0;
}

std::optional<RollsDue::Of> OutspeedTable::rollDue(SeatId seat) const {
    if (!hasGame()) return {};
    const Due due = outspeed::due(state());
    const auto* rolls = std::get_if<RollsDue>(&due);
    if (rolls == nullptr) return {};
    const auto of = std::ranges::find(rolls->due, seat, &RollsDue::Of::seat);
    return of == rolls->due.end() ? std::nullopt : std::optional(*of);
}

RaceState::Die OutspeedTable::die() const {
    const auto due = rollDue(asked());
    if (!due) return RaceState::Die::None;
    return due->die == Die::Yellow ? RaceState::Die::Yellow : RaceState::Die::Blue;
}

QString OutspeedTable::rollText() const {
    const auto due = rollDue(asked());
    if (!due) return {};
    const Route& route = state().tile->routes[seatOf(state(), due->seat).choice->route];
    const QString name = OutspeedTexts::routeName(route);
    switch (due->next) {
        case RollFor::Cost: return tr("Route %1, cost: %2").arg(name, OutspeedTexts::amount(route.cost, true));
        case RollFor::Zones:
            return tr("Route %1, zones forward: %2").arg(name, OutspeedTexts::amount(route.benefit.zones, false));
        case RollFor::Fuel:
            return tr("Route %1, fuel gained: %2").arg(name, OutspeedTexts::amount(route.benefit.fuel, false));
    }
    return {};
}

int OutspeedTable::nextTurn() const { return hasGame() ? state().turn : 0; }
bool OutspeedTable::firstGame() const { return hasGame() && state().rules.firstGame; }

QStringList OutspeedTable::winners() const {
    QStringList names;
    if (hasGame())
        for (const SeatId seat : state().winners) names << OutspeedTexts::seatName(setup(), seat);
    return names;
}

QString OutspeedTable::winnerNames() const { return Joined::list(winners()); }
QList<int> OutspeedTable::winnerSeats() const { return hasGame() ? listOf(state().winners) : QList<int>(); }

QString OutspeedTable::decidedBy() const {
    if (!over() || state().winners.empty() || state().endedBy != EndedBy::Finish) return {};
    switch (outspeed::decidedBy(outspeed::standings(state()))) {
        case DecidedBy::Zone: return tr("The front ship wins.");
        case DecidedBy::Fuel: return tr("Tied on zone; more fuel decides.");
        case DecidedBy::Tokens: return tr("Tied on zone and fuel; more bonus tokens decide.");
        case DecidedBy::NobodyElse: return {};
        case DecidedBy::Nothing: return tr("Tied on zone, fuel and bonus tokens: the victory is shared.");
    }
    return {};
}

QString OutspeedTable::endedBy() const {
    if (!over() || !state().endedBy) return {};
    switch (*state().endedBy) {
        case EndedBy::Finish: return tr("The finish tile has been played: the race is over.");
        case EndedBy::LastOneLeft: return tr("Only one ship is left in the race.");
        case EndedBy::NobodyLeft: return tr("No ship is left in the race: nobody wins.");
        case EndedBy::Override: return tr("By the referee’s ruling.");
    }
    return {};
}

QString OutspeedTable::voice() const {
    if (!hasVoice()) return {};
    return lineOf(m_show.isOpen() ? m_show.moment() : momentOf(m_game.play()));
}

bool OutspeedTable::act(const Action& action) { return enter<Outspeed>(Entry<Outspeed>(action)); }

void OutspeedTable::batch(const std::function<void()>& acts) {
    if (!hasGame()) return;
    // While a batch of acts is entered, nobody else is told that the refusal is gone.
    dismissRefusal();
    m_batching = true;
    if (!m_show.goesOnIn(state())) m_show.close();
    acts();
    const bool started = m_show.begin(setup());
    m_batching = false;
    refresh();
    emit changed();
    if (started) emit showStarted();
}

void OutspeedTable::actAndTell(const Action& action) {
    const State before = state();
    std::vector<StepResult> moments;
    if (!whyNot(before, action)) moments = stepsOf(before, action);
    // A correction that is only tried out has not happened.
    if (act(action) && !controller().isTrial()) m_show.add(before, std::move(moments));
}

void OutspeedTable::actAndShow(const Action& action) {
    batch([&] { actAndTell(action); });
}

bool OutspeedTable::describeTile() {
    if (!hasGame()) return false;
    const Tile tile = m_tileEditor.tile();
    const Side side = m_tileEditor.side();
    bool done = false;
    batch([&] {
        done = act(DescribeTile{tile});
        const bool nothingToAsk = done && !controller().isTrial() && state().phase == Phase::Bonuses;
        if (nothingToAsk && !anyTokens(state())) act(ApplyBonuses{});
    });
    if (!done) return false;
    // If the tile cannot be kept in the set, the set reports it; the game goes on.
    if (!controller().isTrial() && !practice()) m_tileSets.remember(tile, side);
    return true;
}

void OutspeedTable::tapSeat(int seat) {
    if (!takesActs() || !isSeat(state(), seat)) return;
    if (auto refusal = whyNotAsked(state(), seat)) return showRefusal<Outspeed>(std::move(*refusal));
    if (state().phase != Phase::Bonuses) m_asked = seat;
    else if (std::erase(m_playing, seat) == 0) m_playing.push_back(seat);
    dismissRefusal();
    refresh();
    emit changed();
}

void OutspeedTable::announce(int seat, const QString& word) {
    const auto token = OutspeedCodec::tokenNamed(word);
    if (!token) return;
    m_naming = true;
    const bool done = act(Announce{seat, *token});
    m_naming = false;
    if (!done || !m_revealing) return;
    std::erase(m_playing, seat);
    if (controller().isTrial()) m_playing.clear();
    revealNextToken();
}

void OutspeedTable::revealBonuses() {
    if (!takesActs()) return;
    if (announced() == 0) return applyBonuses();
    if (auto refusal = whyNot(state(), ApplyBonuses{})) return showRefusal<Outspeed>(std::move(*refusal));
    // From the front to the rear, in whatever order the seats were tapped.
    std::vector<SeatId> inOrder;
    for (const SeatId seat : frontToRear(state()))
        if (std::ranges::find(m_playing, seat) != m_playing.end()) inOrder.push_back(seat);
    m_playing = std::move(inOrder);
    dismissRefusal();
    revealNextToken();
}

void OutspeedTable::revealNextToken() {
    m_revealing = !m_playing.empty();
    if (!m_revealing && !controller().isTrial()) m_bonuses = stepsOf(state(), ApplyBonuses{});
    m_bonusPosition = 0;
    refresh();
    emit changed();
}

void OutspeedTable::lookAtBonusStep(int number) {
    if (!m_bonuses || number < 0 || number > static_cast<int>(m_bonuses->size())) return;
    m_bonusPosition = number;
    refresh();
    emit changed();
}

void OutspeedTable::applyBonuses() { act(ApplyBonuses{}); }

void OutspeedTable::handPadTo(int seat) {
    if (!takesActs() || !isSeat(state(), seat) || !state().tile) return;
    const Program any{seat, state().tile->routes.front().name, {}};
    const std::vector<SeatId> seats = seatsDue();
    if (state().phase != Phase::Programming || std::ranges::find(seats, seat) == seats.end()) {
        if (auto refusal = whyNot(state(), any)) showRefusal<Outspeed>(std::move(*refusal));
        return;
    }
    dismissRefusal();
    m_pad.handTo(seat, state(), setup());
}

void OutspeedTable::confirmPad() {
    if (!m_pad.ready()) return;
    const SeatId seat = m_pad.seat();
    const Choice choice = m_pad.choice();
    // Hides the choice before the next seat is found.
    m_pad.cover();
    m_handing = true;
    const bool done = program(seat, static_cast<int>(choice.route), choice.wheel.value_or(-1));
    m_handing = false;
    const std::vector<SeatId> left = seatsDue();
    if (!done || controller().isTrial() || left.empty()) return m_pad.close();
    const auto next = std::ranges::find_if(left, [seat](SeatId other) { return other > seat; });
    m_pad.handTo(next == left.end() ? left.front() : *next, state(), setup());
}

bool OutspeedTable::program(int seat, int route, int wheel) {
    if (!hasGame() || !state().tile || route < 0 || route >= static_cast<int>(state().tile->routes.size()))
        return false;
    return act(Program{seat, state().tile->routes[static_cast<std::size_t>(route)].name,
                       wheel < 0 ? std::nullopt : std::optional(wheel)});
}

void OutspeedTable::chooseInGrid(int seat, int route) {
    if (!takesActs()) return;
    if (auto refusal = m_grid.choose(seat, route)) showRefusal<Outspeed>(std::move(*refusal));
    else dismissRefusal();
}

void OutspeedTable::setWheelInGrid(int seat, int wheel) {
    if (!takesActs()) return;
    if (auto refusal = m_grid.setWheel(seat, wheel)) showRefusal<Outspeed>(std::move(*refusal));
    else dismissRefusal();
}

void OutspeedTable::enterGrid() {
    if (!takesActs() || state().phase != Phase::Programming) return;
    // All or none: anything missing is found before the first is entered.
    State all = state();
    std::vector<Program> programs;
    for (const auto& [seat, choice] : m_grid.choices()) {
        Program next{seat, all.tile->routes[choice.route].name, choice.wheel};
        if (auto refusal = whyNot(all, next)) return showRefusal<Outspeed>(std::move(*refusal));
        applyInPlace(all, next);
        programs.push_back(std::move(next));
    }
    const bool isEnough = m_grid.isSingle() && !programs.empty();
    if (const auto refusal = isEnough ? std::nullopt : whyNot(all, Resolve{})) return showRefusal<Outspeed>(*refusal);
    batch([&] {
        for (const Program& next : programs)
            if (!act(next) || controller().isTrial()) return;
        if (!isEnough) actAndTell(Resolve{});
    });
}

void OutspeedTable::resolve() { actAndShow(Resolve{}); }

void OutspeedTable::roll(int seat, int value) {
    if (!hasGame()) return;
    const auto due = rollDue(seat);
    actAndShow(Roll{seat, due ? due->die : Die::Yellow, value});
}

void OutspeedTable::takeToken(int seat, const QString& word) {
    if (hasGame()) actAndShow(TakeToken{seat, OutspeedCodec::tokenNamed(word)});
}

void OutspeedTable::cancel() {
    if (!m_bonuses && !m_asked && !m_revealing) return;
    m_bonuses.reset();
    m_bonusPosition = 0;
    m_asked.reset();
    m_revealing = false;
    refresh();
    emit changed();
}

void OutspeedTable::explainPhase(RaceState::Phase phase) {
    if (!takesActs() || phase >= RaceState::Phase::Over) return;
    if (auto refusal = whyNoneLegal(state(), actOfPhase[static_cast<std::size_t>(phase)]))
        showRefusal<Outspeed>(std::move(*refusal));
}

void OutspeedTable::retranslate() {
    m_show.refresh();
    m_tileEditor.retranslate();
    m_pad.refresh();
    GameTable::retranslate();
}

void OutspeedTable::cancelInteraction() {
    m_asked.reset();
    m_bonuses.reset();
    m_bonusPosition = 0;
    if (!m_naming) {
        m_playing.clear();
        m_revealing = false;
    }
    if (!m_handing) m_pad.close();
    // An act that resolves a turn shows its steps; anything else closes the show.
    if (!m_batching) m_show.close();
}

void OutspeedTable::reset() {
    const QScopedValueRollback<bool> refreshing(m_refreshing, true);
    m_overrule.clear();
    m_tileEditor.clear();
    m_grid.clear();
}

void OutspeedTable::refresh() {
    // While a batch of acts is entered, the last view stays.
    if (m_batching) return;
    const QScopedValueRollback<bool> refreshing(m_refreshing, true);
    m_overrule.refresh();
    if (!hasGame()) {
        m_lookedBack.reset();
        m_seats.setRows({});
        m_routes.setRows({});
        m_standings.setRows({});
        m_bonusSeats.setRows({});
        m_tokenKinds.setRows({});
        m_bonusSteps.setRows({});
        m_touched.setRows({});
        m_due.setRows({});
        m_track.clear();
        m_grid.clear();
        return;
    }
    m_lookedBack = lastOfEndedTurn();
    RaceLook look{shown(), setup()};
    look.before = stateBefore();
    // Before a step of the preview is looked at, the seats show what all of it comes to.
    if (m_bonuses && m_bonusPosition == 0 && !m_bonuses->empty()) look.outlook = m_bonuses->back().after;
    if (task() == Task::Program) look.asked = seatsDue();
    else if (asked() >= 0) look.asked = {asked()};
    if (std::ranges::any_of(look.state.seats, &SeatState::eliminated))
        look.eliminations = courseOf(m_game.play()).eliminations;
    m_seats.setRows(seatRows(look));
    m_standings.setRows(standingRows(look));
    refreshTrack();
    refreshTileEditor();
    refreshRoutes();
    refreshQuestions();
}

void OutspeedTable::refreshTrack() {
    std::vector<SeatId> asks;
    if (asked() >= 0 && task() != Task::Program) asks.push_back(asked());
    if (m_show.isOpen()) {
        m_track.show(shown(), setup(), &m_show.stateBefore(), task() == Task::Show ? m_show.meant() : asks,
                     m_show.told());
    } else if (m_bonuses) {
        // From the first look at the preview to the last, the track keeps its layout.
        std::vector<const State*> told{&state()};
        for (const StepResult& step : *m_bonuses) told.push_back(&step.after);
        // Before a step is looked at, the track shows what all of it comes to, as the seats do.
        const auto [before, after] = m_bonusPosition == 0 ? std::pair(std::size_t{0}, m_bonuses->size())
                                                          : momentOfStep(*m_bonuses, m_bonusPosition);
        m_track.show(*told[after], setup(), after > 0 ? told[before] : nullptr, seatsMeant(*m_bonuses, m_bonusPosition),
                     told);
    } else {
        m_track.show(state(), setup(), nullptr, asks);
    }
}

void OutspeedTable::refreshRoutes() {
    const State* lies = stateOfTile();
    if (lies == nullptr)
        return m_routes.setRows(describesTile() ? tableRoutes(m_tileEditor.tile()) : std::vector<TableRouteRow>());
    if (task() == Task::Show) return m_routes.setRows(tableRoutes(*lies, setup(), m_show.part(), m_show.meant()));
    auto part = RaceState::Part::None;
    if (task() == Task::Rolls)
        part = die() == RaceState::Die::Yellow ? RaceState::Part::Cost : RaceState::Part::Benefit;
    if (task() == Task::Tokens) part = RaceState::Part::Benefit;
    m_routes.setRows(tableRoutes(*lies, setup(), part, {asked()}));
}

void OutspeedTable::refreshTileEditor() {
    if (!hasGame() || state().phase != Phase::Tile) m_tileEditor.clear();
    else m_tileEditor.begin(tileNumbersOpen(state()), state().side, m_tileSets);
}

void OutspeedTable::refreshQuestions() {
    const bool plays = state().phase == Phase::Bonuses && !m_bonuses;
    m_bonusSeats.setRows(bonusSeatRows(state(), setup(), m_playing));
    m_bonusSteps.setRows(m_bonuses ? bonusStepRows(state(), *m_bonuses, m_bonusPosition, setup())
                                   : std::vector<BonusStepRow>());
    m_touched.setRows(m_bonuses && !m_bonuses->empty() ? touchedRows(state(), m_bonuses->back().after, setup())
                                                       : std::vector<TouchedRow>());
    m_due.setRows(dueRows(state(), setup(), asked() >= 0 ? std::optional<SeatId>(asked()) : std::nullopt));
    m_grid.show(state(), setup(), controller().isTrial());
    m_tokenKinds.setRows(inTextLanguage(askedLanguage(), [&] {
        if (takesActs() && plays && asked() >= 0) return tokensToPlay(state(), asked());
        if (takesActs() && task() == Task::Tokens) return tokensToTake(state(), asked());
        return std::vector<TokenKindRow>();
    }));
}

}  // namespace basekeeper
