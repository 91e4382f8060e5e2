// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// On the box of the game. Where the picture is small the outermost ships may fly out of it.
Item {
    id: picture

    readonly property bool small: height > width * 0.8 || height < 180

    ShipFormation {
        anchors.centerIn: parent
        width: (parent.width - 2 * Theme.space3) * (picture.small ? 1.5 : 1)
        height: parent.height - 2 * Theme.space3
    }
}
