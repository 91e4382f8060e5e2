// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_controller.h"
#include "db/games/games.h"

#include <variant>

/// What is done with the game at the table whatever it is. This sees every game, so no other header includes it.
namespace basekeeper {

template <class Controller, class Use>
decltype(auto) SessionController::visitTable(Controller& controller, Use&& use) {
    const auto table = [&controller]<GameCodec... Codecs>(CodecList<Codecs...>) {
        std::variant<decltype(controller.template atTable<typename Codecs::Game>())...> found;
        static_cast<void>(((found = controller.template atTable<typename Codecs::Game>(),
                            controller.template plays<typename Codecs::Game>()) ||
                           ...));
        return found;
    }
    (GameCodecs());
    return std::visit([&use](auto* found) -> decltype(auto) { return use(*found); }, table);
}

template <class Use>
decltype(auto) SessionController::visit(Use&& use) const {
    return visitTable(*this, [&use](const auto& table) -> decltype(auto) { return use(table.play); });
}

}  // namespace basekeeper
