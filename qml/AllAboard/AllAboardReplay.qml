// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The table of a session as it was.
Item {
    id: replay

    required property AllAboardTable table
    property int form: Form.Side

    AllAboardArea {
        objectName: "replay-table"
        anchors.fill: parent
        table: replay.table
        form: replay.form
    }
    SheetHolder {
        sheet: OutlookSheet {
            id: outlook
            table: replay.table
        }
    }
    Connections {
        target: replay.table.outlook
        function onChanged() {
            if (replay.table.outlook.boat > 0)
                outlook.open()
        }
    }
}
