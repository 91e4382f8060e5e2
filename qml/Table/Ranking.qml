// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// How the seats stand at the end of a game, one below the other. A Column, not a layout: Qt 6.4's layouts keep what
// goes while they are hidden, and crash on it at the next resize.
Column {
    property alias model: places.model
    property alias delegate: places.delegate
    readonly property alias count: places.count

    Layout.fillWidth: true
    spacing: Theme.space2

    Repeater {
        id: places
    }
}
