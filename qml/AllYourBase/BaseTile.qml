// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Drawings
import Basekeeper.Table
import Basekeeper.Theme

// A base as a place: its dome with the defense on it, and the cards that stand before it. Framed only while something
// is asked of it. One area takes all taps and asks what lies under the finger.
BaseDrawing {
    id: tile

    required property AllYourBaseTable table
    required property Density density
    required property int seat
    required property int baseId
    required property int defense
    required property bool gained
    required property bool tappable
    required property bool target
    required property bool taken
    required property bool leaving
    required property bool aside
    required property int takeWith
    required property var pieces
    required property string spoken

    // What is taken has the flag of it, and no frame beside those of what can be chosen.
    readonly property bool marked: chosen && !taken
    readonly property var sizes: density.sizes
    readonly property real corner: Theme.radius - 2

    signal clicked

    // Those that are shown.
    function cardTiles(): var {
        return cards.tiles()
    }
    function pieceAt(place: point): var {
        return cards.pieceAt(place.x - cards.x, place.y - cards.y)
    }

    required label
    required chosen
    objectName: "base-" + baseId
    attacked: target
    captured: gained
    doomed: leaving
    price: tappable ? takeWith : 0
    opacity: aside ? 0.45 : 1
    inset: sizes.padding
    labelSize: sizes.labelSize
    domeTop: sizes.domeTop
    domeHeight: sizes.domeHeight
    labelFamily: Theme.familyFor("en")
    numberFamily: Theme.numberFamily
    radius: corner
    ground: area.down ? Theme.pressed : target || leaving ? Theme.redGround : tappable ? Theme.possibleGround
            : marked ? Theme.raised : "transparent"
    edgeWidth: tappable || target || marked || leaving ? Theme.edgeWidth : 0
    // Around what is there: where cards may still come, an empty frame would be the loudest thing on the table.
    frameHeight: cards.hiddenCount > 0 ? height
                 : Math.round(cards.filled > 0 ? cards.y + cards.filled + inset : dome.y + dome.height + 2 * inset)
    edge: target || leaving ? Theme.redFill : marked ? Theme.chosen : Theme.possible
    focused: activeFocus
    focusInk: Theme.focus
    focusWidth: Theme.focusWidth
    aimInk: Theme.red
    labelInk: gained ? Theme.green : Theme.textSecond
    domeInk: leaving ? Theme.red : Theme.seatColor(seat)
    flagInk: Theme.green
    priceInk: chosen ? Theme.chosenInk : Theme.attack
    priceGround: chosen ? Theme.chosen : Theme.surface
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onSpacePressed: clicked()
    Keys.onMenuPressed: if (!table.ruling.open) table.inspection.showBase(baseId)
    Keys.onDownPressed: cards.enter()
    onClicked: table.tapBase(baseId)

    NumberText {
        id: defenseText
        anchors.horizontalCenter: parent.horizontalCenter
        y: tile.dome.y + Math.round(tile.dome.height * 0.6 - height / 2)
        visible: !tile.leaving // it has none any more
        value: tile.defense
        color: Theme.text
        font.pixelSize: tile.sizes.numberSize
        Accessible.ignored: true
    }
    // What it was a moment ago, and what it is now: under the label, beside it, or in the corner where else the price
    // stands. Where it has room nowhere, the totals of the seat tell it.
    ItemIf {
        when: !tile.table.readOnly && lately.was !== undefined && lately.was !== tile.defense

        FormerDefense {
            objectName: visible ? "was-" + tile.baseId : ""
            was: lately.was ?? 0
            now: tile.defense
            label: tile.label
            bold: tile.gained
            inset: tile.inset
            size: tile.sizes.labelSize
            besideTip: tile.dome.x + tile.dome.width / 2 - tile.dome.height * 0.12
            underTip: tile.dome.y + tile.dome.height / 3
            corner: tile.price > 0 || tile.chosen || tile.gained ? 0 : tile.width - tile.inset
        }
    }
    Lately {
        id: lately
        table: tile.table
        value: tile.defense
        prepares: tile.table.alert.open
        adjusts: tile.table.change.open
    }
    BaseCards {
        id: cards
        x: tile.inset
        y: tile.sizes.cardsTop
        width: tile.sizes.room
        height: tile.sizes.tall
        table: tile.table
        density: tile.density
        pieces: tile.pieces
        onExited: tile.forceActiveFocus(Qt.TabFocusReason)
    }
    NumberText {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: tile.inset
        visible: cards.hiddenCount > 0
        text: "+" + cards.hiddenCount
        color: Theme.text
        font.pixelSize: Theme.fontTiny
        Accessible.ignored: true
    }
    PressArea {
        id: area
        anchors.fill: parent
        holdable: !tile.table.ruling.open
        shows: !tile.table.readOnly
        shownRadius: tile.corner
        shownTop: 0
        shownHeight: Math.min(height, tile.frameHeight)
        onTapped: place => {
            const piece = tile.pieceAt(place)
            if (piece)
                piece.pressed()
            else
                tile.clicked()
        }
        onHeld: place => {
            const piece = tile.pieceAt(place)
            if (piece)
                piece.asked()
            else
                tile.table.inspection.showBase(tile.baseId)
        }
    }
}
