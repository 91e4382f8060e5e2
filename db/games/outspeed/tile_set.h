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

/// What a table has described of its track tiles and finish tiles, kept from one game of *Outspeed* to the next.
namespace basekeeper {

/// One side of a tile, with where the description comes from.
struct DescribedTile {
    outspeed::Tile tile;
    outspeed::Side side = outspeed::Side::Three4;
    QDateTime at;     ///< when it was described last (UTC)
    QString session;  ///< the title of the session in which it was, or who played; empty: outside of one
    friend bool operator==(const DescribedTile&, const DescribedTile&) = default;
};

/// By number, and of one number by side; each side of a tile at most once. Every tile is sound
/// (`outspeed::whyNotDescribed`).
struct TileSet {
    std::vector<DescribedTile> tiles;

    /// That side, if it was described; valid until the set changes.
    [[nodiscard]] const DescribedTile* find(int number, outspeed::Side side) const;
    /// Takes the place of what was described of that side before. The tile must be sound.
    void remember(DescribedTile described);
    void forget(int number, outspeed::Side side);
    friend bool operator==(const TileSet&, const TileSet&) = default;
};

/// As the store keeps it: `{"tiles": [...]}`. Reading refuses, with the field's name, what is missing, of the wrong
/// type, out of range, described twice or not sound. When and in which session a tile was described may be left out.
[[nodiscard]] Read<TileSet> readTileSet(const QJsonObject&);
[[nodiscard]] QJsonObject writeTileSet(const TileSet&);

/// A tile set on its way from one tablet to another, or to be read by people: the file's form is in EXPORTS.md.
struct TileSetFile {
    QString name;
    QString provenance;  ///< "table" or "printed"
    TileSet set;
    friend bool operator==(const TileSetFile&, const TileSetFile&) = default;
};
[[nodiscard]] QByteArray writeTileSetFile(const TileSetFile&);
/// Refuses what is not such a file, of a newer version, not UTF-8, larger than 1 MiB, or holds what `readTileSet`
/// refuses.
[[nodiscard]] Read<TileSetFile> readTileSetFile(const QByteArray& content);

}  // namespace basekeeper
