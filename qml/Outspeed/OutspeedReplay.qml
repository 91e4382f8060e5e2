// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The table of a race as it was.
Item {
    id: replay

    required property OutspeedTable table
    property int form: Form.Side

    OutspeedArea {
        objectName: "replay-table"
        anchors.fill: parent
        table: replay.table
        form: replay.form
    }
}
