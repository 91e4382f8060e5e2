// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/score_sheet/game.h"
#include "db/formats/json_reader.h"
#include "db/games/codec_of.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <tl/expected.hpp>

#include <variant>

namespace basekeeper {

/// The *Score sheet* in the session file (SESSION-FILE.md). Reading refuses, with the field's name, what is missing, of
/// the wrong type, out of range or unknown; it ignores unknown fields. Whether an act is allowed is for the rules to
/// decide. What is written reads back unchanged; optional fields without a value are not written.
struct ScoreSheetCodec {
    using Game = ScoreSheet;
    using Setup = score_sheet::Setup;
    using State = score_sheet::State;
    using Action = score_sheet::Action;
    using Violation = score_sheet::Violation;

    /// This game has no questions of its own.
    using Ask = std::variant<std::monostate>;

    /// A set-up that is read is valid for the game (`isValid`).
    [[nodiscard]] static Read<Setup> readSetup(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeSetup(const Setup&);

    /// An object whose field "act" names the act.
    [[nodiscard]] static Read<Action> readAction(const QJsonObject&);
    [[nodiscard]] static QJsonObject writeAction(const Action&);

    /// The state for readers of the file, including totals, places and the names of the seats.
    [[nodiscard]] static QJsonObject writeState(const Setup&, const State&);

    /// Always refused: the game has no questions of its own.
    [[nodiscard]] static Read<Ask> readAsk(const QJsonObject&);
    [[nodiscard]] static tl::expected<QJsonObject, Violation> answer(const State&, const Ask&) { return QJsonObject(); }

    [[nodiscard]] static QLatin1StringView actName(score_sheet::ActKind);
    /// "score-sheet"
    [[nodiscard]] static QLatin1StringView gameName();
    [[nodiscard]] static QLatin1StringView violationName(const Violation&);
    /// The arguments of a refusal by name.
    [[nodiscard]] static QJsonObject writeArguments(const Violation&);
};

template <>
struct CodecFor<ScoreSheet> {
    using Type = ScoreSheetCodec;
};
template <>
struct GameFor<score_sheet::Setup> {
    using Type = ScoreSheet;
};

}  // namespace basekeeper
