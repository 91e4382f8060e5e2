// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Always in view: what would begin, and the button that begins it.
Rectangle {
    id: footer

    required property GameSetup setup
    required property bool wide
    property string hint // where there is no room for what would begin
    property bool failed: false

    default property alias contents: slot.data // what would begin

    signal begun

    function focusBegin() {
        beginButton.forceActiveFocus(Qt.TabFocusReason)
    }
    function begin() {
        failed = !setup.begin()
        if (!failed)
            begun()
    }
    function beginInMemory() {
        failed = !setup.beginInMemory()
        if (!failed)
            begun()
    }

    implicitHeight: column.implicitHeight + 2 * Theme.space2
    color: Theme.bar

    Hairline {
        width: parent.width
    }
    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: Theme.space2
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: Theme.space4
        spacing: Theme.space2

        Toast {
            objectName: "setup-problem"
            Layout.fillWidth: true
            visible: footer.failed
            loud: true
            title: qsTr("This game cannot be saved")
            text: footer.setup.problem
            onDismissed: footer.failed = false

            Chip {
                objectName: "setup-try-again"
                iconName: "redo"
                text: qsTr("Try again")
                onClicked: footer.begin()
            }
            Chip {
                objectName: "setup-in-memory"
                iconName: "warning"
                text: qsTr("Play without saving")
                onClicked: footer.beginInMemory()
            }
        }
        RowLayout {
            spacing: Theme.space4

            ColumnLayout {
                id: slot
                visible: footer.wide
            }
            ActButton {
                id: beginButton
                objectName: "setup-begin"
                Layout.fillWidth: !footer.wide
                Layout.preferredWidth: footer.wide ? Theme.scaled(360) : -1
                primary: true
                iconName: "play"
                text: qsTr("Begin")
                hint: footer.wide ? "" : footer.hint
                onClicked: footer.begin()
            }
        }
    }
}
