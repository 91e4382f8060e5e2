// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Describes the routes of a tile: the tile itself, place by place, over the keys or beside them.
GridLayout {
    id: pad

    required property TileEditor editor
    property bool low: false // where height is dear
    property bool beside: false

    function begin() {
        keys.forceActiveFocus()
    }

    columns: beside ? 2 : 1
    columnSpacing: Theme.space4
    rowSpacing: Theme.space2

    TileLines {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.rowSpan: pad.beside ? 4 : 1
        Layout.alignment: Qt.AlignTop
        editor: pad.editor
        low: pad.low
    }
    SmallText {
        id: words
        objectName: "tile-words"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.minimumHeight: 2 * wordsMetrics.lineSpacing // the keys below stand still
        visible: !pad.low
        text: pad.editor.routeText

        FontMetrics {
            id: wordsMetrics
            font: words.font
        }
    }
    // What is asked now; where all is said that must be, it only may be answered.
    Heading {
        objectName: "tile-place"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        level: pad.low ? 3 : 2
        text: pad.editor.placeText
        color: pad.editor.complete ? Theme.text : Theme.accent
        Accessible.role: Accessible.StaticText
    }
    TileKeys {
        id: keys
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        editor: pad.editor
        low: pad.low
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Chip {
            objectName: "tile-copy"
            iconName: "plus"
            text: qsTr("Copy this route")
            visible: pad.editor.routeCount > pad.editor.route && pad.editor.canAdd
            onClicked: pad.editor.copyRoute()
        }
        Chip {
            objectName: "tile-remove-route"
            iconName: "trash"
            text: qsTr("Remove this route")
            visible: pad.editor.routeCount > pad.editor.route
            onClicked: pad.editor.removeRoute()
        }
        Chip {
            objectName: "tile-take-offered"
            iconName: "undo"
            text: qsTr("Restore the remembered tile")
            visible: pad.editor.offered && !pad.editor.asOffered
            onClicked: pad.editor.takeOffered()
        }
    }
}
