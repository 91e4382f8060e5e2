// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The bases of the seat in turn, each with its cards in a row.
ColumnLayout {
    id: own

    required property TableModel table

    spacing: Theme.space2

    Repeater {
        model: own.table.seats

        ColumnLayout {
            id: seat

            required property bool playing
            required property var bases

            Layout.fillWidth: true
            visible: playing
            spacing: Theme.space2

            Repeater {
                model: seat.playing ? seat.bases : null

                OwnBase {
                    Layout.fillWidth: true
                    table: own.table
                }
            }
        }
    }
}
