// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The words over a section: which end of the track is there, and what becomes of it; and, where the way turns, whither.
Item {
    id: part

    required property int section
    required property int stand
    required property string text
    property bool backward: false // the way goes to the left
    property bool isRear: false
    property bool isFront: false
    property bool turnsHere: false // the way goes on in the line above

    readonly property bool fresh: stand === RaceState.Stand.New
    readonly property color ink: fresh ? Theme.green : stand === RaceState.Stand.Goes
                                 || stand === RaceState.Stand.Gone ? Theme.red : Theme.textSecond

    component End: Row {
        property string words
        property string iconName
        property bool ahead // the icon stands on the right

        spacing: 2
        layoutDirection: ahead ? Qt.RightToLeft : Qt.LeftToRight

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: parent.iconName
            size: Theme.scaled(14)
            color: Theme.textSecond
        }
        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            text: parent.words
            font.pixelSize: Theme.fontTiny
            wrapMode: Text.NoWrap
        }
    }

    End {
        id: rear
        anchors.left: part.backward ? undefined : parent.left
        anchors.right: part.backward ? parent.right : undefined
        anchors.verticalCenter: parent.verticalCenter
        visible: part.isRear
        words: qsTr("Rear")
        iconName: "minus"
        ahead: part.backward
    }
    End {
        id: front
        anchors.left: part.backward ? parent.left : undefined
        anchors.right: part.backward ? undefined : parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: part.isFront
        words: qsTr("Front")
        iconName: part.backward ? "chevron-left" : "chevron-right"
        ahead: !part.backward
    }
    // Between the ends, where they stand in the same line.
    Row {
        id: fate

        readonly property real leftRoom: roomOf(part.backward ? front : rear)
        readonly property real room: part.width - leftRoom - roomOf(part.backward ? rear : front)

        function roomOf(end: Item): real {
            return end.visible ? end.width + Theme.space2 : 0
        }

        x: leftRoom + (room - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        visible: part.text !== ""
        spacing: Theme.space1

        Icon {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            name: part.fresh ? "plus" : part.stand === RaceState.Stand.Beyond ? "arrow-right" : "warning"
            size: Theme.scaled(14)
            color: part.ink
        }
        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Math.max(1, fate.room - sign.width - fate.spacing))
            text: part.text
            color: part.ink
            font.pixelSize: Theme.fontTiny
            font.bold: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.fontLeast * 0.7)
        }
    }
    Row {
        anchors.right: part.backward ? undefined : parent.right
        anchors.left: part.backward ? parent.left : undefined
        anchors.margins: Math.max(Theme.space2, part.width / 14 - width / 2)
        anchors.verticalCenter: parent.verticalCenter
        visible: part.turnsHere
        spacing: -Theme.space1

        Repeater {
            model: 3

            Icon {
                name: "chevron-down"
                rotation: 180
                size: Theme.scaled(18)
                color: Theme.outline
            }
        }
    }
}
