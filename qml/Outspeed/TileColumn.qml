// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// A route that is being described, line by line as on the tile.
Column {
    id: column

    required property TileEditor editor
    required property int route
    required property real cellHeight
    property var face // RouteRow; none: a new route
    property string newName

    readonly property bool current: editor.route === route
    readonly property bool drafted: face !== undefined && face !== null

    spacing: Theme.space1
    Accessible.role: Accessible.Grouping
    Accessible.name: drafted ? face.spoken : qsTr("Another route")

    Repeater {
        model: [
            { place: "name", ink: Theme.text, label: qsTr("name of route %1") },
            { place: "condition", ink: Theme.textSecond, label: qsTr("pilots of route %1") },
            { place: "cost", ink: Theme.attack, label: qsTr("cost of route %1") },
            { place: "zones", ink: Theme.green, label: qsTr("zones of route %1") },
            { place: "fuel", ink: Theme.green, label: qsTr("fuel that route %1 gives") },
            { place: "tokens", ink: Theme.green, label: qsTr("bonus tokens of route %1") }
        ]

        TilePlaceCell {
            required property var modelData

            objectName: "tile-" + modelData.place + "-" + column.route
            width: column.width
            height: column.cellHeight
            place: modelData.place
            name: place !== "name" ? "" : column.drafted ? column.face.name : "+"
            marks: place !== "name" && column.drafted ? column.face[place] : []
            ink: modelData.ink
            drafted: column.drafted
            checked: column.current && column.editor.place === place
            text: modelData.label.arg(column.drafted ? column.face.name : column.newName)
            onClicked: column.editor.choose(column.route, place === "name" && !column.drafted ? "condition" : place)
        }
    }
}
