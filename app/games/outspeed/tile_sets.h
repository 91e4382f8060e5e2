// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/tile_editor.h"
#include "app/session/gadget_list_model.h"
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
    Q_PROPERTY(QString setId MEMBER setId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString provenance MEMBER provenance FINAL)  ///< "table" or "printed"
    Q_PROPERTY(QString content MEMBER content FINAL)        ///< "7 tiles"
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString setId;
    QString name;
    QString provenance;
    QString content;
    bool chosen = false;

    [[nodiscard]] const QString& key() const { return setId; }
    friend bool operator==(const TileSetRow&, const TileSetRow&) = default;
};

/// A side of a tile of the chosen set.
struct KnownTileRow {
    Q_GADGET
    Q_PROPERTY(QString tileId MEMBER tileId FINAL)  ///< number and side: "5 3-4"
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(bool finish MEMBER finish FINAL)   ///< it is a finish tile
    Q_PROPERTY(QString side MEMBER side FINAL)    ///< "3-4" or "5-6"
    Q_PROPERTY(QString title MEMBER title FINAL)  ///< "Track tile 5"
    Q_PROPERTY(QString sideText MEMBER sideText FINAL)
    Q_PROPERTY(QString from MEMBER from FINAL)           ///< in which session it was described, and when
    Q_PROPERTY(QVariantList routes MEMBER routes FINAL)  ///< RouteRow

public:
    QString tileId;
    int number = 1;
    bool finish = false;
    QString side;
    QString title;
    QString sideText;
    QString from;
    QVariantList routes;

    [[nodiscard]] const QString& key() const { return tileId; }
    friend bool operator==(const KnownTileRow&, const KnownTileRow&) = default;
};

/// What tables have described of their track tiles and finish tiles: several sets, kept in the store, of which one is
/// chosen, now and at the next start. Whatever is changed is on disk before it is shown; what could not be kept changes
/// nothing.
class TileSets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* sets READ sets CONSTANT FINAL)    ///< TileSetRow, by name
    Q_PROPERTY(QAbstractItemModel* tiles READ tiles CONSTANT FINAL)  ///< KnownTileRow: those of the chosen set
    Q_PROPERTY(bool hasSets READ hasSets NOTIFY changed FINAL)
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed FINAL)  ///< its id; empty: there is no set
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)      ///< of the chosen set
    Q_PROPERTY(QString provenance READ provenance NOTIFY changed FINAL)
    Q_PROPERTY(QString content READ content NOTIFY changed FINAL)          ///< how many tiles it knows, in words
    Q_PROPERTY(QString newName READ newName NOTIFY changed FINAL)          ///< of a set that nobody gives a name
    Q_PROPERTY(basekeeper::TileEditor* editor READ editor CONSTANT FINAL)  ///< for `describe`
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)  ///< what went wrong, in words; empty: nothing
    Q_PROPERTY(QString notice READ notice NOTIFY changed FINAL)    ///< what was done, in words; empty: nothing

public:
    /// `settings` remembers from one start to the next which set is chosen.
    TileSets(SessionController& controller, const Languages& languages, Settings& settings, QObject* parent = nullptr);
    ~TileSets() override;

    /// What the chosen set knows of that side; valid until the sets change (`changed`).
    [[nodiscard]] const DescribedTile* find(int number, outspeed::Side side) const;
    /// Keeps a sound tile in the chosen set, as described now in the session at the table; where there is no set, in a
    /// new one. One that is known just so keeps where it is from. False: it could not be kept (`problem`).
    bool remember(const outspeed::Tile& tile, outspeed::Side side);
    /// "Described in “Friday night” on 3/4/26"
    [[nodiscard]] static QString fromText(const DescribedTile& described);
    /// "Track tile 5"
    [[nodiscard]] static QString tileTitle(int number);
    [[nodiscard]] static QString sideText(outspeed::Side side);

    [[nodiscard]] QAbstractItemModel* sets() { return &m_setRows; }
    [[nodiscard]] QAbstractItemModel* tiles() { return &m_tileRows; }
    [[nodiscard]] bool hasSets() const { return !m_sets.empty(); }
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString provenance() const;
    [[nodiscard]] QString content() const;
    [[nodiscard]] QString newName() const;
    [[nodiscard]] TileEditor* editor() { return &m_editor; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QString& notice() const { return m_notice; }

    Q_INVOKABLE void choose(const QString& setId);
    /// A new set without tiles, chosen at once; an empty name is `newName`. Here and below, false: it could not be kept
    /// (`problem`), and nothing was changed.
    Q_INVOKABLE bool add(const QString& name);
    /// What the chosen set is called, and whether it is "printed" or the table's own.
    Q_INVOKABLE bool rename(const QString& name, const QString& provenance);
    /// Deletes the chosen set.
    Q_INVOKABLE bool remove();
    /// Begins to describe (`editor`) that side of a tile of the chosen set; 0: of any number.
    Q_INVOKABLE void describe(int number, const QString& side);
    /// Keeps what was described in `editor`.
    Q_INVOKABLE bool keepDescribed();
    Q_INVOKABLE bool forget(int number, const QString& side);
    /// Takes in a file as a set of its own and chooses it; a faulty one changes nothing (`problem`).
    Q_INVOKABLE bool importFile(const QUrl& file);
    /// Writes the chosen set into a file, whole or not at all.
    Q_INVOKABLE bool exportFile(const QUrl& file);
    /// Nothing is said any more.
    Q_INVOKABLE void dismiss();

    /// Reads the sets anew, as after another store was opened.
    void prepare();
    /// After the language changed.
    void retranslate();

signals:
    void changed();

private:
    struct Kept {
        ValueSet set;  ///< its values are those of `tiles`
        TileSet tiles;
    };

    [[nodiscard]] const Kept* chosenSet() const;
    [[nodiscard]] static QString contentText(const TileSet& set);
    [[nodiscard]] QString faultText(const FormatError& error) const;
    /// How people know the session at the table: by its title, or else by who plays; empty: there is none.
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
