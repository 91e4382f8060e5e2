// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What stands where nothing can be counted.
ColumnLayout {
    id: empty

    property string leftOut

    objectName: "statistics-empty"
    spacing: Theme.space3

    Icon {
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.space6
        name: "chart"
        color: Theme.textFaint
        size: Theme.scaled(48)
    }
    Heading {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Nothing to count yet")
    }
    BodyText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        color: Theme.textSecond
        text: empty.leftOut !== "" ? empty.leftOut : qsTr("Play a game, or choose a longer time span.")
    }
}
