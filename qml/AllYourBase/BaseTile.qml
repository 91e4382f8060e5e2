// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A base as a place: its dome with the defense on it, and the cards that stand before it. Framed only while something
// is asked of it. One area takes all taps and asks what lies under the finger.
Rectangle {
    id: tile

    required property AllYourBaseTable table
    required property Density density
    required property int seat
    required property int baseId
    required property string label
    required property int defense
    required property bool gained
    required property bool tappable
    required property bool target
    required property bool chosen
    required property bool taken
    required property bool leaving
    required property int takeWith
    required property var pieces
    required property string spoken

    readonly property var sizes: density.sizes
    readonly property real inset: sizes.padding
    readonly property alias ground: dome // the base itself

    signal clicked

    // Those that are shown.
    function cardTiles(): var {
        return cards.tiles()
    }
    function cardTile(card: int): var {
        return cards.tiles().find(tile => tile.pieceId === card) ?? null
    }
    function pieceAt(place: point): var {
        return cards.pieceAt(place.x - cards.x, place.y - cards.y)
    }

    objectName: "base-" + baseId
    radius: Theme.radius - 2
    color: area.down ? Theme.pressed : target || leaving ? Theme.redGround : tappable ? Theme.possibleGround
           : chosen && !taken ? Theme.raised : "transparent"
    border.width: tappable || target || chosen && !taken || leaving ? Theme.edgeWidth : 0
    // What is taken has the flag of it, and no frame beside those of what can be chosen.
    border.color: target || leaving ? Theme.redFill : chosen && !taken ? Theme.chosen : Theme.possible
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

    PlainText {
        id: labelText
        x: tile.inset
        y: tile.inset - 2
        text: tile.label
        color: tile.gained ? Theme.green : Theme.textSecond
        font.family: Theme.familyFor("en")
        font.bold: tile.gained
        font.pixelSize: tile.sizes.labelSize
    }
    Dome {
        id: dome
        x: Math.round((tile.width - width) / 2)
        y: tile.sizes.domeTop
        height: tile.sizes.domeHeight
        color: Theme.seatColor(tile.seat)
        captured: tile.gained
        doomed: tile.leaving
    }
    NumberText {
        id: defenseText
        anchors.horizontalCenter: dome.horizontalCenter
        y: dome.y + Math.round(dome.height * 0.6 - height / 2)
        value: tile.defense
        color: Theme.text
        font.pixelSize: tile.sizes.numberSize
        Accessible.ignored: true
    }
    // What it was a moment ago, and what it is now: under the label, beside it, or in the corner where else the price
    // stands. Where it has room nowhere, the totals of the seat tell it.
    Row {
        id: formerly

        readonly property bool under: labelText.y + labelText.height + height <= dome.y + dome.height / 3
        readonly property real labelEnd: labelText.x + labelText.width + Theme.space1
        readonly property real besideTip: dome.x + dome.width / 2 - dome.height * 0.12 // of the dome
        readonly property bool inLine: !under && labelEnd + width <= besideTip
        readonly property bool atCorner: !under && !inLine && !price.visible && !tile.gained
                                         && tile.inset + width <= besideTip

        objectName: visible ? "was-" + tile.baseId : ""
        x: under ? labelText.x : atCorner ? tile.width - tile.inset - width : labelEnd
        y: under ? labelText.y + labelText.height : labelText.y + labelText.baselineOffset - wasText.baselineOffset
        visible: !tile.table.readOnly && lately.was !== undefined && lately.was !== tile.defense
                 && (under || inLine || atCorner)

        FormerFigure {
            id: wasText
            text: lately.was === undefined ? "" : lately.was + "\u2009\u2192"
            color: Theme.textSecond
        }
        FormerFigure {
            text: "\u2009" + tile.defense
            color: Theme.text
        }
    }
    // What it takes to capture it, or that it is chosen.
    Rectangle {
        id: price

        readonly property color ink: tile.chosen ? Theme.chosenInk : Theme.attack

        anchors.right: parent.right
        anchors.top: parent.top
        visible: tile.chosen || (tile.takeWith > 0 && tile.tappable)
        width: priceLine.width + Theme.space2
        height: Math.max(priceLine.height, tile.sizes.labelSize * 1.3)
        radius: tile.radius
        color: tile.chosen ? Theme.chosen : Theme.surface

        Row {
            id: priceLine
            anchors.centerIn: parent
            spacing: 2

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: tile.chosen ? "check" : "attack"
                size: tile.sizes.labelSize
                color: price.ink
            }
            PlainText {
                visible: tile.takeWith > 0
                text: tile.takeWith
                color: price.ink
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: tile.sizes.labelSize
            }
        }
    }
    AimMarks {
        anchors.fill: parent
        visible: tile.target
    }
    Lately {
        id: lately
        table: tile.table
        value: tile.defense
        prepares: tile.table.alert.open
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
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.focusWidth
        visible: tile.activeFocus
        color: "transparent"
        radius: Theme.radius
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
    PressArea {
        id: area
        anchors.fill: parent
        holdable: !tile.table.ruling.open
        shows: !tile.table.readOnly
        shownRadius: tile.radius
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

    component FormerFigure: PlainText {
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: tile.sizes.labelSize
        Accessible.ignored: true
    }
}
