// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the chart's lines and marks are.
Flow {
    id: legend

    required property SessionViewModel session
    property bool namesSeats: true // else they stand beside the chart

    spacing: Theme.space3
    bottomPadding: Theme.space2

    Repeater {
        model: legend.namesSeats ? legend.session.seats : []

        Row {
            required property int seat
            required property string name

            spacing: Theme.space1

            SeatBadge {
                anchors.verticalCenter: parent.verticalCenter
                seat: parent.seat
                size: Theme.scaled(20)
            }
            SmallText {
                text: parent.name
                color: Theme.text
            }
        }
    }
    Row {
        visible: legend.session.goal > 0
        spacing: Theme.space1

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space4
            height: 2
            color: Theme.note
        }
        SmallText {
            text: qsTr("needed to win")
        }
    }
    Repeater {
        model: legend.session.markKinds

        Row {
            required property var modelData

            spacing: Theme.space1

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: parent.modelData.icon
                color: Theme.textSecond
                size: Theme.scaled(16)
            }
            SmallText {
                width: Math.min(implicitWidth, legend.width - Theme.scaled(16) - Theme.space1)
                text: parent.modelData.text
            }
        }
    }
}
