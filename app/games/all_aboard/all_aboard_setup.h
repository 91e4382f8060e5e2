// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/animal_value_entry.h"
#include "app/session/game_setup.h"
#include "core/all_aboard/setup.h"

#include <QVariantList>

namespace basekeeper {

/// The set-up of All aboard!.
class AllAboardSetup final : public basekeeper::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// False for the children's variant (4.3).
    Q_PROPERTY(bool effects READ effects WRITE setEffects NOTIFY changed FINAL)
    /// The chosen set: [{animal, name, weight, weightText, inLove, inLoveText, hasInLove, points}], with weights in
    /// half kilos.
    Q_PROPERTY(QVariantList values READ values NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::AnimalValueEntry* entry READ entry CONSTANT FINAL)

public:
    AllAboardSetup(SessionController& controller, Languages& languages, QObject* parent = nullptr);

    [[nodiscard]] bool effects() const { return m_options.effects; }
    void setEffects(bool effects);
    [[nodiscard]] QVariantList values() const;
    [[nodiscard]] AnimalValueEntry* entry() { return &m_entry; }

    /// Starts `entry` empty, to copy the values from the table's cards.
    Q_INVOKABLE void copyCards();
    /// Starts `entry` with the chosen set.
    Q_INVOKABLE void copyChosen();
    /// Saves the entered values under a name, with where they come from, and chooses that set; an empty id makes a new
    /// one. Returns false if something is missing or saving failed (`problem`).
    Q_INVOKABLE bool saveValueSet(const QString& setId, const QString& name,
                                  basekeeper::SetSource::Provenance provenance);

    void refresh() override;

private:
    void reset() override;
    std::optional<Agreed> loadOptions(const QJsonObject& setup) override;
    [[nodiscard]] QJsonObject sameValues(const QJsonObject& values) const override;
    [[nodiscard]] QString exampleName() const override;
    bool beginWith(std::vector<Seat> seats, SeatId first) override;
    [[nodiscard]] all_aboard::CardValues chosen() const;

    all_aboard::Options m_options;
    AnimalValueEntry m_entry;
};

}  // namespace basekeeper
