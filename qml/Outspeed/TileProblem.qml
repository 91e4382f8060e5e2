// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Why the tile cannot be described like that; nothing as long as nobody has begun.
BodyText {
    required property TileEditor editor

    objectName: "tile-problem"
    visible: text !== ""
    text: editor.problem
    color: editor.routeCount > 0 ? Theme.red : Theme.textSecond
    Accessible.role: Accessible.AlertMessage
}
