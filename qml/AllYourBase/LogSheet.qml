// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The log where there is no room for it beside the table.
Sheet {
    id: sheet

    required property TableModel table

    objectName: "log"
    title: qsTr("Log")
    scrolls: false

    LogList {
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: Theme.scaled(520)
        log: sheet.table.log
    }
}
