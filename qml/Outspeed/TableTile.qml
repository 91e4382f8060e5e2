// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The tile that lies on the table, as large as there is room: a line for each route, with who took it.
Rectangle {
    id: tile

    required property OutspeedTable table

    readonly property bool comes: routes.count === 0
    // To a table that has never described a tile, the place where one will lie says how it is read.
    readonly property bool mayExplain: comes && !table.readOnly && table.turnedTile === 0 && !table.tileSets.hasSets
                                       && !small
    readonly property bool explains: mayExplain && height - title.height - inset >= (example.item?.implicitHeight
                                                                                     ?? Infinity)
    readonly property int count: comes ? 3 : routes.count
    readonly property bool small: width < Theme.scaled(560)
    readonly property real inset: small ? Theme.space1 : Theme.space2
    readonly property real between: small ? 2 : Theme.space1
    readonly property real routeHeight: (height - title.height - inset - (count - 1) * between) / count
    // Where no route has a condition, nothing stands in its place.
    readonly property bool conditions: someRoute(route => route.face.condition.length > 0)
    readonly property bool revealed: someRoute(route => route.pilots.length > 0)
    readonly property bool headed: !comes && !small // says what stands in the places of the routes
    readonly property TableRoute first: routes.count > 0 ? routes.itemAt(0) as TableRoute : null

    // As wide as the longest name, which the table may have typed.
    readonly property real nameWidth: {
        let widest = 0
        for (let i = 0; i < routes.count; ++i)
            widest = Math.max(widest, (routes.itemAt(i) as TableRoute)?.nameRoom ?? 0)
        return Math.min(widest, width * 0.2)
    }

    // Whether one of them `does`, a function.
    function someRoute(does: var): bool {
        for (let i = 0; i < routes.count; ++i) {
            const route = routes.itemAt(i) as TableRoute
            if (route && does(route))
                return true
        }
        return false
    }
    function heightFor(each: real): real {
        return title.height + inset + count * each + (count - 1) * between
    }

    objectName: "table-tile"
    radius: Theme.radius
    color: comes ? Theme.surface : Theme.card
    border.width: table.finishShows ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: table.finishShows ? Theme.text : Theme.cardEdge
    Accessible.role: Accessible.Grouping
    Accessible.name: Joined.facts([table.tileText, table.tileSide], Theme.language)

    // What stands in the places of a route.
    Head {
        middle: tile.first?.conditionMiddle ?? 0
        visible: tile.headed && tile.conditions
        //: over how many pilots may take a route of a tile
        text: qsTr("pilots")
    }
    Head {
        middle: tile.first?.costMiddle ?? 0
        visible: tile.headed
        //: over what a route of a tile costs
        text: qsTr("cost")
    }
    Head {
        middle: tile.first?.gainMiddle ?? 0
        // The name of the tile stands at the right.
        visible: tile.headed && x + width + Theme.space3 <= title.x + title.width - number.implicitWidth
        //: over what a route of a tile gives
        text: qsTr("gain")
    }
    Row {
        id: title
        x: tile.inset + Theme.space2
        width: tile.width - 2 * x
        layoutDirection: tile.headed ? Qt.RightToLeft : Qt.LeftToRight
        height: Math.max(number.implicitHeight, Theme.scaled(tile.small ? 20 : 26))
        spacing: Theme.space3

        Heading {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            level: 3
            // The example has its own title.
            text: tile.explains ? "" : tile.comes && tile.table.tileNumber === 0 ? qsTr("The next tile")
                  : tile.table.tileText
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, parent.width - number.implicitWidth - parent.spacing)
            visible: text !== "" && !tile.headed && !tile.explains
            text: tile.table.tileSide
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
    ItemIf {
        id: example
        when: tile.mayExplain

        TileExample {
            visible: tile.explains
            x: tile.inset + Theme.space2
            y: title.height + (tile.height - title.height - height) / 2
            width: tile.width - 2 * x
            height: implicitHeight
            tileSets: tile.table.tileSets
        }
    }
    Icon {
        anchors.centerIn: parent
        visible: tile.comes && !tile.explains && tile.table.turnedTile === 0
        name: "tiles/back"
        size: Math.min(Theme.scaled(120), tile.height * 0.5)
        color: Theme.outline
    }
    TurnedTile {
        anchors.horizontalCenter: parent.horizontalCenter
        y: title.height + (tile.height - title.height - height) / 2
        visible: tile.comes && tile.table.turnedTile > 0
        number: tile.table.turnedTile
        from: tile.table.otherSide
        to: tile.table.side
        routes: tile.table.turnedRoutes
        // Two sides and what lies between are so many signs wide.
        size: Math.min(Theme.scaled(30), (tile.width - 2 * Theme.space3) / 24.2,
                       ((tile.height - title.height) * 0.9 - 2 * Theme.space2)
                       / (1.7 * Math.max(3, tile.table.turnedRoutes.length)))
    }
    Repeater {
        id: routes
        model: tile.table.routes

        TableRoute {
            required property int index

            objectName: "table-route-" + index
            x: tile.inset
            y: title.height + index * (tile.routeHeight + tile.between)
            width: tile.width - 2 * tile.inset
            height: tile.routeHeight
            hasCondition: tile.conditions
            revealed: tile.revealed
            nameWidth: tile.nameWidth
        }
    }

    component Head: SmallText {
        property real middle: 0

        x: tile.inset + middle - width / 2
        height: title.height
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.fontTiny
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
