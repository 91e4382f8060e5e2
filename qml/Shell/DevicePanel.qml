// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

Panel {
    id: panel

    required property Settings settings
    required property string version
    property bool placeShown: false // an id of the line itself would keep the panel from being made late

    contentItem: ColumnLayout {
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("This device")
        }
        Toggle {
            objectName: "settings-keep-screen-on"
            Layout.fillWidth: true
            text: qsTr("Keep the screen on")
            hint: panel.settings.screenObeys ? qsTr("While a game is on the table.")
                  : qsTr("This system does not allow it. Turn off the screen timeout in the system settings.")
            available: panel.settings.screenObeys
            checked: panel.settings.keepScreenOn && panel.settings.screenObeys
            onToggled: checked => panel.settings.keepScreenOn = checked
        }
        Toggle {
            objectName: "settings-turns-to-seats"
            Layout.fillWidth: true
            text: qsTr("Turn questions to face the player")
            hint: qsTr("For a tablet that lies between the players.")
            checked: panel.settings.turnsToSeats
            onToggled: checked => panel.settings.turnsToSeats = checked
        }
        FoldLine {
            objectName: "settings-data-place"
            Layout.fillWidth: true
            text: qsTr("Where the games are kept")
            onOpenChanged: panel.placeShown = open
        }
        TextEdit {
            objectName: "settings-data-folder"
            Layout.fillWidth: true
            visible: panel.placeShown
            Layout.minimumHeight: Theme.touch
            verticalAlignment: TextEdit.AlignVCenter
            text: panel.settings.dataFolder
            textFormat: TextEdit.PlainText
            readOnly: true
            selectByMouse: true
            selectByKeyboard: true
            activeFocusOnTab: true
            wrapMode: TextEdit.WrapAnywhere
            color: activeFocus ? Theme.text : Theme.textSecond
            selectionColor: Theme.chosen
            selectedTextColor: Theme.chosenInk
            font.family: Theme.textFamily
            font.pixelSize: Theme.fontBody
            Accessible.role: Accessible.EditableText
            Accessible.readOnly: true
            Accessible.name: qsTr("Where the games are kept")
        }
        Hairline {
            Layout.fillWidth: true
        }
        BodyText {
            Layout.fillWidth: true
            text: qsTr("Basekeeper %1").arg(panel.version)
        }
        SmallText {
            Layout.fillWidth: true
            text: qsTr("Free software under the GNU General Public License, version 3 or later. It comes without any warranty.")
        }
    }
}
