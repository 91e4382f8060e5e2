// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A base with its defense and the cards on it. One area takes all taps and asks what lies under the finger.
Rectangle {
    id: tile

    required property AllYourBaseTable table
    required property Density density
    required property int baseId
    required property string label
    required property int defense
    required property bool gained
    required property bool open
    required property bool tappable
    required property bool target
    required property bool chosen
    required property bool leaving
    required property int takeWith
    required property var pieces
    required property string spoken

    readonly property var sizes: density.sizes
    readonly property real inset: sizes.padding

    function pieceAt(place: point): PieceTile {
        return cards.pieceAt(place.x - cards.x, place.y - cards.y)
    }

    objectName: "base-" + baseId
    radius: Theme.radius - 2
    color: area.down ? Theme.pressed : target || leaving ? Theme.redGround : tappable || chosen ? Theme.accentGround
           : Theme.raised
    border.width: tappable || target || chosen || leaving ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: target || leaving ? Theme.redFill : tappable || chosen ? Theme.accent : Theme.hairline
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: table.tapBase(baseId)
    Keys.onReturnPressed: table.tapBase(baseId)
    Keys.onEnterPressed: table.tapBase(baseId)
    Keys.onSpacePressed: table.tapBase(baseId)
    Keys.onMenuPressed: table.inspection.showBase(baseId)
    Keys.onDownPressed: cards.enter()

    PlainText {
        id: labelText
        x: tile.inset
        y: tile.inset + Math.round((tile.sizes.headHeight - height) / 2)
        text: tile.label
        color: tile.gained ? Theme.green : Theme.textSecond
        font.family: Theme.familyFor("en")
        font.bold: tile.gained
        font.pixelSize: tile.sizes.labelSize
    }
    Icon {
        anchors.left: labelText.right
        anchors.leftMargin: Theme.space1
        anchors.verticalCenter: labelText.verticalCenter
        visible: name !== "" && !tile.sizes.tiny
        name: tile.leaving ? "trash" : tile.chosen ? "check" : tile.target ? "attack"
              : tile.gained && tile.sizes.words ? "flag" : ""
        size: tile.sizes.labelSize
        color: tile.target || tile.leaving ? Theme.red : tile.chosen ? Theme.accent : Theme.green
    }
    // Small tiles have no line of words: the same is said by a sign and a number.
    PlainText {
        anchors.left: labelText.right
        anchors.leftMargin: Theme.space1 + 2
        anchors.baseline: labelText.baseline
        visible: !tile.sizes.words && !tile.target && tile.takeWith > 0 && x + width + Theme.space1 < shield.x
        text: "≥ " + tile.takeWith
        color: Theme.accent
        font.family: Theme.familyFor("en")
        font.bold: true
        font.pixelSize: tile.sizes.labelSize
    }
    Icon {
        id: shield
        anchors.right: defenseText.left
        anchors.rightMargin: 2
        y: tile.inset + Math.round((tile.sizes.headHeight - height) / 2)
        name: "shield-filled"
        size: Math.round(tile.sizes.numberSize * 0.85)
        color: Theme.defense
    }
    NumberText {
        id: defenseText
        anchors.right: parent.right
        anchors.rightMargin: tile.inset
        y: tile.inset + Math.round((tile.sizes.headHeight - height) / 2)
        value: tile.defense
        was: !tile.table.readOnly && tile.sizes.words && tile.width > labelText.width + 4.6 * tile.sizes.numberSize
             + 2 * tile.inset ? before.was : undefined
        font.pixelSize: tile.sizes.numberSize
        Accessible.ignored: true
    }
    Lately {
        id: before
        table: tile.table
        value: tile.defense
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
    PlainText {
        id: footText
        x: tile.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: tile.inset - 2
        width: tile.width - 2 * tile.inset
        visible: tile.sizes.words
        text: tile.takeWith > 0 && !tile.target ? qsTr("capture with %1").arg(tile.takeWith)
              //: of a base: no card lies on it
              : tile.open ? qsTr("undefended", "a base without cards") : ""
        color: tile.tappable && tile.takeWith > 0 ? Theme.accent : Theme.textFaint
        elide: Text.ElideRight
        font.family: Theme.textFamily
        font.bold: tile.tappable && tile.takeWith > 0
        font.pixelSize: Theme.fontSmall
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
        holdable: true
        shows: !tile.table.readOnly
        shownRadius: tile.radius
        onTapped: place => {
            const piece = tile.pieceAt(place)
            if (piece)
                piece.pressed()
            else
                tile.table.tapBase(tile.baseId)
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
