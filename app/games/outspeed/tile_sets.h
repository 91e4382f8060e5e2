// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/tile_editor.h"
#include "app/row_field.h"
#include "app/session/gadget_list_model.h"
#include "app/session/set_source.h"
#include "db/games/outspeed/tile_set.h"
#include "db/store/store.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class SessionController;
class Settings;

struct TileSetRow {
    Q_GADGET
    ROW_FIELD(QString, setId);
    ROW_FIELD(QString, name);
    ROW_FIELD(basekeeper::SetSource::Provenance, provenance) = {};
    ROW_FIELD(QString, content);  ///< such as "7 tiles"
    ROW_FIELD(bool, chosen) = false;

    [[nodiscard]] const QString& key() const { return setId; }
    friend bool operator==(const TileSetRow&, const TileSetRow&) = default;
};

/// One side of a tile in the chosen set.
struct KnownTileRow {
    Q_GADGET
    ROW_FIELD(QString, tileId);  ///< number and side: "5 3-4"
    ROW_FIELD(int, number) = 1;
    ROW_FIELD(bool, finish) = false;  ///< it is a finish tile
    ROW_FIELD(QString, side);         ///< "3-4" or "5-6"
    ROW_FIELD(QString, title);        ///< such as "Track tile 5"
    ROW_FIELD(QString, sideText);
    ROW_FIELD(QString, players);      ///< for how many that side is: "3–4"
    ROW_FIELD(QString, from);         ///< the session in which it was described, and when
    ROW_FIELD(QVariantList, routes);  ///< RouteRow

    [[nodiscard]] const QString& key() const { return tileId; }
    friend bool operator==(const KnownTileRow&, const KnownTileRow&) = default;
};

/// The tile descriptions of tables: several sets in the store, one of which is chosen and stays chosen after a restart.
/// A change is on disk before it is shown; if saving fails, nothing changes.
class TileSets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* sets READ sets CONSTANT FINAL)    ///< TileSetRow, by name
    Q_PROPERTY(QAbstractItemModel* tiles READ tiles CONSTANT FINAL)  ///< KnownTileRow, those of the chosen set
    Q_PROPERTY(bool hasSets READ hasSets NOTIFY changed FINAL)
    /// RouteRow: a made-up tile, with which a table that has never described one is told how to read it.
    Q_PROPERTY(QVariantList exampleRoutes READ exampleRoutes NOTIFY changed FINAL)
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed FINAL)  ///< its id; empty if there is no set
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)      ///< of the chosen set
    Q_PROPERTY(basekeeper::SetSource::Provenance provenance READ provenance NOTIFY changed FINAL)
    Q_PROPERTY(QString content READ content NOTIFY changed FINAL)          ///< how many tiles it has, in words
    Q_PROPERTY(QString newName READ newName NOTIFY changed FINAL)          ///< for a set without a name of its own
    Q_PROPERTY(basekeeper::TileEditor* editor READ editor CONSTANT FINAL)  ///< for `describe`
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)          ///< what went wrong, in words, or empty
    Q_PROPERTY(QString notice READ notice NOTIFY changed FINAL)            ///< what was done, in words, or empty

public:
    /// `settings` saves which set is chosen.
    TileSets(SessionController& controller, const Languages& languages, Settings& settings, QObject* parent = nullptr);
    ~TileSets() override;

    /// That side in the chosen set, or null; valid until `changed`.
    [[nodiscard]] const DescribedTile* find(int number, outspeed::Side side) const;
    /// Adds a valid tile to the chosen set, or to a new one if there is none, with the present session and time. An
    /// identical description keeps its origin. Returns false if saving failed (`problem`).
    bool remember(const outspeed::Tile& tile, outspeed::Side side);
    /// Such as "Described in “Friday night” on 3/4/26".
    [[nodiscard]] static QString fromText(const DescribedTile& described);
    /// Such as "Track tile 5".
    [[nodiscard]] static QString tileTitle(int number);
    [[nodiscard]] static QString sideText(outspeed::Side side);

    [[nodiscard]] QAbstractItemModel* sets() { return &m_setRows; }
    [[nodiscard]] QAbstractItemModel* tiles() { return &m_tileRows; }
    [[nodiscard]] bool hasSets() const { return !m_sets.empty(); }
    [[nodiscard]] QVariantList exampleRoutes() const;
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] SetSource::Provenance provenance() const;
    [[nodiscard]] QString content() const;
    [[nodiscard]] QString newName() const;
    [[nodiscard]] TileEditor* editor() { return &m_editor; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QString& notice() const { return m_notice; }

    Q_INVOKABLE void choose(const QString& setId);
    /// Adds an empty set and chooses it; an empty name stands for `newName`. Returns false, like the functions below,
    /// if saving failed (`problem`); nothing has changed then.
    Q_INVOKABLE bool add(const QString& name);
    /// Renames the chosen set, and sets where its tiles come from.
    Q_INVOKABLE bool rename(const QString& name, basekeeper::SetSource::Provenance provenance);
    /// Deletes the chosen set.
    Q_INVOKABLE bool remove();
    /// Begins to describe that side of a tile of the chosen set in `editor`; number 0 lets people choose.
    Q_INVOKABLE void describe(int number, const QString& side);
    /// Saves what was described in `editor`.
    Q_INVOKABLE bool keepDescribed();
    Q_INVOKABLE bool forget(int number, const QString& side);
    /// Imports a file as a new set and chooses it; a faulty file changes nothing (`problem`).
    Q_INVOKABLE bool importFile(const QUrl& file);
    /// Writes the chosen set into a file, completely or not at all.
    Q_INVOKABLE bool exportFile(const QUrl& file);
    /// Clears problem and notice.
    Q_INVOKABLE void dismiss();

    /// Reads the sets again, for example after another store was opened.
    void prepare();
    /// Call after the language has changed.
    void retranslate();

signals:
    void changed();

private:
    struct Kept {
        ValueSet set;  ///< its values are a copy of `tiles`
        TileSet tiles;
    };

    [[nodiscard]] const Kept* chosenSet() const;
    [[nodiscard]] static QString contentText(const TileSet& set);
    [[nodiscard]] QString faultText(const FormatError& error) const;
    /// The title of the session at the table, or else its players; empty if there is none.
    [[nodiscard]] QString sessionName() const;
    [[nodiscard]] QString freeName(const QString& wanted) const;
    [[nodiscard]] Kept newSet(const QString& name, Provenance provenance) const;
    void setChosen(const QString& setId);
    bool keep(Kept changed);
    bool say(const QString& problem, const QString& notice = {});
    void refresh();

    SessionController& m_controller;
    const Languages& m_languages;
    Settings& m_settings;
    std::vector<Kept> m_sets;
    QString m_chosen;
    QString m_problem;
    QString m_notice;
    TileEditor m_editor;
    GadgetListModel<TileSetRow> m_setRows;
    GadgetListModel<KnownTileRow> m_tileRows;
};

}  // namespace basekeeper
