// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Where the files are.
RowLayout {
    id: acts

    property bool available: true

    signal fileAsked
    signal folderAsked

    spacing: Theme.space2

    ActButton {
        objectName: "import-file"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        available: acts.available
        iconName: "plus"
        text: qsTr("A file…")
        onClicked: acts.fileAsked()
    }
    ActButton {
        objectName: "import-folder"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        available: acts.available
        iconName: "grid"
        text: qsTr("A folder…")
        onClicked: acts.folderAsked()
    }
}
