// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"
#include "db/formats/json_reader.h"
#include "db/games/codec_of.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>
#include <tl/expected.hpp>

#include <optional>
#include <variant>
#include <vector>

namespace basekeeper {

/// *All Your Base* in the session file (SESSION-FILE.md). Reading refuses, with the field's name, what is missing, of
/// the wrong type, out of range or unknown; it ignores unknown fields. Whether an act is allowed is for the rules to
/// decide. What is written reads back unchanged; optional fields without a value are not written.
struct AllYourBaseCodec {
    using Game = AllYourBase;
    using Setup = all_your_base::Setup;
    using State = all_your_base::State;
    using Action = all_your_base::Action;
    using Violation = all_your_base::Violation;

    /// What a seat needs to capture a base.
    struct AskAttack {
        all_your_base::SeatId seat = 0;
        all_your_base::BaseId target = all_your_base::BaseId::None;
        friend bool operator==(const AskAttack&, const AskAttack&) = default;
    };
    /// What a surplus can take from the discard pile.
    struct AskChange {
        int surplus = 0;
        friend bool operator==(const AskChange&, const AskChange&) = default;
    };
    /// Who could capture what.
    struct AskThreats {
        friend bool operator==(const AskThreats&, const AskThreats&) = default;
    };
    using Ask = std::variant<AskAttack, AskChange, AskThreats>;

    /// A set-up that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// The card values of a set-up; points that are left out are those of the example set.
    [[nodiscard]] static Read<all_your_base::CardValues> readValues(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeValues(const all_your_base::CardValues&);

    /// An object whose field "act" names the act.
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// The state for readers of the file, including totals and the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// An object whose field "ask" names a question that only this game has.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    /// Refused if the question names a seat or base that does not exist (6.4), or an attack on the seat's own base
    /// (3A.1).
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&);

    [[nodiscard]] static QLatin1StringView actName(all_your_base::ActKind);
    [[nodiscard]] static QLatin1StringView cardName(all_your_base::Card);
    /// The kind of card with that name, if there is one.
    [[nodiscard]] static std::optional<all_your_base::Card> cardNamed(const QString& word);
    /// "all-your-base"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView phaseName(all_your_base::Phase);
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The arguments of a refusal by name: bases as "B3", cards on the table as "P4", kinds of card as words.
    [[nodiscard]] static QJsonObject writeArguments(const Violation&);
};

/// Such as "B3".
[[nodiscard]] QString idText(all_your_base::BaseId);
/// Such as "P4".
[[nodiscard]] QString idText(all_your_base::PieceId);
/// Such as ["P4", "P7"]; likewise for bases.
template <class Id>
[[nodiscard]] QJsonArray idTexts(const std::vector<Id>& things) {
    QJsonArray list;
    for (const Id id : things) list.append(idText(id));
    return list;
}

template <>
struct CodecFor<AllYourBase> {
    using Type = AllYourBaseCodec;
};
template <>
struct GameFor<all_your_base::Setup> {
    using Type = AllYourBase;
};

}  // namespace basekeeper
