// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_table.h"

#include "app/book/rule_books.h"
#include "app/games/all_your_base/all_your_base_ui.h"
#include "app/games/all_your_base/all_your_base_voice.h"
#include "app/games/all_your_base/table_rows.h"
#include "app/language/languages.h"
#include "app/session/seat_language.h"
#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/legal.h"
#include "core/all_your_base/red_alert.h"
#include "core/overload.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>
#include <QScopedValueRollback>
#include <QVariantMap>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace basekeeper {

using namespace all_your_base;

namespace {

std::optional<ActKind> actNamed(const QString& name) {
    for (std::size_t i = 0; i < actKinds; ++i)
        if (name == AllYourBaseCodec::actName(static_cast<ActKind>(i))) return static_cast<ActKind>(i);
    return {};
}

}  // namespace

AllYourBaseTable::AllYourBaseTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                                   QObject* parent)
    : GameTable(controller, languages, books, parent),
      m_game(controller, languages),
      m_bench(m_game, this),
      m_change(m_game, this),
      m_defender(m_game, languages, this),
      m_alert(m_game, languages, this),
      m_freePlays(m_game, this),
      m_overrule(m_game, languages, enterQuietly<AllYourBase>(), this),
      m_ruling(m_game, m_overrule, this),
      m_inspection(
          m_game, [this] { return askedLanguage(); }, this) {
    connect(this, &GameTable::changed, this, &AllYourBaseTable::taskChanged);
    connect(this, &AllYourBaseTable::modeChanged, this, &AllYourBaseTable::taskChanged);
    connect(&controller, &SessionController::shownPastChanged, &m_bench, &BenchModel::close);
    connect(&m_bench, &BenchModel::changed, this, [this] {
        // Either the bench or a RED ALERT is open, never both.
        if (m_bench.isOpen()) m_alert.close();
        showParts();
    });
    connect(&m_bench, &BenchModel::attackAsked, this,
            [this] { act(Attack{.target = BaseId(m_bench.target()), .with = m_bench.force(), .withBases = {}}); });
    connect(&m_change, &ChangeModel::changed, this, &AllYourBaseTable::showParts);
    connect(&m_change, &ChangeModel::refused, this, [this](const Violation& violation) { show(violation); });
    connect(&m_change, &ChangeModel::takeAsked, this, [this] { act(TakeChange{m_change.placements()}); });
    connect(this, &GameTable::advanced, this, &AllYourBaseTable::tellMoment);
    connect(&m_ruling, &TableRuling::openChanged, this, [this] { switchView(); });
    connect(&m_ruling, &TableRuling::changed, this, [this] {
        refreshSeats();
        emit changed();
        emit modeChanged();
    });
    connect(&m_alert, &AlertModel::stepped, this, &AllYourBaseTable::dismissRefusal);
    connect(&m_alert, &AlertModel::changed, this, &AllYourBaseTable::showParts);
    connect(&m_alert, &AlertModel::refused, this, [this](const Violation& violation) { show(violation); });
    connect(&m_alert, &AlertModel::playAsked, this, [this] { act(m_alert.draft()); });
    refreshAll();
}

AllYourBaseTable::~AllYourBaseTable() = default;

bool AllYourBaseTable::hasGame() const { return m_game.hasGame(); }
bool AllYourBaseTable::isOver() const { return state().over; }

const State& AllYourBaseTable::state() const { return m_game.state(); }

int AllYourBaseTable::turnNumber() const { return hasGame() ? state().turn.number : 0; }

int AllYourBaseTable::playing() const { return hasGame() ? state().turn.seat : 0; }
int AllYourBaseTable::playingHeld() const { return takesActs() ? basesHeld(state(), playing()) : 0; }
bool AllYourBaseTable::playingMayDeclare() const { return takesActs() && mayDeclare(state(), playing()); }
QString AllYourBaseTable::playingName() const {
    return hasGame() ? AllYourBaseTexts::seatName(m_game.setup(), playing()) : QString();
}
QString AllYourBaseTable::playingLanguage() const {
    return takesActs() && !over() ? m_game.languageOf(playing()) : languages().current();
}

