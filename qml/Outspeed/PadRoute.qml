// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A route to choose, as large as the pad allows. One that the seat cannot choose says why when it is tapped.
Pressable {
    id: key

    property var route // RouteRow
    property int fuel: 0
    property int fuelAfter: -1 // -1 where it is not known yet
    property bool lowAfter: false
    property string language: Theme.language // of whoever chooses

    readonly property real least: 14 // smaller than that they are not read; above it, all routes stay in sight
    property bool hasCondition: true // some route beside it has one
    // A route is so many times as high as its signs: of five lines or, without a condition, of four. Asking the signs
    // themselves would go round in a circle.
    readonly property real lines: hasCondition ? 8.6 : 7.2
    // And so many times as wide, by what it brings.
    readonly property real across: Math.max(6, 2.7 * [route.zones, route.fuel, route.tokens].filter(
                                                marks => marks.length > 0).length)

    // Under the signs of the one that is chosen, the same in words, where that leaves the signs large.
    readonly property bool tellsWords: availableHeight >= Theme.scaled(260) && availableWidth >= Theme.scaled(240)
    readonly property real wordsRoom: tellsWords ? Math.ceil(Theme.fontBody * 1.4) * 3 : 0

    implicitHeight: least * lines + topPadding + bottomPadding
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.checked ? Theme.chosenGround : key.available ? Theme.card : "transparent"
        border.width: key.checked ? Theme.focusWidth : Theme.hairlineWidth
        border.color: key.checked ? Theme.chosen : key.available ? Theme.cardEdge : Theme.hairline

        Icon {
            visible: key.checked || !key.available
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space2
            name: key.checked ? "check" : "lock"
            size: Theme.scaled(22)
            color: key.checked ? Theme.chosen : Theme.textFaint
        }
    }
    contentItem: Item {
        Column {
            id: face

            readonly property real room: key.availableHeight - key.wordsRoom
            readonly property real size: Math.round(Math.max(key.least,
                                                             Math.min(Theme.scaled(64), face.room / key.lines,
                                                                      key.availableWidth / key.across)))

            anchors.horizontalCenter: parent.horizontalCenter
            // The letters of all routes stand in one line, however much each says.
            y: Math.max(0, Math.round((room - size * key.lines) / 2))
            spacing: Math.round(size * 0.3)

            RouteFace {
                anchors.horizontalCenter: parent.horizontalCenter
                route: key.route
                dim: !key.available
                size: face.size
                keepsCondition: key.hasCondition
            }
            // What is left in the tank, as far as it is known before all have chosen; nothing of what it cannot pay.
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: key.fuelAfter >= 0 || key.available
                spacing: Theme.space1

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "tiles/fuel"
                    size: face.size * 0.8
                    color: Theme.textSecond
                }
                NumberText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: key.fuelAfter < 0
                    text: key.fuel + " \u2192 ?"
                    color: Theme.textSecond
                    font.pixelSize: Math.round(face.size * 0.85)
                    Accessible.ignored: true
                }
                NumberText {
                    objectName: visible ? key.objectName + "-fuel" : ""
                    anchors.verticalCenter: parent.verticalCenter
                    visible: key.fuelAfter >= 0
                    value: key.fuelAfter
                    was: key.fuel
                    color: key.lowAfter ? Theme.red : Theme.text
                    font.pixelSize: Math.round(face.size * 0.85)
                    Accessible.ignored: true
                }
            }
        }
        SmallText {
            width: parent.width
            height: key.wordsRoom
            anchors.bottom: parent.bottom
            visible: key.tellsWords && key.checked
            verticalAlignment: Text.AlignBottom
            horizontalAlignment: Text.AlignHCenter
            language: key.language
            text: key.route.spoken
            font.pixelSize: Theme.fontBody
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.fontLeast
            color: key.available ? Theme.textSecond : Theme.textFaint
            Accessible.ignored: true
        }
    }
}
