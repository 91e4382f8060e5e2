// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// The table of a race as it was.
Item {
    id: replay

    required property OutspeedTable table
    property string form: "side" // "side", "below", "phone"

    OutspeedArea {
        objectName: "replay-table"
        anchors.fill: parent
        table: replay.table
        form: replay.form === "side" ? "wide" : replay.form === "below" ? "tall" : "column"
    }
}
