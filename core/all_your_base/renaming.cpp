// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/renaming.h"

#include "core/all_your_base/existence.h"
#include "core/overload.h"

namespace basekeeper::all_your_base {

namespace {

/// Maps what was seen between two states to what was seen between two others.
template <class Id>
void learnRange(std::vector<Id>& names, std::uint32_t shared, std::uint32_t before, std::uint32_t after,
                std::uint32_t newBefore, std::uint32_t newAfter) {
    for (std::uint32_t seen = before; seen < after; ++seen) {
        const std::uint32_t counterpart = newBefore + (seen - before);
        names.resize(seen - shared + 1, Id::None);
        names.back() = counterpart < newAfter ? Id{counterpart + 1} : Id::None;
    }
}

template <class Id>
std::optional<Id> nameOf(const std::vector<Id>& names, std::uint32_t shared, Id id) {
    const auto number = static_cast<std::uint32_t>(id);
    if (number <= shared) return id;
    const std::size_t index = number - shared - 1;
    if (index >= names.size() || names[index] == Id::None) return {};
    return names[index];
}

/// Renames everything in an act, and records the first thing that has no counterpart.
class Renamer {
public:
    Renamer(const Renaming& renaming, const State& before, const State& newBefore)
        : m_renaming(renaming),
          m_bases(before.basesSeen),
          m_newBases(newBefore.basesSeen),
          m_pieces(before.piecesSeen),
          m_newPieces(newBefore.piecesSeen) {}

    [[nodiscard]] const std::optional<Violation>& unknown() const { return m_unknown; }

    void operator()(PlayBase&) {}
    void operator()(PlayCard& act) { rename(act.base), rename(act.piece); }
    void operator()(Discard& act) { rename(act.piece); }
    void operator()(PassDefense&) {}
    void operator()(Attack& act) { rename(act.target), rename(act.with), rename(act.withBases); }
    void operator()(ResolveAttack&) {}
    void operator()(Counterattack&) {}
    void operator()(TakeChange& act) { rename(act.cards); }
    void operator()(Regroup& act) { rename(act.moves); }
    void operator()(EndTurn&) {}
    void operator()(Reshuffle&) {}
    void operator()(EndFreePlays&) {}
    void operator()(PassFreePlay&) {}
    void operator()(RedAlert& act) {
        rename(act.base), rename(act.from), rename(act.to);
        rename(act.bases), rename(act.pieces), rename(act.moves);
    }
    void operator()(Declare&) {}
    void operator()(Overrule& act) {
        for (Edit& edit : act.changes) std::visit(*this, edit);
    }

    // An override can name what its own earlier edits added.
    void operator()(edit::AddBase&) { ++m_bases, ++m_newBases; }
    void operator()(edit::RemoveBase& change) { rename(change.base); }
    void operator()(edit::GiveBase& change) { rename(change.base); }
    void operator()(edit::SetBaseDefense& change) { rename(change.base); }
    void operator()(edit::AddCard& change) {
        rename(change.at);
        ++m_pieces, ++m_newPieces;
    }
    void operator()(edit::MoveCard& change) { rename(change.piece), rename(change.at); }
    void operator()(edit::SetCardPoints& change) { rename(change.piece); }
    void operator()(edit::RemoveCard& change) { rename(change.piece); }
    void operator()(edit::SetTurn&) {}
    void operator()(edit::SetQueue&) {}
    void operator()(edit::ClosePending&) {}
    void operator()(edit::OpenChange&) {}
    void operator()(edit::OpenFreePlays&) {}
    void operator()(edit::EndGame&) {}
    void operator()(edit::ReopenGame&) {}

private:
    void rename(BaseId& id) { id = renamed(id, m_bases, m_newBases, m_basesAtStart); }
    void rename(PieceId& id) { id = renamed(id, m_pieces, m_newPieces, m_piecesAtStart); }
    void rename(Placement& move) { rename(move.piece), rename(move.base); }
    template <class Id>
    void rename(std::optional<Id>& id) {
        if (id) rename(*id);
    }
    template <class T>
    void rename(std::vector<T>& list) {
        for (T& each : list) rename(each);
    }

    template <class Id>
    Id renamed(Id id, std::uint32_t seen, std::uint32_t newSeen, std::uint32_t atStart) {
        const auto number = static_cast<std::uint32_t>(id);
        if (id == Id::None) return id;
        if (number > atStart && number <= seen) return Id{newSeen - (seen - number)};
        const auto name = m_renaming.of(id);
        if (!name && !m_unknown) m_unknown = noSuch(id);
        return name.value_or(id);
    }

    const Renaming& m_renaming;
    std::uint32_t m_bases;
    std::uint32_t m_newBases;
    std::uint32_t m_pieces;
    std::uint32_t m_newPieces;
    std::uint32_t m_basesAtStart = m_bases;
    std::uint32_t m_piecesAtStart = m_pieces;
    std::optional<Violation> m_unknown;
};

}  // namespace

void Renaming::learn(Seen before, Seen after, Seen newBefore, Seen newAfter) {
    learnRange(m_bases, m_basesShared, before.bases, after.bases, newBefore.bases, newAfter.bases);
    learnRange(m_pieces, m_piecesShared, before.pieces, after.pieces, newBefore.pieces, newAfter.pieces);
}

std::optional<BaseId> Renaming::of(BaseId id) const { return nameOf(m_bases, m_basesShared, id); }
std::optional<PieceId> Renaming::of(PieceId id) const { return nameOf(m_pieces, m_piecesShared, id); }

tl::expected<Action, Violation> Renaming::renamed(const Action& action, const State& before,
                                                  const State& newBefore) const {
    const bool ofAnySeat = std::holds_alternative<Declare>(action) || std::holds_alternative<Overrule>(action);
    if (!ofAnySeat && before.turn.seat != newBefore.turn.seat)
        return tl::unexpected(
            Violation(ViolationCode::OtherSeatsTurn, "S.5",
                      {{ArgumentName::Seat, before.turn.seat}, {ArgumentName::Owner, newBefore.turn.seat}}));
    Action same = action;
    Renamer renamer(*this, before, newBefore);
    std::visit(renamer, same);
    if (renamer.unknown()) return tl::unexpected(*renamer.unknown());
    return same;
}

}  // namespace basekeeper::all_your_base
