// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_setup.h"

#include "app/session/session_controller.h"
#include "db/games/score_sheet/codec.h"

#include <utility>

namespace basekeeper {

using namespace score_sheet;

ScoreSheetSetup::ScoreSheetSetup(SessionController& controller, Languages& languages, QObject* parent)
    : GameSetup(controller, languages, ScoreSheetCodec::gameName(),
                {score_sheet::minSeats, score_sheet::maxSeats, false, false}, parent) {
    prepare();
}

void ScoreSheetSetup::setLowestWins(bool lowestWins) {
    m_options.lowestWins = lowestWins;
    refresh();
}

void ScoreSheetSetup::setRounds(int rounds) {
    if (rounds < 0 || rounds > maxRounds) return;
    m_options.rounds = rounds > 0 ? std::optional(rounds) : std::nullopt;
    refresh();
}

void ScoreSheetSetup::setTarget(int target) {
    if (target < 0 || target > maxTarget) return;
    m_options.target = target > 0 ? std::optional(target) : std::nullopt;
    refresh();
}

std::optional<GameSetup::Agreed> ScoreSheetSetup::loadOptions(const QJsonObject& setup) {
    const auto last = ScoreSheetCodec::readSetup(setup);
    if (!last) return {};
    m_options = last->options;
    return Agreed{last->seats};
}

bool ScoreSheetSetup::beginWith(std::vector<Seat> seats, SeatId) {
    return controller().begin(Setup{std::move(seats), m_options});
}

}  // namespace basekeeper
