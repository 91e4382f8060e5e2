// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace basekeeper {

/// A place of a route that can be described, in the order in which a tile is read.
enum class TilePlace : std::uint8_t { Name, Condition, Cost, Zones, Fuel, Tokens };

/// A key of what can be set at the place that is being described.
struct TileKeyRow {
    Q_GADGET
    /// "1", "tens", "choosers", "die", "plus", "wheel", "none", "sole", "next", "A"
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString sign MEMBER sign FINAL)  ///< what stands on it; empty: the icon
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)  ///< what is spoken
    Q_PROPERTY(int column MEMBER column FINAL)    ///< of six, from 0
    Q_PROPERTY(int line MEMBER line FINAL)        ///< of three, from 0
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)   ///< what stands at the place

public:
    QString name;
    QString sign;
    QString icon;
    QString label;
    int column = 0;
    int line = 0;
    bool chosen = false;

    [[nodiscard]] const QString& key() const { return name; }
    friend bool operator==(const TileKeyRow&, const TileKeyRow&) = default;
};

/// What is being typed at a place.
struct TileTyping {
    TilePlace place = TilePlace::Condition;
    int tens = 0;         ///< typed already, for the digit that follows
    bool adding = false;  ///< the next number goes on top of the die
};

/// The amount at a place of a route, const or not; null at the places that have none.
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

/// The names that a route can be given by a key.
[[nodiscard]] const std::vector<std::string>& tileRouteNames();

/// The keys for a place; `route` as it is described so far, which a new one is not yet.
[[nodiscard]] std::vector<TileKeyRow> tileKeys(const TileTyping& typing, const outspeed::Route& route, bool isNew);

}  // namespace basekeeper
