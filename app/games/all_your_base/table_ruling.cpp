// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/table_ruling.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/table_rows.h"
#include "app/language/joined.h"
#include "db/games/all_your_base/codec.h"

#include <utility>
#include <vector>

namespace basekeeper {

using namespace all_your_base;

TableRuling::TableRuling(const GameView<AllYourBase>& game, AllYourBaseOverruleModel& overrule, QObject* parent)
    : QObject(parent), m_game(game), m_overrule(overrule) {
    connect(&m_overrule, &OverrideModel::changed, this, [this] {
        if (m_open) refresh();
    });
}

QString TableRuling::card() const {
    if (m_chosen == Chosen::NewCard) return AllYourBaseCodec::cardName(m_kind);
    return m_chosen == Chosen::Card ? QString(AllYourBaseCodec::cardName(edited().piece(m_piece)->card)) : QString();
}

int TableRuling::seat() const {
    if (m_chosen == Chosen::Base) return edited().base(m_base)->owner;
    if (m_chosen != Chosen::Card) return -1;
    const Piece& piece = *edited().piece(m_piece);
    return piece.discarded() ? -1 : int{edited().base(piece.at)->owner};
}

QString TableRuling::title() const {
    switch (m_chosen) {
        case Chosen::Nothing: return tr("Tap what is wrong");
        case Chosen::NewBase: return tr("A new base");
        case Chosen::NewCard: return tr("A new card: %1").arg(AllYourBaseTexts::cardName(m_kind));
        case Chosen::Base: return Joined::facts({idText(m_base), AllYourBaseTexts::seatName(m_game.setup(), seat())});
        case Chosen::Card: {
            const Piece& piece = *edited().piece(m_piece);
            return Joined::facts(
                {AllYourBaseTexts::cardName(piece.card), piece.discarded() ? tr("Discard pile") : idText(piece.at)});
        }
    }
    return {};
}

QString TableRuling::hint() const {
    switch (m_chosen) {
        case Chosen::Nothing: return {};
        case Chosen::NewBase: return tr("Tap the player who gets it.");
        case Chosen::NewCard: return tr("Tap the base it goes to. Tap again to add one more card.");
        case Chosen::Base: return tr("Change it here, or tap the player it goes to.");
        case Chosen::Card: return tr("Change it here, or tap the base it goes to.");
    }
    return {};
}

bool TableRuling::hasDefense() const {
    switch (m_chosen) {
        case Chosen::Base: return true;
        case Chosen::NewCard: return isShip(m_kind);
        case Chosen::Card: return isShip(edited().piece(m_piece)->card);
        case Chosen::Nothing:
        case Chosen::NewBase: return false;
    }
    return false;
}

int TableRuling::attack() const {
    if (m_chosen == Chosen::NewCard) return m_points.attack;
    return m_chosen == Chosen::Card ? int{edited().piece(m_piece)->attack} : 0;
}

int TableRuling::defense() const {
    switch (m_chosen) {
        case Chosen::Base: return edited().base(m_base)->defense;
        case Chosen::NewCard: return m_points.defense;
        case Chosen::Card: return edited().piece(m_piece)->defense;
        case Chosen::Nothing:
        case Chosen::NewBase: return 0;
    }
    return 0;
}

void TableRuling::begin() {
    if (m_game.hasGame()) setOpen(true);
}

void TableRuling::close() { setOpen(false); }

void TableRuling::setOpen(bool open) {
    if (m_open == open) return;
    m_open = open;
    m_overrule.backToChanges();
    emit openChanged();
    choose(Chosen::Nothing);
}

void TableRuling::stepBack() {
    if (m_overrule.asksReason()) m_overrule.backToChanges();
    else if (m_chosen == Chosen::Nothing) close();
    else choose(Chosen::Nothing);
}

void TableRuling::askReason() {
    choose(Chosen::Nothing);
    m_overrule.askReason();
}

void TableRuling::chooseNewBase() { choose(m_chosen == Chosen::NewBase ? Chosen::Nothing : Chosen::NewBase); }

void TableRuling::chooseNewCard(const QString& card) {
    const auto kind = AllYourBaseCodec::cardNamed(card);
    if (!kind || !m_game.hasGame()) return;
    const bool letGo = m_chosen == Chosen::NewCard && m_kind == *kind;
    m_kind = *kind;
    m_points = edited().rules.values[*kind];
    choose(letGo ? Chosen::Nothing : Chosen::NewCard);
}

void TableRuling::chooseBase(int base) {
    const bool letGo = base == this->base();
    m_base = BaseId(base);
    choose(letGo || edited().base(m_base) == nullptr ? Chosen::Nothing : Chosen::Base);
}

void TableRuling::choosePiece(int piece) {
    const bool letGo = piece == this->piece();
    m_piece = PieceId(piece);
    choose(letGo || edited().piece(m_piece) == nullptr ? Chosen::Nothing : Chosen::Card);
}

void TableRuling::tapSeat(int seat) {
    if (m_chosen == Chosen::NewBase) m_overrule.addBase(seat);
    else if (m_chosen == Chosen::Base) give(m_base, seat);
}

void TableRuling::tapBase(int base) {
    const Base* tapped = edited().base(BaseId(base));
    if (tapped == nullptr) return;
    if (m_chosen == Chosen::NewBase) tapSeat(tapped->owner);
    else if (m_chosen == Chosen::NewCard || m_chosen == Chosen::Card) putOn(base);
    else chooseBase(base);
}

void TableRuling::tapPiece(int piece) {
    const Piece* tapped = edited().piece(PieceId(piece));
    if (tapped == nullptr) return;
    const bool adding = m_chosen == Chosen::NewBase || m_chosen == Chosen::NewCard;
    if (adding && tapped->discarded()) tapDiscardPile();
    else if (adding) tapBase(static_cast<int>(tapped->at));
    else choosePiece(piece);
}

void TableRuling::tapDiscardPile() {
    if (m_chosen == Chosen::NewCard || m_chosen == Chosen::Card) putOn(static_cast<int>(BaseId::None));
}

void TableRuling::putOn(int base) {
    if (m_chosen == Chosen::NewCard) {
        m_overrule.addCard(card(), m_points.attack, m_points.defense, base);
        return;
    }
    const int moved = piece();
    m_chosen = Chosen::Nothing;
    dropPiece(moved, base);
}

void TableRuling::dropPiece(int piece, int base) {
    if (!m_open) return;
    m_overrule.backToChanges();
    const Piece* moved = edited().piece(PieceId(piece));
    if (moved != nullptr && moved->at != BaseId(base)) m_overrule.moveCard(piece, base);
    else refresh();
}

void TableRuling::dropBase(int base, int seat) {
    if (!m_open) return;
    m_overrule.backToChanges();
    give(BaseId(base), seat);
}

void TableRuling::give(BaseId base, int seat) {
    const Base* given = edited().base(base);
    if (given != nullptr && given->owner != seat) m_overrule.giveBase(static_cast<int>(base), seat);
}

void TableRuling::setPoints(int attack, int defense) {
    switch (m_chosen) {
        case Chosen::NewCard:
            m_points = {attack, isShip(m_kind) ? defense : 0};
            emit changed();
            break;
        case Chosen::Base: m_overrule.setBaseDefense(base(), defense); break;
        case Chosen::Card: m_overrule.setCardPoints(piece(), attack, defense); break;
        case Chosen::Nothing:
        case Chosen::NewBase: break;
    }
}

void TableRuling::remove() {
    if (m_chosen == Chosen::Base) m_overrule.removeBase(base());
    else if (m_chosen == Chosen::Card) m_overrule.removeCard(piece());
}

TableLook TableRuling::look() const {
    TableLook look;
    look.tappable = [this](const Base& base) {
        return m_chosen == Chosen::NewCard || (m_chosen == Chosen::Card && edited().piece(m_piece)->at != base.id);
    };
    look.pieceTappable = [](const Piece&) { return false; };
    const auto* attack = std::get_if<PendingAttack>(&edited().pending);
    if (attack != nullptr) look.target = attack->target;
    look.mayDeclare = [](SeatId) { return false; };
    look.chosen = [this](PieceId piece) { return m_chosen == Chosen::Card && piece == m_piece; };
    look.pieceLeaves = [](PieceId) { return false; };
    look.baseChosen = [this](BaseId base) { return m_chosen == Chosen::Base && base == m_base; };
    look.baseLeaves = [](BaseId) { return false; };
    look.baseTaken = [](BaseId) { return false; };
    look.seatTappable = [this](SeatId seat) {
        return m_chosen == Chosen::NewBase || (m_chosen == Chosen::Base && edited().base(m_base)->owner != seat);
    };
    return look;
}

void TableRuling::refresh() {
    const bool gone = (m_chosen == Chosen::Base && edited().base(m_base) == nullptr) ||
                      (m_chosen == Chosen::Card && edited().piece(m_piece) == nullptr);
    choose(gone ? Chosen::Nothing : m_chosen);
}

void TableRuling::choose(Chosen chosen) {
    m_chosen = chosen;
    if (chosen != Chosen::Nothing) m_overrule.backToChanges();
    std::vector<PieceRow> pile;
    if (m_open)
        for (const PieceId id : discardPile(edited()))
            pile.push_back(pieceRow(*edited().piece(id), static_cast<int>(id) == piece(), false));
    m_pile.setRows(std::move(pile));
    m_cards.setRows(m_open && m_chosen == Chosen::Base ? shownPieces(edited(), piecesOn(edited(), m_base))
                                                       : std::vector<PieceRow>());
    m_kinds.setRows(m_open ? cardRows(edited().rules.values, {}, {}, {}) : std::vector<CardRow>());
    emit changed();
}

}  // namespace basekeeper
