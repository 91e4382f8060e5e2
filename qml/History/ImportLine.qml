// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A file, the game in it, and what becomes of it.
Rectangle {
    id: line

    property string name
    property string game
    property string sign // of the game
    property string told
    property int mood: ImportMood.Known
    property bool asks: false
    property bool wanted: false

    readonly property bool wrong: mood === ImportMood.Wrong
    readonly property bool fresh: mood === ImportMood.New
    readonly property color ink: wrong ? Theme.red : fresh ? Theme.note
                                 : mood === ImportMood.Done ? Theme.green : Theme.textSecond

    readonly property bool nameFits: !wrong && !asks && width >= Theme.scaled(440) // beside what becomes of it

    signal wantedUnverified(bool wanted)

    implicitHeight: column.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: wrong ? Theme.redGround : Theme.raised
    border.width: Theme.hairlineWidth
    border.color: wrong ? Theme.red : Theme.hairline

    Icon {
        id: picture
        x: Theme.space3
        y: Theme.space3
        visible: line.sign !== ""
        name: line.sign
        size: Theme.scaled(40)
        color: Theme.textSecond
    }
    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space3
        anchors.leftMargin: picture.visible ? 2 * Theme.space3 + picture.width : Theme.space3
        spacing: Theme.space1

        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            text: line.game
            font.bold: true
        }
        RowLayout {
            spacing: Theme.space2

            Icon {
                Layout.alignment: Qt.AlignTop
                name: line.wrong ? "warning" : line.fresh ? "plus" : "check"
                color: line.ink
                size: Theme.scaled(20)
            }
            BodyText {
                Layout.fillWidth: true
                text: line.nameFits ? Joined.facts([line.told, line.name], Theme.language) : line.told
                color: line.ink
            }
        }
        SmallText {
            Layout.fillWidth: true
            visible: !line.nameFits
            text: line.name
            wrapMode: Text.WrapAnywhere
        }
        Toggle {
            objectName: line.objectName === "" ? "" : line.objectName + "-unverified"
            Layout.fillWidth: true
            visible: line.asks
            text: qsTr("Import it anyway")
            hint: qsTr("The game will be marked as unverified.")
            checked: line.wanted
            onToggled: wanted => line.wantedUnverified(wanted)
        }
    }
}