QString AllYourBaseTable::askedLanguage() const {
    if (m_ruling.isOpen()) return languages().current();
    if (m_defender.attack() != nullptr) return m_defender.language();
    return m_alert.isOpen() ? m_alert.language() : playingLanguage();
}

int AllYourBaseTable::addressedSeat() const {
    if (m_ruling.isOpen()) return -1;
    if (m_defender.attack() != nullptr) return m_defender.seat();
    return m_alert.isOpen() ? m_alert.chooser() : playing();
}

TurnPhase::Phase AllYourBaseTable::phase() const {
    return hasGame() ? static_cast<TurnPhase::Phase>(state().turn.phase) : TurnPhase::Phase::RedAlert;
}
int AllYourBaseTable::threshold() const { return hasGame() ? state().rules.threshold : 0; }

AllYourBaseTable::Pending AllYourBaseTable::pending() const {
    if (!hasGame()) return Pending::Nothing;
    return std::visit(Overload{
                          [](std::monostate) { return Pending::Nothing; },
                          [](const PendingAttack&) { return Pending::Attack; },
                          [](const PendingChange&) { return Pending::Change; },
                          [](const PendingFreePlays&) { return Pending::FreePlays; },
                      },
                      state().pending);
}

AllYourBaseTable::Reminder AllYourBaseTable::reminder() const {
    const auto due = hasGame() ? all_your_base::reminder(state()) : std::nullopt;
    if (!due) return Reminder::None;
    return *due == all_your_base::Reminder::DrawCard ? Reminder::Draw : Reminder::Fill;
}

QString AllYourBaseTable::nextName() const {
    return hasGame() ? AllYourBaseTexts::seatName(m_game.setup(), nextSeat(state())) : QString();
}

QList<int> AllYourBaseTable::queueSeats() const {
    if (!hasGame()) return {};
    const auto turns = turnsOutOfOrder(state());
    return {turns.begin(), turns.end()};
}

QStringList AllYourBaseTable::queue() const {
    QStringList names;
    if (hasGame())
        for (const SeatId seat : turnsOutOfOrder(state())) names << AllYourBaseTexts::seatName(m_game.setup(), seat);
    return names;
}

int AllYourBaseTable::winner() const { return over() ? state().winner.value_or(-1) : -1; }
QString AllYourBaseTable::winnerName() const {
    return winner() < 0 ? QString() : AllYourBaseTexts::seatName(m_game.setup(), winner());
}

QString AllYourBaseTable::winnerLanguage() const {
    return winner() < 0 ? languages().current() : AllYourBaseTexts::seatLanguage(m_game.setup(), winner());
}

bool AllYourBaseTable::examplePoints() const { return hasGame() && state().rules.values == CardValues{}; }
QString AllYourBaseTable::exampleNote() const {
    return examplePoints() ? tr("Example points: check your cards") : QString();
}

QString AllYourBaseTable::voice() const { return hasVoice() ? lineOf(voiceMomentOf(m_game.play())) : QString(); }
QString AllYourBaseTable::voiceToLosers() const {
    return hasVoice() && winner() >= 0 ? lineOf(AllYourBaseMoment::Lost) : QString();
}

AllYourBaseTable::Task AllYourBaseTable::task() const {
    if (m_ruling.isOpen()) return Task::Rule;
    if (over()) return Task::Over;
    if (pending() == Pending::Attack) return Task::Defend;
    if (m_alert.isOpen()) return Task::Prepare;
    if (m_bench.isOpen()) return Task::Weigh;
    if (m_change.isOpen()) return Task::TakeChange;
    if (!hasGame() || m_freePlays.isOpen()) return Task::Play;
    switch (state().turn.phase) {
        case Phase::RedAlert:
        case Phase::Defense: return Task::Play;
        case Phase::Attack: return Task::Attack;
        case Phase::Regroup: return Task::Regroup;
    }
    return Task::Play;
}

AllYourBaseTable::NextAct AllYourBaseTable::nextAct() const {
    if (task() == Task::Play) return NextAct::PlayBase;
    const bool onlyRegroups = task() == Task::Attack && !m_may.attack && m_may.moveACard && !playingMayDeclare();
    return onlyRegroups ? NextAct::Regroup : NextAct::EndTurn;
}

