// SPDX-License-Identifier: GPL-3.0-or-later
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

        Loader {
            id: seatLoader

            required property bool playing
            required property var bases

            Layout.fillWidth: true
            active: playing && own.visible
            visible: active
            sourceComponent: ColumnLayout {
                spacing: Theme.space2

                Repeater {
                    model: seatLoader.bases

                    OwnBase {
                        Layout.fillWidth: true
                        table: own.table
                    }
                }
            }
        }
    }
}
