// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// What hands do on the track because of what was told last, while dice or tokens are asked for: the telling goes on by
// itself, and nobody moves ships as fast as that.
HandsLine {
    required property OutspeedTable table

    objectName: visible ? "told-hands" : ""
    visible: text !== ""
    text: table.show.open && table.show.told ? table.show.hands : ""
}
