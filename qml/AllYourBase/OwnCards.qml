// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The bases of the seat in turn, each with its cards, as many side by side as fit.
// Columns, not layouts: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next resize.
Column {
    id: own

    required property AllYourBaseTable table
    required property string language

    spacing: Theme.space2

    Repeater {
        model: own.table.seats

        Flow {
            id: seat

            required property bool playing
            required property var bases

            width: own.width
            visible: playing
            spacing: Theme.space2

            Repeater {
                // While nobody sees them they are not made anew with each turn.
                model: seat.playing && own.visible ? seat.bases : null

                OwnBase {
                    widest: own.width
                    table: own.table
                    language: own.language
                }
            }
        }
    }
}
