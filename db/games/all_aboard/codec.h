// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/game.h"
#include "db/formats/json_reader.h"
#include "db/games/codec_of.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>
#include <tl/expected.hpp>

#include <optional>
#include <variant>

namespace basekeeper {

/// *All aboard!* in the session file (SESSION-FILE.md). Reading refuses, with the field's name, what is missing, of the
/// wrong type, out of range or unknown; it ignores unknown fields. Whether an act is allowed is for the rules to
/// decide. What is written reads back unchanged; optional fields without a value are not written.
struct AllAboardCodec {
    using Game = AllAboard;
    using Setup = all_aboard::Setup;
    using State = all_aboard::State;
    using Action = all_aboard::Action;
    using Violation = all_aboard::Violation;

    /// This game has no questions of its own.
    using Ask = std::variant<std::monostate>;

    /// A set-up that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// The card values of a set-up; values that are left out are those of the example set.
    [[nodiscard]] static Read<all_aboard::CardValues> readValues(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeValues(const all_aboard::CardValues&);

    /// An object whose field "act" names the act.
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// The state for readers of the file, including weights, points and the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// Always refused: the game has no questions of its own.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&) { return QJsonObject(); }

    [[nodiscard]] static QLatin1StringView actName(all_aboard::ActKind);
    [[nodiscard]] static QLatin1StringView animalName(all_aboard::Animal);
    /// The animal with that name, if there is one.
    [[nodiscard]] static std::optional<all_aboard::Animal> animalNamed(const QString& word);
    /// "all-aboard"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView phaseName(all_aboard::Phase);
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The arguments of a refusal by name: animals and phases as words, weights in kilos.
    [[nodiscard]] static QJsonObject writeArguments(const Violation&);
};

template <>
struct CodecFor<AllAboard> {
    using Type = AllAboardCodec;
};
template <>
struct GameFor<all_aboard::Setup> {
    using Type = AllAboard;
};

}  // namespace basekeeper