bool AllYourBaseTable::nextActLeads() const {
    if (playingMayDeclare()) return false;
    switch (nextAct()) {
        case NextAct::PlayBase:
            return mode() == Mode::Look && m_may.playBase && !m_may.playShip && !m_may.playCrew &&
                   !m_freePlays.isOpen();
        case NextAct::Regroup: return true;
        case NextAct::EndTurn: return task() != Task::Attack || !m_may.attack;
    }
    return false;
}

AllYourBaseTable::Mode AllYourBaseTable::mode() const {
    if (m_ruling.isOpen()) return Mode::Rule;
    if (m_alert.isOpen()) return Mode::Prepare;
    return m_bench.isOpen() ? Mode::Weigh : m_mode;
}

QString AllYourBaseTable::modeHint() const {
    switch (mode()) {
        case Mode::Look:
        case Mode::Prepare:
        case Mode::Rule: return {};
        case Mode::Play: return tr("Tap the base for %1.").arg(AllYourBaseTexts::cardName(*m_inHand));
        case Mode::Discard: return tr("Tap the card to discard.");
        case Mode::Move:
            return m_takenUp == PieceId::None ? tr("Tap one of your cards.") : tr("Tap the base it goes to.");
        case Mode::Weigh: return tr("Tap cards to add or remove them.");
    }
    return {};
}

QString AllYourBaseTable::whyNoAttack() const {
    const auto refusal = hasGame() ? whyNoneLegal(state(), ActKind::Attack) : std::nullopt;
    return refusal ? GameUi<AllYourBase>::refusalText(Translator(languages(), languages().spoken()), *refusal,
                                                      m_game.setup(), state())
                   : QString();
}

int AllYourBaseTable::mostCardsOnABase() const {
    if (!hasGame()) return 0;
    std::map<BaseId, int> cards;
    std::set<BaseId> tapped;
    const std::optional<State> prepared = preparedTable();
    const State& table = prepared ? *prepared : state();
    for (const Piece& piece : table.pieces) {
        if (piece.discarded()) continue;
        ++cards[piece.at];
        // Whoever regroups takes any own card, and is shown the same while one is in hand.
        const bool regroups =
            m_may.moveACard && !m_alert.isOpen() && !m_bench.isOpen() && table.base(piece.at)->owner == playing();
        if (regroups || isTappable(piece)) tapped.insert(piece.at);
    }
    int most = 0;
    for (const auto& [base, count] : cards)
        if (tapped.empty() || tapped.contains(base)) most = std::max(most, count);
    return most;
}

int AllYourBaseTable::attackAvailable() const { return hasGame() ? attackOf(state(), playing()) : 0; }
bool AllYourBaseTable::act(const Action& action) { return enter<AllYourBase>(action); }

void AllYourBaseTable::show(Violation violation) { showRefusal<AllYourBase>(std::move(violation)); }

void AllYourBaseTable::playBase() { act(PlayBase{}); }
void AllYourBaseTable::passDefense() { act(PassDefense{}); }
void AllYourBaseTable::resolveAttack() { act(ResolveAttack{}); }
void AllYourBaseTable::counterattack() { act(Counterattack{}); }
void AllYourBaseTable::endTurn() { act(EndTurn{}); }
void AllYourBaseTable::reshuffle() { act(Reshuffle{}); }
void AllYourBaseTable::declare(int seat) { act(Declare{seat}); }

void AllYourBaseTable::playRedAlert(int card) {
    const auto alert = redAlertOf(card);
    if (!takesActs() || !alert) return;
    if (!AlertModel::isLedThroughTheTable(*alert)) {
        act(*alert);
        return;
    }
    if (auto refusal = statusForbids(state(), ActKind::RedAlert)) {
        show(std::move(*refusal));
        return;
    }
    cancel();
    m_alert.begin(*alert);
}

bool AllYourBaseTable::isLedThroughTheTable(int card) const {
    const auto alert = redAlertOf(card);
    return alert && AlertModel::isLedThroughTheTable(*alert);
}

