// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/all_aboard/codec.h"
#include "db/games/all_your_base/codec.h"
#include "db/games/outspeed/codec.h"
#include "db/session_file/session_file.h"

#include <QStringList>
#include <QStringView>

#include <optional>
#include <tuple>
#include <utility>
#include <variant>

/// The games that Basekeeper knows: the one list of them. A new game is added to `GameCodecs`, and what it lacks then
/// does not compile.
namespace basekeeper {

template <GameCodec... Codecs>
struct CodecList {
    using AnySession = std::variant<Session<typename Codecs::Game>...>;
    template <template <class> class Of>
    using TupleOfGames = std::tuple<Of<typename Codecs::Game>...>;
    template <template <class> class Of, class First>
    using VariantWith = std::variant<First, Of<Codecs>...>;
};

using GameCodecs = CodecList<AllYourBaseCodec, AllAboardCodec, OutspeedCodec>;

/// A session of any game.
using AnySession = GameCodecs::AnySession;

/// What `use.operator()<Codec>()` gives for the codec of the game of that name; nothing for a game that is not known.
template <class Result, class Use>
[[nodiscard]] std::optional<Result> withCodecOf(QStringView game, Use&& use) {
    std::optional<Result> result;
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) {
        static_cast<void>(
            ((game == Codecs::gameName() && (result.emplace(use.template operator()<Codecs>()), true)) || ...));
    }
    (GameCodecs());
    return result;
}

/// The ids of all games, in the order of the list.
[[nodiscard]] inline QStringList gameNames() {
    return []<GameCodec... Codecs>(CodecList<Codecs...>) { return QStringList{QString(Codecs::gameName())...}; }
    (GameCodecs());
}

/// Grows whenever the rules of any game do.
inline constexpr int sumOfRulesVersions = []<GameCodec... Codecs>(CodecList<Codecs...>) {
    return (Codecs::Game::rulesVersion + ...);
}
(GameCodecs());

/// The rules that this program plays the game by; 0 for a game that is not known.
[[nodiscard]] inline int rulesVersionOf(QStringView game) {
    return withCodecOf<int>(game, []<GameCodec C>() { return C::Game::rulesVersion; }).value_or(0);
}

}  // namespace basekeeper
