// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What went wrong with a tile set, or what was done.
BodyText {
    required property TileSets tileSets

    objectName: "tile-set-note"
    visible: text !== ""
    text: tileSets.problem !== "" ? tileSets.problem : tileSets.notice
    color: tileSets.problem !== "" ? Theme.red : Theme.green
    Accessible.role: Accessible.AlertMessage
}
