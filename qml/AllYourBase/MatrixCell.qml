// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Whether one seat can take one base now: a check, what is missing where it cannot, a dash where the base is its own.
Pressable {
    id: cell

    property bool own: false
    property bool can: false
    property bool now: false // the seat is in turn
    property int have: 0
    property int missing: 0
    property string language: Theme.language // of whoever reads it
    property int needed: 0

    readonly property color ink: own || !can ? Theme.textFaint : now ? Theme.chosen : Theme.green

    readonly property string spoken: InLanguage.say(language, () => {
        return own ?
            //: of a player, who cannot attack it
            qsTr("own base") : can ?
            //: attack points that it takes, and the player has them
            qsTr("%1, enough").arg(needed) :
            //: attack points: those that a player has, those that it takes
            qsTr("%1 of %2", "reached").arg(have).arg(needed)
    })

    enabled: !own
    opacity: 1
    text: own ? "–" : can ? needed
          //: attack points, of a player who cannot capture a base
          : InLanguage.say(language, () => qsTr("%n missing", "points", missing))

    background: Rectangle {
        visible: cell.can && !cell.own
        anchors.fill: parent
        anchors.margins: 2
        radius: Theme.radiusSmall
        color: cell.down ? Theme.pressed : cell.now ? Theme.chosenGround : Theme.greenGround
        border.width: Theme.hairlineWidth
        border.color: cell.ink
    }

    PlainText {
        id: figure
        anchors.fill: parent
        anchors.leftMargin: mark.visible ? mark.width + Theme.space1 : 2
        anchors.rightMargin: 2
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: cell.text
        color: cell.ink
        font.family: cell.can && !cell.own ? Theme.numberFamily : Theme.familyFor(cell.language)
        font.bold: cell.can && !cell.own
        font.pixelSize: cell.can && !cell.own ? Theme.fontTitle : Theme.fontSmall
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
    }
    Icon {
        id: mark
        visible: cell.can && !cell.own
        // Beside the figure.
        x: Math.max(Theme.space1, Math.round(figure.x + (figure.width - figure.contentWidth) / 2) - width
                                  - Theme.space1)
        anchors.verticalCenter: parent.verticalCenter
        name: "attack"
        color: cell.ink
        size: Math.min(Theme.scaled(20), cell.width / 3)
    }
}
