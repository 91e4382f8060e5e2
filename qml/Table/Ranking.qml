// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// How the seats stand, one below the other, at the end of a game or of a turn. A Column, not a layout: Qt 6.4's layouts
// keep what goes while they are hidden, and crash on it at the next resize.
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
