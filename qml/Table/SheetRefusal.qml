// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls

// Why not, inside a sheet: the table's own banner lies under the sheet's scrim.
Toast {
    id: note

    required property GameTable table

    Layout.fillWidth: true
    linger: 0
    shown: table.refused
    language: table.refusal.language
    title: table.refusal.title
    text: table.refusal.text
    clause: table.refusal.clause
    clauseNumber: table.refusal.number
    clauseTag: table.refusal.tag
    onDismissed: {
        table.dismissRefusal()
        shown = Qt.binding(() => note.table.refused)
    }
}