void AllYourBaseTable::endFreePlays() { act(EndFreePlays{}); }
void AllYourBaseTable::passFreePlay() { act(PassFreePlay{}); }
QString AllYourBaseTable::redAlertClause(int card) const { return AllYourBaseTexts::clauseText(card); }
QString AllYourBaseTable::redAlertTitle(int card) const {
    return books().of<AllYourBase>().clause(redAlertClause(card), languages().spoken()).title;
}

void AllYourBaseTable::explainRedAlert(int card) {
    // Only this card has a moment of its own, which is explained before anybody tries.
    if (card == red_alert::counterattack) explain(QStringLiteral("counterattack"));
}

bool AllYourBaseTable::isMomentOfRedAlert(int card) const {
    const ActKind played = card == red_alert::counterattack ? ActKind::Counterattack : ActKind::RedAlert;
    return takesActs() && !whyNoneLegal(state(), played);
}

void AllYourBaseTable::chooseCard(const QString& card) {
    const auto kind = AllYourBaseCodec::cardNamed(card);
    if (!kind || !takesActs()) return;
    if (m_mode == Mode::Discard) {
        const auto points = m_points.find(*kind);
        Discard discard{.card = *kind, .attack = {}, .defense = {}, .piece = {}};
        if (points != m_points.end()) {
            discard.attack = points->second.attack;
            if (isShip(*kind)) discard.defense = points->second.defense;
        }
        act(discard);
        return;
    }
    if (m_inHand == kind && m_fromPile == PieceId::None) {
        cancel();
        return;
    }
    if (auto refusal = whyNoneLegal(state(), kindOf(playOf(*kind, {})))) {
        show(std::move(*refusal));
        return;
    }
    cancel();
    takeInHand(*kind, PieceId::None);
}

void AllYourBaseTable::choosePileCard(int piece) {
    const PieceId id{static_cast<std::uint32_t>(piece)};
    if (!takesActs() || state().piece(id) == nullptr) return;
    const Card card = state().piece(id)->card;
    if (!hasBase(state(), playing())) {
        act(Discard{.card = card, .attack = {}, .defense = {}, .piece = id});
        return;
    }
    const bool putBack = m_fromPile == id;
    cancel();
    if (putBack) return;
    takeInHand(card, id);
}

void AllYourBaseTable::takeInHand(Card card, PieceId fromPile) {
    m_inHand = card;
    m_fromPile = fromPile;
    const std::vector<BaseId> bases = basesOf(state(), playing());
    if (bases.size() != 1) setMode(Mode::Play);
    else if (!act(playAct(bases.front()))) letGo();
}

void AllYourBaseTable::setPoints(const QString& card, int attack, int defense) {
    if (const auto kind = AllYourBaseCodec::cardNamed(card)) m_points[*kind] = {attack, isShip(*kind) ? defense : 0};
    refreshLists();
}

void AllYourBaseTable::beginDiscard() {
    if (!takesActs()) return;
    if (auto refusal = whyNoneLegal(state(), ActKind::Discard)) {
        show(std::move(*refusal));
        return;
    }
    cancel();
    setMode(Mode::Discard);
}

void AllYourBaseTable::beginMove() {
    if (!takesActs()) return;
    if (auto refusal = whyNoneLegal(state(), ActKind::Regroup)) {
        show(std::move(*refusal));
        return;
    }
    cancel();
    setMode(Mode::Move);
}

Action AllYourBaseTable::playAct(BaseId base) const {
    const Card card = m_inHand.value_or(Card::Zig);
    PlayCard play{.base = base, .attack = {}, .defense = {}, .piece = {}};
    if (m_fromPile != PieceId::None) {
        play.piece = m_fromPile;
    } else if (const auto points = m_points.find(card); points != m_points.end()) {
        play.attack = points->second.attack;
        if (isShip(card)) play.defense = points->second.defense;
    }
    return playOf(card, play);
}

