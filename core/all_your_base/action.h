// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/act_fields.h"
#include "core/all_your_base/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The acts of the game, one small struct each. What they may name is checked by `whyNot`.
namespace basekeeper::all_your_base {

inline constexpr auto printedPoints = whole<0, maxPoints>;
/// The form of a base, or of the discard pile where there is none.
struct Place;
/// The form of a placement that may lead to the discard pile.
struct PlacementOrDiscard;

struct PlayBase : NoFields {};  // 2A

/// 2B, 2C. Points that are left out are those of the card values.
struct PlayCard {
    BaseId base = BaseId::None;
    std::optional<int> attack;
    std::optional<int> defense;    ///< ships only: CREW and CATS have 0 (2C)
    std::optional<PieceId> piece;  ///< a card of the discard pile (5.12); without named points it has its own
    static void fields(auto& act, auto& walk) {
        walk.must("base", act.base)
            .may("attack", act.attack, printedPoints)
            .may("defense", act.defense, printedPoints)
            .may("piece", act.piece);
    }
    friend bool operator==(const PlayCard&, const PlayCard&) = default;
};
struct PlayShip : PlayCard {
    Ship ship = Ship::Zig;
    [[nodiscard]] Card card() const { return cardOf(ship); }
    static void fields(auto& act, auto& walk) { PlayCard::fields(act, walk.must("ship", act.ship)); }
    friend bool operator==(const PlayShip&, const PlayShip&) = default;
};
struct PlayCrew : PlayCard {
    [[nodiscard]] static Card card() { return Card::Crew; }
};
struct PlayCats : PlayCard {
    [[nodiscard]] static Card card() { return Card::Cats; }
};

/// Cards that can never be discarded by choice (2D).
enum class NeverDiscarded : std::uint8_t { Base, RedAlert };

struct Discard {  // 2D, and 5.17 if a free play finds no base
    std::variant<Card, NeverDiscarded> card = Card::Zig;
    std::optional<int> attack;
    std::optional<int> defense;
    std::optional<PieceId> piece;  ///< a card of the discard pile, which stays there (5.12a)
    static void fields(auto& act, auto& walk) {
        walk.must("card", act.card)
            .may("attack", act.attack, printedPoints)
            .may("defense", act.defense, printedPoints)
            .may("piece", act.piece);
    }
    friend bool operator==(const Discard&, const Discard&) = default;
};

struct PassDefense : NoFields {};  // 2E

struct Attack {  // 3A
    BaseId target = BaseId::None;
    std::vector<PieceId> with;
    std::vector<BaseId> withBases;  ///< BASE cards named as attackers; always refused (3A.3)
    static void fields(auto& act, auto& walk) { walk.must("target", act.target).must("with", act.with, act.withBases); }
    friend bool operator==(const Attack&, const Attack&) = default;
};

struct ResolveAttack : NoFields {};  // 3B

struct Counterattack : NoFields {};  // 5.15

struct Placement {
    PieceId piece = PieceId::None;
    BaseId base = BaseId::None;
    static void fields(auto& placement, auto& walk) {
        walk.must("piece", placement.piece).must("base", placement.base);
    }
    friend bool operator==(const Placement&, const Placement&) = default;
};

struct TakeChange {  // 3B.3
    std::vector<Placement> cards;
    static void fields(auto& act, auto& walk) { walk.must("cards", act.cards); }
    friend bool operator==(const TakeChange&, const TakeChange&) = default;
};

struct Regroup {  // 4.1
    std::vector<Placement> moves;
    static void fields(auto& act, auto& walk) { walk.must("moves", act.moves); }
    friend bool operator==(const Regroup&, const Regroup&) = default;
};

struct EndTurn : NoFields {};  // 4.5

struct Reshuffle : NoFields {};  // 0.8

struct EndFreePlays : NoFields {};  // 5.5

struct PassFreePlay : NoFields {};  // 5.17

/// The RED ALERTs (section 5), each with the choices that it requires. A choice is empty while it is not made, and if
/// there is nothing to choose from (5.19). Everything that is named must exist (6.4a).
namespace red_alert {

/// Affects only hands, the deck or turns, without a choice.
struct NoChoice : NoFields {};
/// A base of another seat.
struct OneBase {
    std::optional<BaseId> base;
    static void fields(auto& card, auto& walk) { walk.may("base", card.base); }
    friend bool operator==(const OneBase&, const OneBase&) = default;
};
/// Another seat. There is always one to choose, so a session file must name it.
struct OneSeat {
    std::optional<SeatId> seat;
    static void fields(auto& card, auto& walk) { walk.must("seat", card.seat); }
    friend bool operator==(const OneSeat&, const OneSeat&) = default;
};

struct SurpriseAttack : NoChoice {};  // 5.1
struct DinnerBell : OneBase {};       // 5.2
struct SelfDestruct : NoChoice {};    // 5.3
struct TwoFromTheDeck : NoChoice {};  // 5.4
struct WholeHand : NoChoice {};       // 5.5
struct PeekAndSwap : OneSeat {};      // 5.6
struct GiftedTurn : OneSeat {};       // 5.7
struct ShipThief {                    // 5.8
    std::optional<BaseId> from;       ///< a base of another seat
    std::optional<BaseId> to;         ///< an own one
    static void fields(auto& card, auto& walk) { walk.may("from", card.from).may("to", card.to); }
    friend bool operator==(const ShipThief&, const ShipThief&) = default;
};
struct PassRight : NoChoice {};    // 5.9
struct TwoBases {                  // 5.10
    std::vector<BaseId> bases;     ///< of other seats, two
    std::vector<Placement> moves;  ///< each card on them once; `base` None: to the discard pile
    static void fields(auto& card, auto& walk) {
        walk.may("bases", card.bases).may("moves", card.moves, as<std::vector<PlacementOrDiscard>>);
    }
    friend bool operator==(const TwoBases&, const TwoBases&) = default;
};
struct ShipFromEach {            // 5.11
    std::vector<BaseId> bases;   ///< with the option: one of every other seat that has one
    std::vector<PieceId> ships;  ///< of every other seat that has one
    static void fields(auto& card, auto& walk) { walk.may("bases", card.bases).may("pieces", card.ships); }
    friend bool operator==(const ShipFromEach&, const ShipFromEach&) = default;
};
struct LuckyDip : NoChoice {};          // 5.12
struct BaseDestroyed : OneBase {};      // 5.13
struct OneFromEveryHand : NoChoice {};  // 5.14
struct Counterattack : NoChoice {};     // 5.15: understood, and refused; it is an act of its own
struct ImpreciseOrders {                // 5.16
    std::vector<Placement> orders;      ///< a ship of each seat in turn; without a base the last has been begun
    static void fields(auto& card, auto& walk) { walk.may("moves", card.orders, as<std::vector<PlacementOrDiscard>>); }
    friend bool operator==(const ImpreciseOrders&, const ImpreciseOrders&) = default;
};

}  // namespace red_alert

/// 1.2: the cards in the order of the numbers printed on them, from 1.
struct RedAlert : std::variant<red_alert::SurpriseAttack, red_alert::DinnerBell, red_alert::SelfDestruct,
                               red_alert::TwoFromTheDeck, red_alert::WholeHand, red_alert::PeekAndSwap,
                               red_alert::GiftedTurn, red_alert::ShipThief, red_alert::PassRight, red_alert::TwoBases,
                               red_alert::ShipFromEach, red_alert::LuckyDip, red_alert::BaseDestroyed,
                               red_alert::OneFromEveryHand, red_alert::Counterattack, red_alert::ImpreciseOrders> {
    using variant::variant;
    [[nodiscard]] int number() const { return static_cast<int>(index()) + 1; }
    static void fields(auto& act, auto& walk) { walk.oneOf("card", act); }
};
static_assert(std::variant_size_v<RedAlert::variant> == redAlertCards);

struct Declare {  // 0.3
    SeatId seat = 0;
    static void fields(auto& act, auto& walk) { walk.must("seat", act.seat); }
    friend bool operator==(const Declare&, const Declare&) = default;
};

/// The edits that make up an override (7.1).
namespace edit {

struct AddBase {
    SeatId owner = 0;
    std::optional<int> defense;  ///< empty for the card values
    bool gained = false;
    static void fields(auto& edit, auto& walk) {
        walk.must("owner", edit.owner).may("defense", edit.defense, printedPoints).may("gained", edit.gained);
    }
    friend bool operator==(const AddBase&, const AddBase&) = default;
};
/// Discards the cards on it (6.2).
struct RemoveBase {
    BaseId base = BaseId::None;
    static void fields(auto& edit, auto& walk) { walk.must("base", edit.base); }
    friend bool operator==(const RemoveBase&, const RemoveBase&) = default;
};
/// Its cards go along. `gained` says whether it counts as gained (0.4); if left out, it does if the owner changes.
struct GiveBase {
    BaseId base = BaseId::None;
    SeatId owner = 0;
    std::optional<bool> gained;
    static void fields(auto& edit, auto& walk) {
        walk.must("base", edit.base).must("owner", edit.owner).may("gained", edit.gained);
    }
    friend bool operator==(const GiveBase&, const GiveBase&) = default;
};
struct SetBaseDefense {
    BaseId base = BaseId::None;
    int defense = 0;
    static void fields(auto& edit, auto& walk) {
        walk.must("base", edit.base).must("defense", edit.defense, printedPoints);
    }
    friend bool operator==(const SetBaseDefense&, const SetBaseDefense&) = default;
};
struct AddCard {
    Card card = Card::Zig;
    std::optional<int> attack;
    std::optional<int> defense;
    BaseId at = BaseId::None;  ///< None for the discard pile
    static void fields(auto& edit, auto& walk) {
        walk.must("card", edit.card)
            .may("attack", edit.attack, printedPoints)
            .may("defense", edit.defense, printedPoints)
            .must("at", edit.at, as<Place>);
    }
    friend bool operator==(const AddCard&, const AddCard&) = default;
};
struct MoveCard {
    PieceId piece = PieceId::None;
    BaseId at = BaseId::None;  ///< None for the discard pile
    static void fields(auto& edit, auto& walk) { walk.must("piece", edit.piece).must("at", edit.at, as<Place>); }
    friend bool operator==(const MoveCard&, const MoveCard&) = default;
};
struct SetCardPoints {
    PieceId piece = PieceId::None;
    int attack = 0;
    int defense = 0;
    static void fields(auto& edit, auto& walk) {
        walk.must("piece", edit.piece)
            .must("attack", edit.attack, printedPoints)
            .must("defense", edit.defense, printedPoints);
    }
    friend bool operator==(const SetCardPoints&, const SetCardPoints&) = default;
};
/// Takes the card off the table: it was never there, or it is back in a hand.
struct RemoveCard {
    PieceId piece = PieceId::None;
    static void fields(auto& edit, auto& walk) { walk.must("piece", edit.piece); }
    friend bool operator==(const RemoveCard&, const RemoveCard&) = default;
};
/// Starts a turn of that seat at that phase and closes whatever was open (7.4). Refused if the game is over (7.5).
struct SetTurn {
    SeatId seat = 0;
    Phase phase = Phase::RedAlert;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).must("phase", edit.phase); }
    friend bool operator==(const SetTurn&, const SetTurn&) = default;
};
struct SetQueue {
    std::vector<SeatId> seats;
    static void fields(auto& edit, auto& walk) { walk.must("seats", edit.seats); }
    friend bool operator==(const SetQueue&, const SetQueue&) = default;
};
/// Closes whatever is open. The seat of a declared attack may attack again (7.3).
struct ClosePending : NoFields {};
/// Refused if the table plays without change, or if the game is over (7.5).
struct OpenChange {
    int surplus = 1;
    static void fields(auto& edit, auto& walk) { walk.must("surplus", edit.surplus); }
    friend bool operator==(const OpenChange&, const OpenChange&) = default;
};
/// Opens free plays as by one of the cards that bring them (4, 5, 12, 14), before those that are already open. Refused
/// while an attack is declared, and if the game is over (7.5).
struct OpenFreePlays {
    int card = red_alert::twoFromTheDeck;
    std::optional<int> left;  ///< empty for no limit
    static void fields(auto& edit, auto& walk) { walk.must("card", edit.card).may("left", edit.left); }
    friend bool operator==(const OpenFreePlays&, const OpenFreePlays&) = default;
};
/// Ends the game, with or without a winner, and closes whatever was open like `ClosePending`.
struct EndGame {
    std::optional<SeatId> winner;
    static void fields(auto& edit, auto& walk) { walk.may("winner", edit.winner); }
    friend bool operator==(const EndGame&, const EndGame&) = default;
};
struct ReopenGame : NoFields {};

}  // namespace edit

