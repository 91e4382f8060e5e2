// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log_entry.h"
#include "core/overload.h"
#include "db/formats/json_reader.h"

#include <QJsonArray>
#include <QJsonObject>

#include <utility>

/// An amendment in the session file: `{"amend":N,"with":{act}|"delete":true|"insert":{act}}`; its list `later` holds
/// the corrections of later acts in the same form.
namespace basekeeper {

enum class CorrectionKind : std::uint8_t { With, Delete, Insert };

/// The kind of a correction, by the field that is present; refused if none or several are.
[[nodiscard]] Read<CorrectionKind> correctionKind(const QJsonObject&);
/// The name of the field that holds the act; for "delete" it holds `true`.
[[nodiscard]] QLatin1StringView fieldOf(CorrectionKind);

/// `C` is the game's codec.
template <class C>
[[nodiscard]] Read<Correction<typename C::Game>> readCorrection(const QJsonObject& object) {
    using Found = Correction<typename C::Game>;
    Fields in(object);
    Found found{in.whole(QLatin1StringView("amend"), 1), typename Found::Delete{}};
    if (in.error()) return tl::unexpected(*in.error());
    const auto kind = correctionKind(object);
    if (!kind) return tl::unexpected(kind.error());
    if (*kind == CorrectionKind::Delete) {
        if (!in.boolean(fieldOf(*kind)) && !in.error())
            in.unknownValue(fieldOf(*kind), QStringLiteral("false"), QStringLiteral("true"));
        return in.result(std::move(found));
    }
    const QJsonObject written = in.object(fieldOf(*kind));
    if (in.error()) return tl::unexpected(*in.error());
    auto action = C::readAction(written);
    if (!action) {
        in.failIn(fieldOf(*kind), std::move(action.error()));
        return tl::unexpected(*in.error());
    }
    if (*kind == CorrectionKind::With) found.change = typename Found::Replace{std::move(*action)};
    else found.change = typename Found::InsertBefore{std::move(*action)};
    return found;
}

/// Refuses corrections that are not in the order of the acts, or that replace or delete the same act twice.
template <class G>
void checkOrder(Fields& in, const std::vector<Correction<G>>& corrections) {
    for (std::size_t i = 1; i < corrections.size(); ++i) {
        const auto& former = corrections[i - 1];
        const bool stays = std::holds_alternative<typename Correction<G>::InsertBefore>(former.change);
        const int lowest = former.act + (stays ? 0 : 1);
        if (corrections[i].act < lowest)
            return in.fail({.kind = FormatErrorKind::OutOfRange,
                            .field = QStringLiteral("later[%1].amend").arg(i - 1),
                            .found = QString::number(corrections[i].act),
                            .lowest = lowest,
                            .highest = std::numeric_limits<int>::max()});
    }
}

template <class C>
[[nodiscard]] Read<Amend<typename C::Game>> readAmend(const QJsonObject& object) {
    using G = typename C::Game;
    auto first = readCorrection<C>(object);
    if (!first) return tl::unexpected(std::move(first.error()));
    Amend<G> amend{{std::move(*first)}};
    constexpr auto later = QLatin1StringView("later");
    if (!object.contains(later)) return amend;
    Fields in(object);
    auto others = in.items<Correction<G>>(later, [](const QJsonValue& value) -> Read<Correction<G>> {
        if (!value.isObject())
            return tl::unexpected(FormatError{.kind = FormatErrorKind::WrongType, .type = JsonType::Object});
        return readCorrection<C>(value.toObject());
    });
    std::move(others.begin(), others.end(), std::back_inserter(amend.corrections));
    checkOrder<G>(in, amend.corrections);
    return in.result(std::move(amend));
}

template <class C>
[[nodiscard]] QJsonObject writeCorrection(const Correction<typename C::Game>& correction) {
    using Each = Correction<typename C::Game>;
    const auto [kind, value] =
        std::visit(Overload{
                       [](const typename Each::Replace& replace) {
                           return std::pair{CorrectionKind::With, QJsonValue(C::writeAction(replace.with))};
                       },
                       [](const typename Each::Delete&) {
                           return std::pair{CorrectionKind::Delete, QJsonValue(true)};
                       },
                       [](const typename Each::InsertBefore& insert) {
                           return std::pair{CorrectionKind::Insert, QJsonValue(C::writeAction(insert.act))};
                       },
                   },
                   correction.change);
    return {{QStringLiteral("amend"), correction.act}, {fieldOf(kind), value}};
}

template <class C>
[[nodiscard]] QJsonObject writeAmend(const Amend<typename C::Game>& amend) {
    QJsonObject object = writeCorrection<C>(amend.corrections.front());
    QJsonArray later;
    for (std::size_t i = 1; i < amend.corrections.size(); ++i) later.append(writeCorrection<C>(amend.corrections[i]));
    if (!later.isEmpty()) object.insert(QStringLiteral("later"), later);
    return object;
}

}  // namespace basekeeper
