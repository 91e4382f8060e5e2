// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_parts.h"
#include "app/games/all_your_base/all_your_base_parts.h"
#include "app/games/games.h"
#include "app/games/outspeed/outspeed_parts.h"
#include "app/games/score_sheet/score_sheet_parts.h"

#include <QQmlEngine>
#include <QStringView>

#include <memory>
#include <tuple>

/// The view models of all games.
namespace basekeeper {

/// The view models of one game on one controller, which is the table's or reads only.
template <Game G>
using GameParts = typename GameUi<G>::Parts;

template <Game G>
using SetupOf = decltype(GameParts<G>::setup);
template <Game G>
using TableOf = decltype(GameParts<G>::table);

/// The parts of all games, made together.
class PartsOfGames {
public:
    PartsOfGames(SessionController& controller, Languages& languages, const RuleBooks& books, Settings& settings) {
        std::apply(
            [&]<class... Parts>(std::unique_ptr<Parts>&... parts) {
                ((parts = std::make_unique<Parts>(controller, languages, books, settings)), ...);
            },
            m_parts);
        // Otherwise QML would take ownership of what an invokable returns.
        forEach([](auto& parts) {
            QQmlEngine::setObjectOwnership(&parts.setup, QQmlEngine::CppOwnership);
            QQmlEngine::setObjectOwnership(&parts.table, QQmlEngine::CppOwnership);
        });
    }
    template <Game G>
    [[nodiscard]] GameParts<G>& of() const {
        return *std::get<std::unique_ptr<GameParts<G>>>(m_parts);
    }
    /// Calls `use` with the parts of each game.
    template <class Use>
    void forEach(const Use& use) const {
        std::apply([&use](const auto&... parts) { (use(*parts), ...); }, m_parts);
    }
    /// By a game's id; null for an unknown game.
    [[nodiscard]] GameTable* table(QStringView game) const {
        return withCodecOf<GameTable*>(game, [this]<GameCodec C>() { return &of<typename C::Game>().table; })
            .value_or(nullptr);
    }
    [[nodiscard]] GameSetup* setup(QStringView game) const {
        return withCodecOf<GameSetup*>(game, [this]<GameCodec C>() { return &of<typename C::Game>().setup; })
            .value_or(nullptr);
    }

private:
    template <Game G>
    using Held = std::unique_ptr<GameParts<G>>;
    GameCodecs::TupleOfGames<Held> m_parts;
};

}  // namespace basekeeper
