// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/valid_prefix.h"

#include "db/games/games.h"

namespace basekeeper {

namespace {

template <GameCodec Codec>
std::optional<std::size_t> soundLinesOf(const SessionInfo& session, const std::vector<StoredEntry>& log) {
    using Play = Session<typename Codec::Game>;
    auto setup = Codec::readSetup(session.setup);
    if (!setup) return {};
    const bool underThese = session.rulesVersion >= Codec::Game::rulesVersion;
    std::optional<Play> play(std::in_place, *std::move(setup));
    for (std::size_t i = 0; i < log.size(); ++i) {
        auto entry = readEntry<Codec>(log[i].body);
        if (!entry) return i;
        if (play && play->whyNot(*entry)) {
            if (underThese) return i;
            play.reset();
        }
        if (play) play->add(*std::move(entry));
    }
    return log.size();
}

}  // namespace

std::optional<std::size_t> validPrefixLength(const SessionInfo& session, const std::vector<StoredEntry>& log) {
    // Entries of a game that this program does not know cannot be checked.
    return withCodecOf<std::optional<std::size_t>>(session.game,
                                                   [&]<GameCodec Codec>() { return soundLinesOf<Codec>(session, log); })
        .value_or(log.size());
}

}  // namespace basekeeper
