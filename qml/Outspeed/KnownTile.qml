// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A side of a tile that a set knows, and where that is from. A hold forgets it.
ColumnLayout {
    id: tile

    required property string tileId
    required property int number
    required property bool finish
    required property string side
    required property string title
    required property string sideText
    required property string from
    required property var routes

    readonly property string name: number + "-" + side

    signal editAsked
    signal forgetAsked

    spacing: Theme.space1
    objectName: "known-tile-" + name

    RowLayout {
        spacing: Theme.space2

        ColumnLayout {
            spacing: 0

            Heading {
                Layout.fillWidth: true
                level: 3
                text: tile.title
            }
            SmallText {
                Layout.fillWidth: true
                text: Joined.facts([tile.sideText, tile.from], Theme.language)
            }
        }
        IconButton {
            objectName: "known-tile-edit-" + tile.name
            flat: true
            iconName: "edit"
            label: qsTr("Describe again: %1").arg(tile.title)
            onClicked: tile.editAsked()
        }
        IconButton {
            objectName: "known-tile-forget-" + tile.name
            flat: true
            iconName: "trash"
            label: qsTr("Forget: %1").arg(tile.title)
            onClicked: forget.visible = !forget.visible
        }
    }
    TileCard {
        Layout.fillWidth: true
        number: tile.number
        finish: tile.finish
        routes: tile.routes
        size: Math.min(Theme.scaled(17), tile.width / 24)
        label: tile.title
    }
    HoldButton {
        id: forget
        objectName: "known-tile-hold-" + tile.name
        Layout.fillWidth: true
        visible: false
        iconName: "trash"
        text: qsTr("Forget this description")
        onConfirmed: tile.forgetAsked()
    }
}
