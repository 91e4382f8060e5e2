// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Another name for a player, or that of somebody else, who is the same then. What will happen is said before.
Sheet {
    id: sheet

    required property StatisticsModel statistics
    property string player

    readonly property string preview: statistics.preview(player, field.text)
    readonly property bool merges: statistics.merges(player, field.text)

    function openFor(name: string) {
        player = name
        field.text = name
        statistics.dismiss()
        open()
    }
    function rename() {
        if (statistics.rename(player, field.text))
            close()
    }

    objectName: "rename"
    title: player
    subtitle: qsTr("Rename, or merge with another player")

    Field {
        id: field
        input.objectName: "rename-name"
        Layout.fillWidth: true
        label: qsTr("Name", "of a person")
        isName: true
        onAccepted: sheet.rename()
    }
    SmallText {
        Layout.fillWidth: true
        visible: others.count > 1
        text: qsTr("The same person as…")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            id: others
            model: sheet.statistics.players

            Chip {
                required property string player

                objectName: "rename-to-" + player
                visible: player !== sheet.player
                checkable: true
                checked: field.text === player
                text: player
                onClicked: field.text = player
            }
        }
    }
    BodyText {
        objectName: "rename-preview"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.preview
        color: sheet.merges ? Theme.note : Theme.textSecond
    }
    footer: [
        ActButton {
            objectName: "rename-do"
            Layout.fillWidth: true
            primary: true
            enabled: sheet.preview !== ""
            iconName: sheet.merges ? "person" : "check"
            text: sheet.merges ? qsTr("Merge") : qsTr("Rename")
            hint: qsTr("can be undone")
            onClicked: sheet.rename()
        }
    ]
}
