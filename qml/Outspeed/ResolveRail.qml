// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// All have programmed, and nothing is seen of it yet.
RailFrame {
    id: rail

    required property OutspeedTable table

    title: qsTr("All have chosen")

    CoveredRoutes {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.height >= Theme.scaled(240)
        cardWidth: rail.bodyRoom > 0 ? Math.max(1, Math.floor(Math.min((width - 2 * spacing) / 3,
                                                                       (rail.bodyRoom / 2 - spacing) / 1.4)))
                                     : Theme.scaled(rail.hasHeight ? 72 : 48)
        table: rail.table
    }

    acts: [
        ActButton {
            objectName: "act-resolve"
            Layout.fillWidth: true
            primary: true
            iconName: "eye"
            text: qsTr("Reveal and resolve")
            onClicked: rail.table.resolve()
        }
    ]
}
