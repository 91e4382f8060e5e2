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
/// the wrong type, out of range or unknown, and ignores fields that it does not know; whether an act is allowed is the
/// engine's question. Whatever is written reads back as it was; what is optional and not there is not written.
struct AllYourBaseCodec {
    using Game = AllYourBase;
    using Setup = all_your_base::Setup;
    using State = all_your_base::State;
    using Action = all_your_base::Action;
    using Violation = all_your_base::Violation;

    /// What it would take for a seat to capture a base.
    struct AskAttack {
        all_your_base::SeatId seat = 0;
        all_your_base::BaseId target = all_your_base::BaseId::None;
        friend bool operator==(const AskAttack&, const AskAttack&) = default;
    };
    /// What could be taken out of the discard pile.
    struct AskChange {
        int surplus = 0;
        friend bool operator==(const AskChange&, const AskChange&) = default;
    };
    /// Who could capture what.
    struct AskThreats {
        friend bool operator==(const AskThreats&, const AskThreats&) = default;
    };
    using Ask = std::variant<AskAttack, AskChange, AskThreats>;

    /// The setup that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// The points of the cards, as in a setup; what is left out is as in the example set.
    [[nodiscard]] static Read<all_your_base::CardValues> readValues(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeValues(const all_your_base::CardValues&);

    /// An object with the field "act".
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// The state as a reader of the file wants it: totals included, and the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// An object with the field "ask", of the questions that only this game has.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    /// Refused when the question names a seat or base that does not exist (6.4), or an attack on an own base (3A.1).
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&);

    [[nodiscard]] static QLatin1StringView actName(all_your_base::ActKind);
    [[nodiscard]] static QLatin1StringView cardName(all_your_base::Card);
    /// The kind of card that a word names; nothing for other words.
    [[nodiscard]] static std::optional<all_your_base::Card> cardNamed(const QString& word);
    /// "all-your-base"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView phaseName(all_your_base::Phase);
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The numbers of a refusal by name: a base as "B3", a card on the table as "P4", a kind of card by its word.
    [[nodiscard]] static QJsonObject writeArguments(const Violation&);
};

/// "B3"
[[nodiscard]] QString idText(all_your_base::BaseId);
/// "P4"
[[nodiscard]] QString idText(all_your_base::PieceId);
/// ["P4", "P7"]; of bases likewise.
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
