// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The last act in one line, over the list of them all where that is unfolded.
Rectangle {
    id: panel

    required property GameTable table
    property bool unfolded: false
    property Item notes // what the game has to say beside the log

    readonly property bool brief: width < Theme.scaled(480)
    readonly property bool bare: width < Theme.scaled(300)
    readonly property real lineHeight: Math.max(Theme.touch, fold.implicitContentHeight)

    signal toggled
    signal wholeAsked

    implicitHeight: unfolded ? lineHeight + Theme.scaled(76) : lineHeight
    radius: Theme.radius
    color: Theme.bar
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Pressable {
        id: fold
        objectName: "log-fold"
        width: parent.width - (whole.visible ? whole.width : 0)
        height: panel.lineHeight
        verticalPadding: 0
        horizontalPadding: Theme.space4
        text: panel.unfolded ? qsTr("Hide the log")
              : qsTr("Log: %1 %2").arg(panel.table.log.lastName).arg(panel.table.log.lastText)
        onClicked: panel.toggled()

        contentItem: RowLayout {
            spacing: Theme.space3

            Icon {
                name: "log"
                size: Theme.scaled(18)
                color: Theme.textSecond
            }
            Heading {
                visible: panel.unfolded
                Layout.fillWidth: true
                level: 3
                text: qsTr("Log")
                color: Theme.textSecond
                font.pixelSize: Theme.fontBody
                Accessible.ignored: true
            }
            SeatBadge {
                visible: !panel.unfolded && panel.table.log.count > 0 && panel.table.log.lastSeat >= 0
                seat: Math.max(0, panel.table.log.lastSeat)
                size: Theme.scaled(20)
                Accessible.ignored: true
            }
            SmallText {
                visible: !panel.unfolded
                Layout.fillWidth: true
                text: panel.table.log.lastText
                color: Theme.text
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Item {
                Layout.fillWidth: false
                Layout.maximumWidth: panel.bare ? Theme.scaled(40)
                                     : Math.min(panel.width * (panel.unfolded ? 0.75 : 0.55),
                                                panel.width - Theme.scaled(190))
                implicitWidth: panel.notes ? panel.notes.implicitWidth : 0
                implicitHeight: panel.notes ? panel.notes.implicitHeight : 0
                data: panel.notes ? [panel.notes] : []
            }
            Icon {
                name: "chevron-down"
                rotation: panel.unfolded ? 0 : 180
                size: Theme.scaled(18)
                color: Theme.textSecond
            }
        }
    }
    // The lines beside the table are too small for a finger.
    IconButton {
        id: whole
        objectName: "log-whole"
        anchors.right: parent.right
        height: panel.lineHeight
        visible: panel.unfolded
        flat: true
        iconName: "edit"
        label: qsTr("Open the whole log to correct it")
        onClicked: panel.wholeAsked()
    }
    ItemIf {
        when: panel.unfolded

        LogList {
            objectName: "log-lines"
            x: Theme.space4
            y: panel.lineHeight
            width: panel.width - 2 * x
            height: panel.height - y - Theme.space2
            log: panel.table.log
        }
    }
}
