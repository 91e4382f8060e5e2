// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Who has won, and how every seat came out of it.
Panel {
    id: panel

    required property SessionViewModel session

    edge: session.winner < 0 ? Theme.hairline : Theme.seatColor(session.winner)
    lit: session.winner >= 0
    contentItem: Column {
        spacing: Theme.space3

        RowLayout {
            width: parent.width
            spacing: Theme.space3

            SeatBadge {
                visible: panel.session.winner >= 0
                seat: Math.max(0, panel.session.winner)
                size: Theme.scaled(40)
            }
            ColumnLayout {
                spacing: 0

                Heading {
                    objectName: "session-outcome"
                    Layout.fillWidth: true
                    text: panel.session.outcome
                }
                SmallText {
                    objectName: "session-closeness"
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: panel.session.closeness
                }
            }
        }
        SessionSeats {
            width: parent.width
            session: panel.session
        }
    }
}
