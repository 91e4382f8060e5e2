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

/// *Outspeed* in the session file (SESSION-FILE.md). Reading refuses, with the field's name, what is missing, of
/// the wrong type, out of range or unknown, and ignores fields that it does not know; whether an act is allowed is the
/// engine's question. Whatever is written reads back as it was; what is optional and not there is not written.
struct OutspeedCodec {
    using Game = Outspeed;
    using Setup = outspeed::Setup;
    using State = outspeed::State;
    using Action = outspeed::Action;
    using Violation = outspeed::Violation;

    /// There are no questions but those of every game.
    using Ask = std::variant<std::monostate>;

    /// The setup that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// An object with the field "act".
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// A tile as its act describes it: "number" and "routes". Its values are in range; whether the routes go together
    /// is the engine's question (`outspeed::whyNotDescribed`).
    [[nodiscard]] static Read<outspeed::Tile> readTile(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeTile(const outspeed::Tile&);

    /// The state as a reader of the file wants it, with the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// Always refused: no question is the game's own.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&) { return QJsonObject(); }

    [[nodiscard]] static QLatin1StringView actName(outspeed::ActKind);
    /// "ion-cannon"
    [[nodiscard]] static QLatin1StringView tokenName(outspeed::Token);
    /// The token that a word names; nothing for other words.
    [[nodiscard]] static std::optional<outspeed::Token> tokenNamed(const QString& word);
    /// "3-4", "5-6"
    [[nodiscard]] static QLatin1StringView sideName(outspeed::Side);
    /// The side that a word names; nothing for other words.
    [[nodiscard]] static std::optional<outspeed::Side> sideNamed(const QString& word);
    /// "waits", "arrives", "laid"
    [[nodiscard]] static QLatin1StringView sectionName(outspeed::ThirdSection);
    [[nodiscard]] static std::optional<outspeed::ThirdSection> sectionNamed(const QString& word);
    /// "outspeed"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView phaseName(outspeed::Phase);
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The numbers of a refusal by name: a token, a die and a phase by their words.
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
