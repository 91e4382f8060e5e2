// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An animal to choose: its picture, name and weight. One that cannot be chosen says why when it is tapped.
Pressable {
    id: key

    property string animal
    property string weight
    property int points: 0
    property int seat: 0
    property int place: AboardState.Place.Left
    property string language: Theme.language
    property bool tall: true // the name below the picture
    property bool large: false // all of it is
    property real pictureHeight: 0 // where there is room for more

    readonly property color ink: !available ? Theme.textFaint : checked ? Theme.chosen : Theme.text

    horizontalPadding: Theme.space1
    verticalPadding: large ? Theme.space2 : Theme.space1
    Accessible.name: InLanguage.say(language, () => qsTr("%1, weight %2, points %3").arg(text).arg(weight).arg(points))
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius - 2
        color: key.down ? Theme.pressed : key.checked ? Theme.chosenGround : key.available ? Theme.card : "transparent"
        border.width: key.checked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: key.checked ? Theme.chosen : key.available ? Theme.cardEdge : Theme.hairline
    }
    contentItem: ColumnLayout {
        spacing: 0

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            spacing: Theme.space1

            // One that has been played is drawn as it fares.
            AnimalFigure {
                animal: key.animal
                place: key.place
                size: Math.round(sizeFor(Math.max(key.pictureHeight,
                                                  Theme.scaled(key.large ? 50 : key.tall ? 34 : 26))))
                ink: key.available ? key.checked ? Theme.chosen : Theme.ship : Theme.textFaint
            }
            PlainText {
                visible: key.place === AboardState.Place.Left
                text: key.weight
                color: key.ink
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: key.large ? Theme.fontTitle : Theme.fontBody
            }
        }
        SmallText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            language: key.language
            text: key.text
            color: key.ink
            font.pixelSize: key.large ? Theme.fontSmall : Theme.fontTiny
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast - 4
            Accessible.ignored: true
        }
    }
}
