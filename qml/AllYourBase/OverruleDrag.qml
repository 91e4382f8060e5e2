// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// While a ruling is written, a card is dragged to another base, and a base to another player. For pointers alone: taps,
// keys and screen readers choose what moves and then where it goes.
Item {
    id: layer

    required property AllYourBaseTable table
    property var seatAt // (point) => AllYourBaseSeat

    property int piece: 0 // what is dragged
    property int base: 0
    property string drawing

    function tileAt(place: point): var {
        const find = seatAt
        const seat = find(place) as AllYourBaseSeat
        return seat ? seat.tileAt(seat.mapFromItem(layer, place)) : null
    }
    function take(place: point) {
        const tile = tileAt(place)
        const card = tile ? tile.pieceAt(tile.mapFromItem(layer, place)) : null
        piece = card ? card.pieceId : 0
        base = tile && !card ? tile.baseId : 0
        drawing = card ? "cards/" + card.card : "cards/base"
    }
    function drop(place: point) {
        const find = seatAt
        const tile = tileAt(place)
        const seat = find(place) as AllYourBaseSeat
        if (piece > 0 && tile)
            table.ruling.dropPiece(piece, tile.baseId)
        else if (base > 0 && seat)
            table.ruling.dropBase(base, seat.seat)
        piece = 0
        base = 0
    }

    DragHandler {
        id: drag
        target: null
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onActiveChanged: {
            if (active)
                layer.take(centroid.pressPosition)
            else
                layer.drop(Qt.point(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2))
        }
    }
    Rectangle {
        id: ghost
        objectName: "overrule-dragged"
        width: Theme.scaled(56)
        height: width
        x: drag.active ? drag.centroid.position.x - width / 2 : x
        y: drag.active ? drag.centroid.position.y - height / 2 : y
        visible: drag.active && (layer.piece > 0 || layer.base > 0)
        radius: Theme.radius
        color: Theme.chosen

        Icon {
            anchors.centerIn: parent
            name: layer.drawing === "" ? "cards/base" : layer.drawing
            size: Math.round(parent.width * 0.7)
            color: Theme.chosenInk
        }
    }
}