void AllYourBaseTable::tapBase(int base) {
    if (!hasGame()) return;
    if (m_ruling.isOpen()) {
        m_ruling.tapBase(base);
        return;
    }
    const auto id = static_cast<BaseId>(base);
    const Base* tapped = state().base(id);
    if (tapped == nullptr) return;
    const bool own = tapped->owner == playing();
    if (m_alert.isOpen()) {
        m_alert.chooseBase(base);
    } else if (m_mode == Mode::Play) {
        act(playAct(id));
    } else if (m_mode == Mode::Move && m_takenUp != PieceId::None) {
        act(Regroup{{{m_takenUp, id}}});
    } else if (m_change.isOpen() && own && takesActs()) {
        m_change.putOn(base);
    } else if (own || m_mode == Mode::Move || !takesActs()) {
        m_inspection.showBase(base);
    } else if (m_defender.attack() || over()) {
        explain(QStringLiteral("attack"));
    } else {
        if (m_mode == Mode::Look) dismissRefusal();
        else setMode(Mode::Look);
        m_bench.weigh(base);
    }
}

void AllYourBaseTable::tapPiece(int piece) {
    if (!hasGame()) return;
    if (m_ruling.isOpen()) {
        m_ruling.tapPiece(piece);
        return;
    }
    if (showsChange() && m_change.isChosen(PieceId(piece)))
        return tapBase(static_cast<int>(m_change.tableSoFar().piece(PieceId(piece))->at));
    const Piece* tapped = state().piece(PieceId(piece));
    if (tapped == nullptr || tapped->discarded()) return;
    const SeatId owner = state().base(tapped->at)->owner;
    const bool inForce = m_bench.isOpen() && owner == m_bench.attacker();
    const bool taking =
        takesActs() && owner == playing() &&
        (m_mode == Mode::Move || (m_mode == Mode::Look && state().turn.phase == Phase::Regroup && !m_change.isOpen()));
    if (m_alert.isOpen()) {
        m_alert.chooseShip(piece);
    } else if (inForce) {
        m_bench.toggle(piece);
    } else if (m_mode == Mode::Move && m_takenUp == tapped->id) {
        m_takenUp = PieceId::None;
        setMode(m_mode);
    } else if (taking && (m_takenUp == PieceId::None || state().piece(m_takenUp)->at == tapped->at)) {
        m_takenUp = tapped->id;
        m_bench.close();
        setMode(Mode::Move);
    } else {
        tapBase(static_cast<int>(tapped->at));
    }
}

void AllYourBaseTable::tapSeat(int seat) {
    if (m_ruling.isOpen()) m_ruling.tapSeat(seat);
    else if (m_alert.isOpen() && m_alert.asks() == AlertModel::Asks::Seat) m_alert.chooseSeat(seat);
}

void AllYourBaseTable::cancel() {
    letGo();
    m_bench.close();
    m_alert.close();
    setMode(Mode::Look);
}

void AllYourBaseTable::stepBack() {
    if (m_ruling.isOpen()) m_ruling.stepBack();
    else if (!takeBackChoice()) cancel();
}

void AllYourBaseTable::beginRuling() {
    if (!takesActs() || m_ruling.isOpen()) return;
    cancel();
    m_ruling.begin();
}

void AllYourBaseTable::ruleOnBase(int base) {
    beginRuling();
    if (m_ruling.isOpen() && m_ruling.base() != base) m_ruling.chooseBase(base);
}

void AllYourBaseTable::ruleOnPiece(int piece) {
    beginRuling();
    if (m_ruling.isOpen() && m_ruling.piece() != piece) m_ruling.choosePiece(piece);
}

void AllYourBaseTable::setMode(Mode mode) {
    m_mode = mode;
    dismissRefusal();  // something else has begun
    refreshSeats();
    refreshLists();
    emit modeChanged();
}

void AllYourBaseTable::explain(const QString& name) {
    const auto kind = actNamed(name);
    if (!kind || !takesActs()) return;
    if (auto refusal = whyNoneLegal(state(), *kind)) show(std::move(*refusal));
}

