// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

Rectangle {
    id: bar

    default property alias contents: slot.data // on the right
    property alias middle: middleSlot.data
    property string title
    property string subtitle
    property bool hasBack: true
    property real slotSpacing: Theme.space2
    property string language: Theme.language

    // On a phone the slot moves to a second line; the middle does so too, or gets a line of its own.
    readonly property real need: head.implicitWidth + slot.implicitWidth + Theme.space8
    readonly property bool tight: slot.visible && need > width
    readonly property bool folded: middleSlot.visible && middleSlot.implicitWidth + Theme.space8
        + (tight ? slot.implicitWidth : need) > width

    readonly property int edge: tight || folded ? Theme.space2 : Theme.space1

    signal back

    implicitHeight: Math.max(60, row.implicitHeight + 2 * edge)
    implicitWidth: row.implicitWidth + 2 * Theme.space4
    color: Theme.bar

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    GridLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: bar.hasBack ? Theme.space2 : Theme.space5
        anchors.rightMargin: Theme.space4
        anchors.topMargin: bar.edge
        anchors.bottomMargin: bar.edge
        columnSpacing: Theme.space2
        rowSpacing: Theme.space1

        RowLayout {
            id: head
            Layout.columnSpan: bar.tight ? 3 : bar.folded ? 2 : 1
            spacing: Theme.space2

            IconButton {
                objectName: bar.objectName === "" ? "" : bar.objectName + "-back"
                visible: bar.hasBack
                flat: true
                iconName: "back"
                label: qsTr("Back")
                onClicked: bar.back()
            }
            ColumnLayout {
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    language: bar.language
                    text: bar.title
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                SmallText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    language: bar.language
                    text: bar.subtitle
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
        }
        RowLayout {
            id: middleSlot
            Layout.row: (bar.tight ? 1 : 0) + (bar.folded ? 1 : 0)
            Layout.column: bar.tight || bar.folded ? 0 : 1
            Layout.columnSpan: bar.folded ? 3 : 1
            Layout.leftMargin: (bar.tight || bar.folded) && bar.hasBack ? Theme.space3 : 0
            // Where nothing of it is shown, the title has the room.
            Layout.maximumWidth: implicitWidth > 0 ? Infinity : 0
            visible: children.length > 0
            spacing: Theme.space2
        }
        RowLayout {
            id: slot
            Layout.row: bar.tight ? 1 : 0
            Layout.column: bar.tight && (bar.folded || !middleSlot.visible) ? 0 : 2
            Layout.columnSpan: bar.tight && (bar.folded || !middleSlot.visible) ? 3 : 1
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignRight
            visible: children.length > 0
            spacing: bar.slotSpacing
        }
    }
}
