// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/rule_books.h"

#include "db/games/games.h"

namespace basekeeper {

RuleBooks::RuleBooks() {
    [this]<GameCodec... Codecs>(CodecList<Codecs...>) {
        (m_books.try_emplace(Codecs::Game::id, Codecs::Game::id), ...);
    }
    (GameCodecs());
}

}  // namespace basekeeper