void AllYourBaseTable::tapPhase(int phase) {
    constexpr std::array acts{ActKind::RedAlert, ActKind::PlayBase, ActKind::Attack, ActKind::Regroup};
    if (phase < 0 || phase >= std::ssize(acts) || !takesActs()) return;
    if (m_ruling.isOpen()) {
        m_overrule.setTurn(m_overrule.playing(), static_cast<TurnPhase::Phase>(phase));
        return;
    }
    const ActKind kind = acts[static_cast<std::size_t>(phase)];
    if (auto refusal = whyNoneLegal(state(), kind)) show(std::move(*refusal));
    else if (kind == ActKind::Regroup) beginMove();
}

void AllYourBaseTable::retranslate() {
    GameTable::retranslate();
    m_alert.retranslate();
}

void AllYourBaseTable::letGo() {
    m_inHand.reset();
    m_fromPile = PieceId::None;
    m_takenUp = PieceId::None;
}

bool AllYourBaseTable::putDraftAway() {
    const bool drafting = m_ruling.isOpen();
    m_ruling.close();
    return drafting;
}

bool AllYourBaseTable::takeBackChoice() {
    if (m_ruling.isOpen()) {
        if (const int edits = m_overrule.edits()->rowCount(); edits > 0) m_overrule.removeEdit(edits);
        else m_ruling.close();
        return true;
    }
    if (!m_alert.isOpen()) return false;
    if (m_alert.begun()) m_alert.back();
    else m_alert.close();
    return true;
}

void AllYourBaseTable::cancelInteraction() {
    letGo();
    m_mode = Mode::Look;
    m_alert.close();
    m_ruling.close();
}

void AllYourBaseTable::tellMoment() {
    const Session<AllYourBase>& play = m_game.play();
    const std::size_t before = std::exchange(m_actsTold, play.played());
    if (play.played() != before + 1 || !takesActs() || controller().isTrial()) return;
    // A correction that put an act into the past has brought nothing about just now.
    if (std::holds_alternative<Amend<AllYourBase>>(play.log().back())) return;
    if (const auto moment = momentOf(play.stateAfter(before), play.act(before), state()))
        emit happened(static_cast<GameMoment::Kind>(moment->kind), moment->seat, static_cast<int>(moment->base));
}

void AllYourBaseTable::reset() {
    m_actsTold = hasGame() ? m_game.play().played() : 0;
    m_points.clear();
    m_bench.close();
    m_overrule.clear();
    m_inspection.close();
}

void AllYourBaseTable::refresh() {
    m_may = takesActs() ? allowedActs(state()) : Allowed{};
    {
        const QScopedValueRollback refreshing(m_refreshing, true);
        m_bench.refresh();
        m_change.refresh();
        m_overrule.refresh();
        m_inspection.refresh();
    }
    refreshSeats();
    refreshLists();
    // Whoever hears of an attack looks for it on the seats.
    m_defender.refresh();
    emit modeChanged();
}

void AllYourBaseTable::showParts() {
    if (m_refreshing) return;
    refreshSeats();
    emit modeChanged();
}

TableLook AllYourBaseTable::look() const {
    if (m_ruling.isOpen()) return m_ruling.look();
    const auto* attack = m_defender.attack();
    TableLook look;
    look.tappable = [this](const Base& base) { return isTappable(base); };
    look.pieceTappable = [this](const Piece& piece) { return isTappable(piece); };
    look.chosen = [this, attack, change = showsChange()](PieceId piece) {
        const bool attacks = attack && std::ranges::find(attack->with, piece) != attack->with.end();
        return piece == m_takenUp || attacks || m_alert.isChosen(piece) || (change && m_change.isChosen(piece)) ||
               (m_bench.isOpen() && m_bench.hasInForce(piece));
    };
    look.target = m_bench.isOpen() ? BaseId(m_bench.target()) : attack ? attack->target : BaseId::None;
    look.readOnly = !takesActs();
    look.offersAttacks = takesActs() && !m_alert.isOpen() && !statusForbids(state(), ActKind::Attack);
    look.picks = m_alert.isOpen() ? m_alert.asks() != AlertModel::Asks::Nothing
                                  : showsChange() || mode() == Mode::Play || mode() == Mode::Move;
    look.pieceLeaves = [this](PieceId piece) { return m_alert.leaves(piece); };
    look.baseChosen = [this](BaseId base) { return m_alert.isChosen(base); };
    look.baseLeaves = [this](BaseId base) { return m_alert.leaves(base); };
    look.baseTaken = [this](BaseId base) { return m_alert.takes(base); };
    look.mayDeclare = [this](SeatId seat) { return mayDeclare(state(), seat); };
    look.seatTappable = [this](SeatId seat) {
        return m_alert.asks() == AlertModel::Asks::Seat && m_alert.isAnswer(OtherSeat{seat});
    };
    look.asked = attack                                               ? m_defender.seat()
                 : m_alert.isOpen() && m_alert.chooser() != playing() ? m_alert.chooser()
                                                                      : -1;
    return look;
}

