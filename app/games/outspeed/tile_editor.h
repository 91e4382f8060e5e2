// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/tile_keys.h"
#include "app/games/outspeed/tile_rows.h"
#include "app/row_field.h"
#include "app/session/gadget_list_model.h"
#include "core/outspeed/tile.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace basekeeper {

struct DescribedTile;
class Languages;
class TileSets;

/// A number that the tile can have.
struct TileNumberRow {
    Q_GADGET
    ROW_FIELD(int, number) = 1;
    ROW_FIELD(bool, known) = false;  ///< the set knows the tile
    ROW_FIELD(bool, chosen) = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const TileNumberRow&, const TileNumberRow&) = default;
};

/// Describes a tile: its number, then up to four routes, place by place on one set of keys. A place with its value
/// passes on to the next one, so that a route takes three taps. A tile that the chosen set knows is filled in.
class TileEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* numbers READ numbers CONSTANT FINAL)  ///< TileNumberRow
    Q_PROPERTY(int number READ number NOTIFY changed FINAL)              ///< 0 if not chosen
    Q_PROPERTY(bool knowsSome READ knowsSome NOTIFY changed FINAL)       ///< of these numbers the set knows one
    Q_PROPERTY(bool numberGiven READ numberGiven NOTIFY changed FINAL)   ///< there is only one
    Q_PROPERTY(bool finish READ finish NOTIFY changed FINAL)             ///< the tile is a finish tile
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)            ///< such as "Track tile 5"
    Q_PROPERTY(QString sideName READ sideName NOTIFY changed FINAL)      ///< "3-4" or "5-6"
    Q_PROPERTY(QString sideText READ sideText NOTIFY changed FINAL)      ///< in words

    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL)      ///< the chosen set knows that side of the tile
    Q_PROPERTY(bool asOffered READ asOffered NOTIFY changed FINAL)  ///< and the description equals it
    Q_PROPERTY(QVariantList offeredRoutes READ offeredRoutes NOTIFY changed FINAL)  ///< RouteRow
    Q_PROPERTY(QString offeredFrom READ offeredFrom NOTIFY changed FINAL)           ///< from which session, and when

    Q_PROPERTY(QAbstractItemModel* routes READ routes CONSTANT FINAL)  ///< RouteRow, those described so far
    Q_PROPERTY(int routeCount READ routeCount NOTIFY changed FINAL)
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed FINAL)  ///< the name of the next new route
    /// Index of the route being described; `routeCount` for a new one.
    Q_PROPERTY(int route READ route NOTIFY changed FINAL)
    /// "name", "condition", "cost", "zones", "fuel" or "tokens".
    Q_PROPERTY(QString place READ place NOTIFY changed FINAL)
    Q_PROPERTY(QString placeText READ placeText NOTIFY changed FINAL)  ///< such as "Route B: cost in fuel"
    /// What the route asks and gives as it is described so far, in words; empty for a route that has not begun.
    Q_PROPERTY(QString routeText READ routeText NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* keys READ keys CONSTANT FINAL)  ///< TileKeyRow
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)       ///< another route fits
    /// The description is valid, and the question is whether there is another route.
    Q_PROPERTY(bool asksForMore READ asksForMore NOTIFY changed FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)   ///< the description is valid
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)  ///< why it is not, in words, or empty
    /// The route that `problem` is about; -1 for none. Only its name can be wrong: keys offer no wrong values.
    Q_PROPERTY(int problemRoute READ problemRoute NOTIFY changed FINAL)

public:
    explicit TileEditor(const Languages& languages, QObject* parent = nullptr);
    ~TileEditor() override;

    /// Begins to describe a tile with one of these numbers, on that side. `sets` must outlive the editor. Keeps the
    /// present description if numbers and side are the same as before.
    void begin(std::vector<int> numbers, outspeed::Side side, const TileSets& sets);
    /// Clears everything, when another game comes to the table.
    void clear();

    /// The present description; valid if `complete`.
    [[nodiscard]] outspeed::Tile tile() const { return {m_number, m_routes}; }
    [[nodiscard]] outspeed::Side side() const { return m_side; }

    [[nodiscard]] QAbstractItemModel* numbers() { return &m_numberRows; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool knowsSome() const { return std::ranges::any_of(m_numberRows.rows(), &TileNumberRow::known); }
    [[nodiscard]] bool numberGiven() const { return m_numbers.size() == 1; }
    [[nodiscard]] bool finish() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sideName() const;
    [[nodiscard]] QString sideText() const;
    [[nodiscard]] bool offered() const { return remembered() != nullptr; }
    [[nodiscard]] bool asOffered() const;
    [[nodiscard]] QVariantList offeredRoutes() const;
    [[nodiscard]] QString offeredFrom() const;
    [[nodiscard]] QAbstractItemModel* routes() { return &m_routeRows; }
    [[nodiscard]] int routeCount() const { return static_cast<int>(m_routes.size()); }
    [[nodiscard]] QString nextName() const { return QString::fromStdString(freeName()); }
    [[nodiscard]] int route() const { return static_cast<int>(m_route); }
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] QString routeText() const;
    [[nodiscard]] QAbstractItemModel* keys() { return &m_keyRows; }
    [[nodiscard]] bool canAdd() const { return m_routes.size() < outspeed::maxRoutes; }
    [[nodiscard]] bool asksForMore() const;
    [[nodiscard]] bool complete() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] int problemRoute() const;

    /// Ignores a number that the tile cannot have.
    Q_INVOKABLE void chooseNumber(int number);
    /// Replaces the description by the one in the set.
    Q_INVOKABLE void takeOffered();
    /// Goes to a place of a route, by index; the index after the last one is a new route.
    Q_INVOKABLE void choose(int route, const QString& place);
    /// Presses one of `keys`; ignores others.
    Q_INVOKABLE void press(const QString& key);
    /// Adds a copy of the current route; does nothing if there is no room.
    Q_INVOKABLE void copyRoute();
    Q_INVOKABLE void removeRoute();
    /// Removes every route.
    Q_INVOKABLE void removeAll();

    /// Call after the language has changed.
    void retranslate() { refresh(); }

signals:
    void changed();

private:
    [[nodiscard]] const DescribedTile* remembered() const;
    [[nodiscard]] const outspeed::Route* current() const {
        return m_route < m_routes.size() ? &m_routes[m_route] : nullptr;
    }
    /// The current route; adds it first if it is a new one.
    outspeed::Route& described();
    [[nodiscard]] bool isBeyondLast() const;  ///< a new route is described, after others
    [[nodiscard]] std::string freeName() const;
    void goTo(std::size_t route, TilePlace place);
    void goOn(bool afterValue);
    void fillFromMemory();
    [[nodiscard]] std::vector<TileKeyRow> keysNow() const;
    void pressTens();
    void pressDie();
    void setNumber(int value);
    void refresh();

    const Languages& m_languages;
    const TileSets* m_sets = nullptr;
    std::vector<int> m_numbers;
    outspeed::Side m_side = outspeed::Side::Three4;
    int m_number = 0;
    std::vector<outspeed::Route> m_routes;
    std::size_t m_route = 0;
    TileTyping m_typing;
    GadgetListModel<TileNumberRow> m_numberRows;
    GadgetListModel<RouteRow> m_routeRows;
    GadgetListModel<TileKeyRow> m_keyRows;
};

}  // namespace basekeeper
