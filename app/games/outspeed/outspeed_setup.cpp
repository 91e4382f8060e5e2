// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_setup.h"

#include "app/session/session_controller.h"
#include "db/games/outspeed/codec.h"

#include <utility>

namespace basekeeper {

using namespace outspeed;

OutspeedSetup::OutspeedSetup(SessionController& controller, Languages& languages, TileSets& tileSets, QObject* parent)
    // There is no first seat, because all play at the same time, and no values, because nobody knows a tile before it
    // turns up.
    : GameSetup(controller, languages, OutspeedCodec::gameName(),
                {.fewest = outspeed::minSeats, .most = outspeed::maxSeats, .hasFirst = false, .hasValues = false},
                parent),
      m_tileSets(tileSets) {
    prepare();
}

void OutspeedSetup::reset() { m_options = {}; }

std::optional<GameSetup::Agreed> OutspeedSetup::loadOptions(const QJsonObject& setup) {
    const auto last = OutspeedCodec::readSetup(setup);
    if (!last) return {};
    m_options = last->options;
    // A table plays its first game only once.
    m_options.firstGame = false;
    return Agreed{last->seats};
}

bool OutspeedSetup::beginWith(std::vector<Seat> seats, SeatId /*first*/) {
    return controller().begin(outspeed::Setup{std::move(seats), m_options});
}

void OutspeedSetup::setFirstGame(bool firstGame) {
    m_options.firstGame = firstGame;
    refresh();
}

}  // namespace basekeeper