bool AllYourBaseTable::isTappable(const Base& base) const {
    if (!takesActs()) return false;
    if (m_alert.isOpen()) return m_alert.isAnswer(base.id);
    if (m_mode == Mode::Play) return !whyNot(state(), playAct(base.id));
    if (m_mode == Mode::Move && m_takenUp != PieceId::None)
        return state().piece(m_takenUp)->at != base.id && !whyNot(state(), Regroup{{{m_takenUp, base.id}}});
    if (m_mode != Mode::Look || m_bench.isOpen()) return false;
    if (base.owner == playing()) return m_change.isOpen();
    // Who may win is asked for nothing else; a tap on a base weighs it all the same.
    if (playingMayDeclare()) return false;
    return !statusForbids(state(), ActKind::Attack) && attackReach(state(), playing(), base.id).capturable;
}

bool AllYourBaseTable::isTappable(const Piece& piece) const {
    if (!takesActs()) return false;
    if (m_alert.isOpen()) return m_alert.isAnswer(piece.id);
    const SeatId owner = state().base(piece.at)->owner;
    if (m_bench.isOpen()) return owner == m_bench.attacker();
    return m_mode == Mode::Move && m_takenUp == PieceId::None && owner == playing();
}

void AllYourBaseTable::refreshSeats() {
    const auto show = [this](const State& table) { m_seats.show(table, m_game.setup(), look()); };
    if (!hasGame()) {
        m_seats.clear();
    } else if (m_ruling.isOpen()) {
        show(m_overrule.edited());
    } else {
        const std::optional<State> prepared = preparedTable();
        show(prepared ? *prepared : state());
    }
    emit seatsShown();
}

bool AllYourBaseTable::showsChange() const { return takesActs() && mode() == Mode::Look && m_change.isOpen(); }

std::optional<State> AllYourBaseTable::preparedTable() const {
    if (m_alert.isOpen()) return m_alert.tableSoFar();
    if (showsChange()) return m_change.tableSoFar();
    return {};
}

void AllYourBaseTable::refreshLists() {
    const bool mayAttack = takesActs() && !statusForbids(state(), ActKind::Attack);
    const bool fromPile = m_fromPile != PieceId::None;
    std::vector<CardRow> cards = cardRows(hasGame() ? state().rules.values : CardValues(), m_points,
                                          fromPile ? std::nullopt : m_inHand, playingLanguage());
    for (CardRow& card : cards)
        card.possible = m_mode == Mode::Discard ? m_may.discard : card.ship ? m_may.playShip : m_may.playCrew;
    m_cards.setRows(std::move(cards));
    m_freePlays.refresh(m_fromPile, playingLanguage());
    // Before the ATTACK phase the list is invisible; keeping its rows keeps the views' items.
    if (mayAttack) m_reach.setRows(reachRows(state(), m_game.setup()));
    else if (!takesActs() || state().turn.phase >= Phase::Attack) m_reach.setRows({});
    refreshMatrix();
}

void AllYourBaseTable::showMatrix(bool shown) {
    m_matrixShown = shown;
    refreshMatrix();
}

/// Every base weighed for every seat is the dearest of all lists, and is mostly seen by nobody.
void AllYourBaseTable::refreshMatrix() {
    m_matrix.setRows(m_matrixShown && takesActs() ? matrixRows(state()) : std::vector<MatrixRow>());
}

}  // namespace basekeeper
