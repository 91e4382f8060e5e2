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

/// *All aboard!* in the session file (SESSION-FILE.md). Reading refuses, with the field's name, what is missing, of
/// the wrong type, out of range or unknown, and ignores fields that it does not know; whether an act is allowed is the
/// engine's question. Whatever is written reads back as it was; what is optional and not there is not written.
struct AllAboardCodec {
    using Game = AllAboard;
    using Setup = all_aboard::Setup;
    using State = all_aboard::State;
    using Action = all_aboard::Action;
    using Violation = all_aboard::Violation;

    /// There are no questions but those of every game.
    using Ask = std::variant<std::monostate>;

    /// The setup that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// What the cards say, as in a setup; what is left out is as in the example set.
    [[nodiscard]] static Read<all_aboard::CardValues> readValues(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeValues(const all_aboard::CardValues&);

    /// An object with the field "act".
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// The state as a reader of the file wants it: weights and points included, and the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// Always refused: no question is the game's own.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&) { return QJsonObject(); }

    [[nodiscard]] static QLatin1StringView actName(all_aboard::ActKind);
    [[nodiscard]] static QLatin1StringView animalName(all_aboard::Animal);
    /// The animal that a word names; nothing for other words.
    [[nodiscard]] static std::optional<all_aboard::Animal> animalNamed(const QString& word);
    /// "all-aboard"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView phaseName(all_aboard::Phase);
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The numbers of a refusal by name: an animal and a phase by their words, weights in kilos.
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
