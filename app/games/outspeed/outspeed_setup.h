// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/tile_sets.h"
#include "app/session/game_setup.h"
#include "core/outspeed/setup.h"

namespace basekeeper {

/// The set-up of Outspeed. The tiles are not part of it: a table describes them when they turn up, and the chosen tile
/// set applies to whatever is described next, in this game or another.
class OutspeedSetup final : public basekeeper::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool firstGame READ firstGame WRITE setFirstGame NOTIFY changed FINAL)  ///< tiles 1 to 13 in order (0.2)
    Q_PROPERTY(basekeeper::TileSets* tileSets READ tileSets CONSTANT FINAL)

public:
    OutspeedSetup(SessionController& controller, Languages& languages, TileSets& tileSets, QObject* parent = nullptr);

    [[nodiscard]] bool firstGame() const { return m_options.firstGame; }
    void setFirstGame(bool firstGame);
    [[nodiscard]] TileSets* tileSets() const { return &m_tileSets; }

private:
    void reset() override;
    std::optional<Agreed> loadOptions(const QJsonObject& setup) override;
    bool beginWith(std::vector<Seat> seats, SeatId first) override;

    outspeed::Options m_options;
    TileSets& m_tileSets;
};

}  // namespace basekeeper
