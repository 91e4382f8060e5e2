// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The tile that shows, beside the track: its number and every route.
Rectangle {
    id: strip

    required property OutspeedTable table

    readonly property int count: Math.max(1, routes.count)
    readonly property real titleWidth: narrow ? 0 : Theme.scaled(92)
    readonly property bool narrow: width < Theme.scaled(560)
    // Two lines of routes where one has no room for their signs.
    readonly property int columns: narrow ? Math.min(2, count) : count
    readonly property int lines: Math.ceil(count / columns)
    readonly property real cellWidth: (width - 2 * Theme.space2 - titleWidth) / columns
    readonly property real lineHeight: Theme.scaled(44)

    objectName: "tile-strip"
    visible: table.tileNumber > 0
    implicitHeight: visible ? lines * lineHeight + Theme.space2 + (narrow ? title.implicitHeight : 0) : 0
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.hairlineWidth
    border.color: table.finishShows ? Theme.accent : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: table.tileText

    Heading {
        id: title
        x: Theme.space3
        y: strip.narrow ? Theme.space1 : 0
        width: strip.narrow ? strip.width - 2 * x : strip.titleWidth - Theme.space3
        height: strip.narrow ? implicitHeight : strip.height
        level: 3
        text: strip.table.tileText
        font.pixelSize: Theme.fontSmall
        color: strip.table.finishShows ? Theme.accent : Theme.textSecond
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Repeater {
        id: routes
        model: strip.table.routes

        Item {
            id: cell

            required property int index
            required property string name
            required property var condition
            required property var cost
            required property var zones
            required property var fuel
            required property var tokens
            required property string spoken

            x: Theme.space2 + strip.titleWidth + (index % strip.columns) * strip.cellWidth
            y: Theme.space1 + (strip.narrow ? title.implicitHeight
                               : 0) + Math.floor(index / strip.columns) * strip.lineHeight
            width: strip.cellWidth
            height: strip.lineHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            RouteFace {
                anchors.verticalCenter: parent.verticalCenter
                anchors.left: parent.left
                anchors.leftMargin: Theme.space2
                upright: false
                route: cell
                size: Theme.scaled(19)
                // As small as it must be to fit its place.
                scale: Math.min(1, (strip.cellWidth - 2 * Theme.space2) / Math.max(1, implicitWidth))
                transformOrigin: Item.Left
            }
            Rectangle {
                visible: cell.index % strip.columns > 0
                width: 1
                height: parent.height - Theme.space4
                y: Theme.space2
                color: Theme.hairline
            }
        }
    }
}
