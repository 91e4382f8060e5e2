// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"
#include "db/formats/json_reader.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <tl/expected.hpp>

#include <vector>

/// The descriptions of track tiles and finish tiles that a table keeps from one game of *Outspeed* to the next.
namespace basekeeper {

/// One side of a tile, and where its description comes from.
struct DescribedTile {
    outspeed::Tile tile;
    outspeed::Side side = outspeed::Side::Three4;
    QDateTime at;     ///< when it was last described (UTC)
    QString session;  ///< the title of that session, or its players; empty if outside a session
    friend bool operator==(const DescribedTile&, const DescribedTile&) = default;
};

/// Ordered by number, then side; each side of a tile at most once. Every tile is valid (`outspeed::whyNotDescribed`).
struct TileSet {
    std::vector<DescribedTile> tiles;

    /// That side, or null if it is not described; valid until the set changes.
    [[nodiscard]] const DescribedTile* find(int number, outspeed::Side side) const;
    /// Adds the description of a side, replacing an older one. The tile must be valid.
    void remember(DescribedTile described);
    void forget(int number, outspeed::Side side);
    friend bool operator==(const TileSet&, const TileSet&) = default;
};

/// The form in the store: `{"tiles": [...]}`. Reading refuses, with the field's name, what is missing, of the wrong
/// type, out of range, described twice or invalid. Time and session of a description are optional.
[[nodiscard]] Read<TileSet> readTileSet(const QJsonObject&);
[[nodiscard]] QJsonObject writeTileSet(const TileSet&);

/// A tile set in a file, for another tablet or to be read by people. EXPORTS.md describes the format.
struct TileSetFile {
    QString name;
    QString provenance;  ///< "table" or "printed"
    TileSet set;
    friend bool operator==(const TileSetFile&, const TileSetFile&) = default;
};
[[nodiscard]] QByteArray writeTileSetFile(const TileSetFile&);
/// Refuses what is not such a file, is of a newer version, is not UTF-8, is larger than 1 MiB, or contains what
/// `readTileSet` refuses.
[[nodiscard]] Read<TileSetFile> readTileSetFile(const QByteArray& content);

}  // namespace basekeeper
