// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Which tile shows. What it says lies on the table.
RailFrame {
    id: rail

    required property OutspeedTable table
    property bool explained: false // how a tile is read is said where it will lie

    readonly property TileEditor editor: table.tileEditor

    signal describeAsked // in large

    matter: editor.number
    tapsNext: editor.number === 0
    title: table.turnedTile > 0 ? qsTr("Turn tile %1 over").arg(table.turnedTile)
           : editor.numberGiven ? editor.title
           : table.finishShows ? qsTr("What number is on the finish tile?")
           : qsTr("Which tile comes next?")
    subtitle: table.turnedTile > 0 ? qsTr("Four or fewer ships are left, so the tile’s other side counts.")
              : editor.numberGiven ? editor.sideText : ""

    HandsLine {
        id: hands
        Layout.fillWidth: true
        visible: text !== ""
        text: rail.table.start
    }
    SmallText {
        objectName: "tile-from"
        Layout.fillWidth: true
        visible: rail.editor.asOffered
        text: rail.editor.offeredFrom
    }
    TileNumberKeys {
        Layout.fillWidth: true
        visible: !rail.editor.numberGiven
        editor: rail.editor
        room: rail.bodyRoom - (hands.visible ? hands.height + Theme.space3 : 0)
              - (meaning.visible ? meaning.height + Theme.space3 : 0)
        onChosen: {
            if (!rail.editor.offered)
                rail.describeAsked()
        }
    }
    SmallText {
        id: meaning
        Layout.fillWidth: true
        visible: rail.editor.number === 0 && rail.editor.knowsSome
        text: qsTr("A dot marks a tile that was described before: just confirm it.")
    }
    ItemIf {
        when: !rail.explained && !rail.table.tileSets.hasSets && rail.editor.routeCount === 0

        TileExample {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            tileSets: rail.table.tileSets
        }
    }

    acts: [
        ActButton {
            objectName: "tile-confirm"
            Layout.fillWidth: true
            visible: rail.editor.number > 0 && rail.editor.routeCount > 0
            primary: true
            iconName: "check"
            available: rail.editor.complete
            text: rail.editor.asOffered ? qsTr("Use as remembered") : qsTr("This is the tile")
            onClicked: rail.table.describeTile()
            onRefusedTapped: rail.describeAsked()
        },
        ActButton {
            objectName: "tile-change"
            Layout.fillWidth: true
            visible: rail.editor.number > 0
            primary: rail.editor.routeCount === 0
            iconName: "edit"
            text: rail.editor.routeCount > 0 ? qsTr("It looks different") : qsTr("Describe the tile")
            onClicked: rail.describeAsked()
        }
    ]
}
