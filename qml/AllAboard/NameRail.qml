// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The face-down animals are turned over: one tap each, seat by seat.
RailFrame {
    id: rail

    required property AllAboardTable aboard

    table: aboard
    seat: Math.max(0, aboard.asked)
    matter: aboard.asked + "/" + aboard.round
    title: qsTr("%1: which animal lay face down?").arg(aboard.askedName)
    subtitle: qsTr("%n still to be named", "", aboard.unnamed)
    subtitleInk: Theme.accent

    AnimalKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        table: rail.aboard
    }
}
