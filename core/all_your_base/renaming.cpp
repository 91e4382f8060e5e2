// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/renaming.h"

#include "core/all_your_base/existence.h"

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

    template <class Act>
    void operator()(Act& act) {
        walkFields(act, *this);
        // A ruling may name what it brought itself.
        if constexpr (std::is_same_v<Act, edit::AddBase>) ++m_bases, ++m_newBases;
        if constexpr (std::is_same_v<Act, edit::AddCard>) ++m_pieces, ++m_newPieces;
    }

    Renamer& must(const char*, auto&... values) {
        (rename(values), ...);
        return *this;
    }
    Renamer& may(const char* name, auto&... values) { return must(name, values...); }
    template <class... Ts>
    void oneOf(const char*, std::variant<Ts...>& value) {
        std::visit(*this, value);
    }

private:
    void rename(BaseId& id) { id = renamed(id, m_bases, m_newBases, m_basesAtStart); }
    void rename(PieceId& id) { id = renamed(id, m_pieces, m_newPieces, m_piecesAtStart); }
    void rename(Placement& move) { (*this)(move); }
    void rename(Edit& edit) { std::visit(*this, edit); }
    template <class T>
    void rename(std::optional<T>& value) {
        if (value) rename(*value);
    }
    template <class T>
    void rename(std::vector<T>& list) {
        for (T& each : list) rename(each);
    }

    // What names neither a base nor a card.
    template <class Form>
    void rename(const As<Form>&) {}
    void rename(std::string&) {}
    void rename(std::variant<Card, NeverDiscarded>&) {}
    template <class T>
        requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
    void rename(T&) {}

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

void Renaming::learn(IdCounts before, IdCounts after, IdCounts newBefore, IdCounts newAfter) {
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
