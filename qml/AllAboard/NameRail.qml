// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The face-down animals are turned over: one tap each, seat by seat.
RailFrame {
    id: rail

    required property AllAboardTable table

    seat: table.asked
    language: table.askedLanguage
    matter: table.asked + "/" + table.round
    tapsNext: true
    who: table.askedName
    title: say(() => qsTr("Which animal was face down?"))
    subtitle: say(() => qsTr("%n still to be named", "", table.unnamed))

    AnimalKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        language: rail.language
        large: rail.hasHeight
        room: rail.bodyRoom
        table: rail.table
    }
}
