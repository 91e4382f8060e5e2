// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The drawing of a card with its points: the drawing above them where there is the height, else beside them. The points
// that do not count here are faint.
Item {
    id: face

    required property string card
    required property string name
    required property string language
    property int attack: 0
    property int defense: 0
    property bool attackCounts: true
    property bool defenseCounts: true
    property bool attacks: true // a BASE never does
    property real shift: 0 // all of it stands so far to the right

    // In a narrow place those that do not count are left out.
    readonly property bool bothFit: width >= Theme.scaled(12) * (String(attack).length + String(defense).length)
                                    + Theme.space2
    readonly property bool upright: height >= figures.height + Theme.scaled(40) || width < Theme.scaled(84)
    readonly property bool named: upright && label.implicitWidth + 2 * Math.abs(shift) <= width
                                  && height >= figures.height + label.height + Theme.scaled(44)
    readonly property real drawing: Math.max(
        16, Math.floor(Math.min(upright ? height - figures.height - (named ? label.height : 0)
                                : width - figures.width - Theme.space2, upright ? width : height, 96) / 4) * 4)

    transform: Translate {
        x: face.shift
    }

    Icon {
        x: Math.round(face.upright ? (face.width - width) / 2 : Theme.space1)
        y: Math.round(face.upright ? (face.height - figures.height - (face.named ? label.height : 0) - height) / 2
                      : (face.height - height) / 2)
        name: "cards/" + face.card
        size: face.drawing
        color: face.card === "crew" || face.card === "cats" ? Theme.crew : Theme.ship
    }
    SmallText {
        id: label
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: figures.top
        visible: face.named
        language: face.language
        text: face.name
        font.pixelSize: Theme.scaled(13) // the longest names fit, too
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Row {
        id: figures
        x: Math.round(face.upright ? (face.width - width) / 2 : face.width - width - Theme.space1)
        y: Math.round(face.upright ? face.height - height : (face.height - height) / 2)
        spacing: Theme.space2

        NumberText {
            visible: face.attacks && (face.attackCounts || face.bothFit)
            value: face.attack
            color: face.attackCounts ? Theme.attack : Theme.textFaint
            font.pixelSize: face.attackCounts ? Theme.fontStrong : Theme.fontSmall
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        NumberText {
            visible: face.defenseCounts || face.bothFit
            value: face.defense
            color: face.defenseCounts ? Theme.defense : Theme.textFaint
            font.pixelSize: face.defenseCounts ? Theme.fontStrong : Theme.fontSmall
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
