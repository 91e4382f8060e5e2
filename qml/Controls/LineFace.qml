// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A drawing, a few texts one below the other, and another drawing. Placed by hand: inside a layout, texts that wrap
// would call for other heights by turns.
Item {
    id: face

    default property alias texts: column.data
    property string leading // the name of a drawing; empty: none
    property real leadingSize: Theme.scaled(24)
    property color leadingColor: Theme.text
    property string trailing
    property real trailingSize: Theme.scaled(24)
    property color trailingColor: Theme.text
    property real trailingRotation: 0

    implicitWidth: Theme.scaled(240)
    implicitHeight: column.height

    Icon {
        id: leadingIcon
        anchors.verticalCenter: parent.verticalCenter
        visible: face.leading !== ""
        name: face.leading
        color: face.leadingColor
        size: face.leadingSize
    }
    Column {
        id: column
        anchors.verticalCenter: parent.verticalCenter
        x: leadingIcon.visible ? leadingIcon.width + Theme.space3 : 0
        width: face.width - x - (trailingIcon.visible ? trailingIcon.width + Theme.space3 : 0)
    }
    Icon {
        id: trailingIcon
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: face.trailing !== ""
        name: face.trailing
        rotation: face.trailingRotation
        color: face.trailingColor
        size: face.trailingSize
    }
}
