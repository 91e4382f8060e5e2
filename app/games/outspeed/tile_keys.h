// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "core/outspeed/tile.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace basekeeper {

/// A value of a route that can be described, in reading order.
enum class TilePlace : std::uint8_t { Name, Condition, Cost, Zones, Fuel, Tokens };

/// A key for the place that is being described.
struct TileKeyRow {
    Q_GADGET
    /// "1", "tens", "choosers", "die", "plus", "wheel", "none", "sole", "next" or "A".
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, sign);  ///< its text; empty if it has an icon
    ROW_FIELD(QString, icon);
    ROW_FIELD(QString, word);         ///< what the sign means, in a word; empty for digits and letters
    ROW_FIELD(QString, label);        ///< for screen readers
    ROW_FIELD(int, column) = 0;       ///< 0 to 5
    ROW_FIELD(int, line) = 0;         ///< 0 to 2
    ROW_FIELD(bool, chosen) = false;  ///< it is the value of the place

    [[nodiscard]] const QString& key() const { return name; }
    friend bool operator==(const TileKeyRow&, const TileKeyRow&) = default;
};

/// The state of typing at a place.
struct TileTyping {
    TilePlace place = TilePlace::Condition;
    int tens = 0;         ///< typed before the digit that follows
    bool adding = false;  ///< the next number is added to the die
};

/// The amount at a place of a route, const or not; null if the place has none.
template <class AnyRoute>
[[nodiscard]] auto* amountAt(AnyRoute& route, TilePlace place) {
    auto* const none = static_cast<decltype(&route.cost)>(nullptr);
    switch (place) {
        case TilePlace::Cost: return &route.cost;
        case TilePlace::Zones: return &route.benefit.zones;
        case TilePlace::Fuel: return &route.benefit.fuel;
        case TilePlace::Name:
        case TilePlace::Condition:
        case TilePlace::Tokens: return none;
    }
    return none;
}

/// The names that keys offer for a route.
[[nodiscard]] const std::vector<std::string>& tileRouteNames();

/// The keys for a place. `route` is what is described so far; `isNew` if it is not part of the tile yet.
[[nodiscard]] std::vector<TileKeyRow> tileKeys(const TileTyping& typing, const outspeed::Route& route, bool isNew);

}  // namespace basekeeper
