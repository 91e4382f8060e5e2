// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/game.h"
#include "db/formats/json_reader.h"
#include "db/games/codec_of.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>
#include <tl/expected.hpp>

#include <optional>
#include <variant>

namespace basekeeper {

/// *Outspeed* in the session file (SESSION-FILE.md). Reading refuses, with the field's name, what is missing, of the
/// wrong type, out of range or unknown; it ignores unknown fields. Whether an act is allowed is for the rules to
/// decide. What is written reads back unchanged; optional fields without a value are not written.
struct OutspeedCodec {
    using Game = Outspeed;
    using Setup = outspeed::Setup;
    using State = outspeed::State;
    using Action = outspeed::Action;
    using Violation = outspeed::Violation;

    /// This game has no questions of its own.
    using Ask = std::variant<std::monostate>;

    /// A set-up that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// An object whose field "act" names the act.
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// A tile as in its act: "number" and "routes". Checks the range of each value; whether the routes fit together is
    /// for the rules to decide (`outspeed::whyNotDescribed`).
    [[nodiscard]] static Read<outspeed::Tile> readTile(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeTile(const outspeed::Tile&);

    /// The state for readers of the file, including the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// Always refused: the game has no questions of its own.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&) { return QJsonObject(); }

    [[nodiscard]] static QLatin1StringView actName(outspeed::ActKind);
    /// "ion-cannon"
    [[nodiscard]] static QLatin1StringView tokenName(outspeed::Token);
    /// The token with that name, if there is one.
    [[nodiscard]] static std::optional<outspeed::Token> tokenNamed(const QString& word);
    /// "3-4", "5-6"
    [[nodiscard]] static QLatin1StringView sideName(outspeed::Side);
    /// The side with that name, if there is one.
    [[nodiscard]] static std::optional<outspeed::Side> sideNamed(const QString& word);
    /// "waits", "arrives", "laid"
    [[nodiscard]] static QLatin1StringView sectionName(outspeed::ThirdSection);
    [[nodiscard]] static std::optional<outspeed::ThirdSection> sectionNamed(const QString& word);
    /// "outspeed"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView phaseName(outspeed::Phase);
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The arguments of a refusal by name: tokens, dice and phases as words.
    [[nodiscard]] static QJsonObject writeArguments(const Violation&);
};

template <>
struct CodecFor<Outspeed> {
    using Type = OutspeedCodec;
};
template <>
struct GameFor<outspeed::Setup> {
    using Type = Outspeed;
};

}  // namespace basekeeper
