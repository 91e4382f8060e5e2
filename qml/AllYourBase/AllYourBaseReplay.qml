// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The table of a session as it was.
Item {
    id: replay

    required property AllYourBaseTable table
    property int form: Form.Side

    AllYourBaseArea {
        objectName: "replay-table"
        anchors.fill: parent
        table: replay.table
        form: replay.form
    }
    SheetHolder {
        sheet: InspectSheet { table: replay.table }
    }
}
