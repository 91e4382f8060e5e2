// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The players of earlier games who are not seated: one tap seats them at the chosen place.
ListView {
    id: names

    required property GameSetup setup

    signal taken(string name)

    implicitHeight: Theme.touch
    orientation: ListView.Horizontal
    spacing: Theme.space2
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: setup.remembered
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players from earlier games")

    delegate: Chip {
        required property string modelData
        required property int index

        objectName: "setup-remembered-" + index
        y: (names.height - height) / 2
        width: Math.min(implicitWidth, names.width)
        // The field that is written in keeps the focus until the name is taken: giving it up would change this list
        // first.
        focusPolicy: Qt.TabFocus
        iconName: "person"
        text: modelData
        onClicked: names.taken(modelData)
    }
}