using Edit = std::variant<edit::AddBase, edit::RemoveBase, edit::GiveBase, edit::SetBaseDefense, edit::AddCard,
                          edit::MoveCard, edit::SetCardPoints, edit::RemoveCard, edit::SetTurn, edit::SetQueue,
                          edit::ClosePending, edit::OpenChange, edit::EndGame, edit::ReopenGame, edit::OpenFreePlays>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    static void fields(auto& act, auto& walk) { walk.must("reason", act.reason).must("changes", act.changes); }
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order of the session file's list; `ActKind` has the same order.
using Action =
    std::variant<PlayBase, PlayShip, PlayCrew, PlayCats, Discard, PassDefense, Attack, ResolveAttack, Counterattack,
                 TakeChange, Regroup, EndTurn, Reshuffle, EndFreePlays, PassFreePlay, RedAlert, Declare, Overrule>;

enum class ActKind : std::uint8_t {
    PlayBase,
    PlayShip,
    PlayCrew,
    PlayCats,
    Discard,
    PassDefense,
    Attack,
    ResolveAttack,
    Counterattack,
    TakeChange,
    Regroup,
    EndTurn,
    Reshuffle,
    EndFreePlays,
    PassFreePlay,
    RedAlert,
    Declare,
    Overrule
};

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

/// The act that plays a card of this kind.
[[nodiscard]] inline Action playOf(Card card, const PlayCard& how) {
    if (card == Card::Crew) return PlayCrew{how};
    if (card == Card::Cats) return PlayCats{how};
    return PlayShip{how, static_cast<Ship>(card)};
}

}  // namespace basekeeper::all_your_base
