// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_setup.h"
#include "core/score_sheet/setup.h"

namespace basekeeper {

/// The set-up of the Score sheet.
class ScoreSheetSetup final : public basekeeper::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool lowestWins READ lowestWins WRITE setLowestWins NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed FINAL)  ///< 0 if they are not agreed
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed FINAL)  ///< 0 if none is agreed
    Q_PROPERTY(int mostRounds READ mostRounds CONSTANT FINAL)
    Q_PROPERTY(int mostTarget READ mostTarget CONSTANT FINAL)

public:
    ScoreSheetSetup(SessionController& controller, Languages& languages, QObject* parent = nullptr);

    [[nodiscard]] bool lowestWins() const { return m_options.lowestWins; }
    [[nodiscard]] int rounds() const { return m_options.rounds.value_or(0); }
    [[nodiscard]] int target() const { return m_options.target.value_or(0); }
    [[nodiscard]] int mostRounds() const { return score_sheet::maxRounds; }
    [[nodiscard]] int mostTarget() const { return score_sheet::maxTarget; }
    void setLowestWins(bool lowestWins);
    /// Both take numbers from 0 to the most; others change nothing.
    void setRounds(int rounds);
    void setTarget(int target);

private:
    void reset() override { m_options = {}; }
    std::optional<Agreed> loadOptions(const QJsonObject& setup) override;
    bool beginWith(std::vector<Seat> seats, SeatId first) override;

    score_sheet::Options m_options;
};

}  // namespace basekeeper
