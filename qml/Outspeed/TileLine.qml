// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A route that is being described, as its line on the tile: its name, the condition, the cost, and what it gives.
Rectangle {
    id: line

    required property TileEditor editor
    required property int route
    required property var shares // of the room, for each place after the name
    property var face // RouteRow; none: a new route
    property string newName

    readonly property bool current: editor.route === route
    readonly property bool drafted: face !== undefined && face !== null
    readonly property bool wrong: editor.problemRoute === route
    readonly property real gap: 3
    readonly property real nameWidth: Theme.touch
    readonly property real arrowWidth: 18
    readonly property real room: width - nameWidth - arrowWidth - 6 * gap

    // Of the places after the name; the arrow stands between what it costs and what it gives.
    function placeX(place: int): real {
        let x = nameWidth + gap + (place > 1 ? arrowWidth : 0)
        for (let i = 0; i < place; ++i)
            x += shares[i] * room + gap
        return x
    }
    function placeWidth(place: int): real {
        return shares[place] * room
    }

    radius: Theme.radius - 2
    color: drafted ? Theme.raised : "transparent"
    border.width: wrong || current ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: wrong ? Theme.red : current ? Theme.chosen : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: drafted ? face.spoken : qsTr("Another route")

    TilePlaceCell {
        objectName: "tile-name-" + line.route
        width: line.nameWidth
        height: line.height
        place: "name"
        name: line.drafted ? line.face.name : "+"
        ink: line.wrong ? Theme.red : Theme.text
        drafted: line.drafted
        checked: line.current && line.editor.place === "name"
        text: qsTr("name of route %1").arg(line.drafted ? line.face.name : line.newName)
        onClicked: line.editor.choose(line.route, line.drafted ? "name" : "condition")
    }
    Repeater {
        model: [
            { place: "condition", ink: Theme.text, label: qsTr("pilots of route %1") },
            { place: "cost", ink: Theme.attack, label: qsTr("cost of route %1") },
            { place: "zones", ink: Theme.green, label: qsTr("zones of route %1") },
            { place: "fuel", ink: Theme.green, label: qsTr("fuel that route %1 gives") },
            { place: "tokens", ink: Theme.green, label: qsTr("bonus tokens of route %1") }
        ]

        TilePlaceCell {
            required property var modelData
            required property int index

            objectName: "tile-" + modelData.place + "-" + line.route
            x: line.placeX(index)
            width: line.placeWidth(index)
            height: line.height
            place: modelData.place
            marks: line.drafted ? line.face[place] : []
            ink: modelData.ink
            drafted: line.drafted
            checked: line.current && line.editor.place === place
            text: modelData.label.arg(line.drafted ? line.face.name : line.newName)
            onClicked: line.editor.choose(line.route, place)
        }
    }
    // Beyond the place that comes first: it may be asked for already.
    SmallText {
        x: line.placeX(1)
        width: line.width - x - Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        visible: !line.drafted && (!line.current || line.editor.place === "condition")
        text: qsTr("Another route")
        color: Theme.textFaint
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true // the line has its name
    }
    Icon {
        visible: line.drafted
        x: line.placeX(2) - line.gap - width
        anchors.verticalCenter: parent.verticalCenter
        name: "arrow-right"
        size: line.arrowWidth
        color: Theme.textSecond
    }
}
