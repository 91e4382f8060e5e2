// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The covered pad: for whom it is, and nothing else. All of it is in the language of that seat, whose name and sign
// everybody reads.
ScrollArea {
    id: cover

    required property ProgramPad pad
    required property real shipSize

    spacing: Theme.space5

    Item {
        Layout.alignment: Qt.AlignHCenter
        implicitWidth: cover.shipSize
        implicitHeight: cover.shipSize

        SeatShip {
            anchors.centerIn: parent
            seat: cover.pad.seat
            size: cover.shipSize
            rotation: -90 // it flies away from whoever holds the pad
        }
        SeatBadge {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            seat: cover.pad.seat
            size: Math.round(cover.shipSize * 0.3)
            Accessible.ignored: true
        }
    }
    Heading {
        objectName: "pad-hand-over"
        Layout.fillWidth: true
        level: 1
        language: cover.pad.language
        text: cover.pad.handOver
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    BodyText {
        Layout.fillWidth: true
        language: cover.pad.language
        text: cover.pad.handOverHint
        color: Theme.textSecond
        horizontalAlignment: Text.AlignHCenter
    }
    ActButton {
        objectName: "pad-uncover"
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(520)
        primary: true
        iconName: "eye"
        language: cover.pad.language
        text: cover.pad.uncoverLabel
        onClicked: cover.pad.uncover()
    }
    ActButton {
        objectName: "pad-close"
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(520)
        iconName: "back"
        language: cover.pad.language
        text: cover.pad.closeLabel
        onClicked: cover.pad.close()
    }
}
