// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// How every seat came out of a session. A Column: what a layout loses while it is hidden lets it crash at the next
// resize.
Column {
    id: seats

    required property SessionViewModel session

    spacing: Theme.space2

    Repeater {
        model: seats.session.seats

        SessionSeat {
            required property int index

            width: seats.width
            namesScore: index === 0
            scoreName: seats.session.scoreName
            goal: seats.session.goal
        }
    }
}
