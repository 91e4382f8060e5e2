// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The whole log. A tap on an act asks what was wrong with it.
Sheet {
    id: sheet

    required property GameTable table

    signal actTapped(var line) // the LogActButton

    objectName: "log"
    title: qsTr("Log")
    subtitle: table.practice ? "" : qsTr("Tap an act to correct it.")
    preferredWidth: Theme.scaled(760)
    scrolls: false

    LogList {
        objectName: "log-list"
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: Theme.scaled(620)
        log: sheet.table.log
        onActTapped: line => sheet.actTapped(line)
    }
}
