// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/attack_check_model.h"
#include "app/session/game_setup.h"
#include "core/all_your_base/setup.h"

#include <QVariantList>

namespace basekeeper {

/// The set-up of All Your Base.
class AllYourBaseSetup final : public basekeeper::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(int standardThreshold READ standardThreshold NOTIFY changed FINAL)         ///< 0.2
    Q_PROPERTY(int threshold READ threshold WRITE setThreshold NOTIFY changed FINAL)      ///< the effective one
    Q_PROPERTY(bool ownThreshold READ ownThreshold NOTIFY changed FINAL)                  ///< not the standard one
    Q_PROPERTY(bool onlyGained READ onlyGained WRITE setOnlyGained NOTIFY changed FINAL)  ///< 0.4
    Q_PROPERTY(bool anyRedAlerts READ anyRedAlerts WRITE setAnyRedAlerts NOTIFY changed FINAL)              ///< 1.2
    Q_PROPERTY(bool change READ change WRITE setChange NOTIFY changed FINAL)                                ///< 3B.3
    Q_PROPERTY(bool card11Base READ card11Base WRITE setCard11Base NOTIFY changed FINAL)                    ///< 5.11
    Q_PROPERTY(bool card7Giver READ card7Giver WRITE setCard7Giver NOTIFY changed FINAL)                    ///< 5.7
    Q_PROPERTY(bool counterClockwise READ counterClockwise WRITE setCounterClockwise NOTIFY changed FINAL)  ///< 0.9
    /// Which options differ from the rules as printed: "threshold", "gained", "change", "red-alerts", "card11",
    /// "card7", "direction".
    Q_PROPERTY(QStringList changes READ changes NOTIFY changed FINAL)

    /// The chosen set: [{card, name, attack, defense, ship}], and the base's own defense.
    Q_PROPERTY(QVariantList values READ values NOTIFY changed FINAL)
    Q_PROPERTY(int baseDefense READ baseDefense NOTIFY changed FINAL)

    Q_PROPERTY(basekeeper::AttackCheckModel* check READ check CONSTANT FINAL)  ///< with the points of the chosen set
    Q_PROPERTY(bool declaredPosition READ declaredPosition WRITE setDeclaredPosition NOTIFY changed FINAL)  ///< 7.2

public:
    AllYourBaseSetup(SessionController& controller, Languages& languages, QObject* parent = nullptr);

    [[nodiscard]] int standardThreshold() const;
    [[nodiscard]] int threshold() const;
    void setThreshold(int bases);
    [[nodiscard]] bool ownThreshold() const { return threshold() != standardThreshold(); }
    [[nodiscard]] bool onlyGained() const { return m_options.held == all_your_base::Held::Gained; }
    void setOnlyGained(bool only);
    [[nodiscard]] bool anyRedAlerts() const {
        return m_options.redAlertsPerTurn == all_your_base::RedAlertsPerTurn::Any;
    }
    void setAnyRedAlerts(bool any);
    [[nodiscard]] bool change() const { return m_options.change; }
    void setChange(bool change);
    [[nodiscard]] bool card11Base() const { return m_options.card11 == all_your_base::Card11::Base; }
    void setCard11Base(bool base);
    [[nodiscard]] bool card7Giver() const { return m_options.card7 == all_your_base::Card7::Giver; }
    void setCard7Giver(bool giver);
    [[nodiscard]] bool counterClockwise() const {
        return m_options.direction == all_your_base::Direction::CounterClockwise;
    }
    void setCounterClockwise(bool counter);
    [[nodiscard]] QStringList changes() const;
    [[nodiscard]] QVariantList values() const;
    [[nodiscard]] int baseDefense() const;
    [[nodiscard]] bool declaredPosition() const { return m_declaredPosition; }
    void setDeclaredPosition(bool declared);
    [[nodiscard]] AttackCheckModel* check() { return &m_check; }

    void refresh() override;

    Q_INVOKABLE void resetOptions();
    Q_INVOKABLE void useStandardThreshold();

    /// Saves points under a name and chooses that set; an empty id makes a new one. `values` is like the property, in
    /// any order. Returns false if saving failed (`problem`).
    Q_INVOKABLE bool saveValueSet(const QString& setId, const QString& name,
                                  basekeeper::SetSource::Provenance provenance, const QVariantList& values,
                                  int baseDefense);

private:
    void reset() override;
    std::optional<Agreed> loadOptions(const QJsonObject& setup) override;
    [[nodiscard]] QJsonObject sameValues(const QJsonObject& values) const override;
    [[nodiscard]] QString exampleName() const override;
    bool beginWith(std::vector<Seat> seats, SeatId first) override;
    [[nodiscard]] all_your_base::CardValues chosen() const;
    [[nodiscard]] bool beginFrom(const all_your_base::AttackQuestion& question);

    all_your_base::Options m_options;
    bool m_declaredPosition = false;
    std::optional<all_your_base::CardValues> m_ownValues;  ///< of the game that begins, in place of the chosen ones
    AttackCheckModel m_check;
};

}  // namespace basekeeper
