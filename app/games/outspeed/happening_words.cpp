// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/happening_words.h"

#include "core/overload.h"

namespace basekeeper {

using namespace outspeed;

SeatsOfStep seatsOf(const Step& step) {
    return std::visit(Overload{
                          [](const step::Group& group) {
                              return SeatsOfStep{group.seats, {}};
                          },
                          [](const step::Plays& plays) {
                              const bool strikes = plays.token == Token::Electromagnet ||
                                                   plays.token == Token::IonCannon ||
                                                   plays.token == Token::Flamethrower;
                              return SeatsOfStep{{plays.seat}, strikes ? plays.touched : std::vector<SeatId>()};
                          },
                          [](const step::TokenLost& lost) {
                              return SeatsOfStep{{}, {lost.seat}};
                          },
                          [](const step::FieldPlaced& placed) {
                              return SeatsOfStep{{placed.seat}, {}};
                          },
                          [](const step::Moves& moves) {
                              return moves.wanted < 0 ? SeatsOfStep{{}, {moves.seat}} : SeatsOfStep{{moves.seat}, {}};
                          },
                          [](const step::LosesFuel& loses) {
                              return SeatsOfStep{{}, {loses.seat}};
                          },
                          [](const step::GainsFuel& gains) {
                              return SeatsOfStep{{gains.seat}, {}};
                          },
                          [](const step::Eliminated& eliminated) {
                              return SeatsOfStep{{}, {eliminated.seat}};
                          },
                          [](const step::Shared& shared) {
                              return shared.tooMany || shared.soleMissed ? SeatsOfStep{{}, shared.seats}
                                                                         : SeatsOfStep{shared.seats, {}};
                          },
                          [](const step::TokensGained& gained) {
                              return SeatsOfStep{{gained.seat}, {}};
                          },
                          [](const step::RaceOver& over) {
                              return SeatsOfStep{over.winners, {}};
                          },
                          [](const auto&) { return SeatsOfStep(); },
                      },
                      step);
}

}  // namespace basekeeper
