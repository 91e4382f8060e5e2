// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An animal and what is copied from its card.
Rectangle {
    id: tile

    required property string animal
    required property string name
    required property string weight
    required property string inLove
    required property string points
    required property bool hasInLove
    required property int current

    readonly property bool narrow: width < 262 * Theme.textScale
    readonly property real cellWidth: narrow ? Math.floor((width - 2 * Theme.space2 - 2 * cells.spacing) / 3)
                                      : Theme.scaled(60)

    signal chosen(int what)

    implicitHeight: face.implicitHeight + 2 * Theme.space1
    radius: Theme.radius
    color: current !== AboardState.Value.None ? Theme.chosenGround : Theme.surface
    border.width: Theme.hairlineWidth
    border.color: current !== AboardState.Value.None ? Theme.chosen : Theme.hairline

    GridLayout {
        id: face
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.space2
        anchors.rightMargin: Theme.space2
        columns: tile.narrow ? 1 : 2
        columnSpacing: Theme.space2
        rowSpacing: Theme.space1

        RowLayout {
            spacing: Theme.space2

            Icon {
                name: "animals/" + tile.animal
                size: Theme.scaled(36)
                color: tile.current !== AboardState.Value.None ? Theme.chosen : Theme.ship
            }
            BodyText {
                Layout.fillWidth: true
                text: tile.name
                font.bold: true
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontLeast
                elide: Text.ElideRight
            }
        }
        Row {
            id: cells
            Layout.alignment: Qt.AlignRight
            spacing: Theme.space1

            // First, so that the others stand in line over all twelve.
            AnimalValueCell {
                objectName: "value-in-love-" + tile.animal
                width: tile.cellWidth
                visible: tile.hasInLove
                iconName: "heart"
                ink: Theme.attack
                label: qsTr("%1: weight when in love").arg(tile.name)
                value: tile.inLove
                checked: tile.current === AboardState.Value.InLove
                onClicked: tile.chosen(AboardState.Value.InLove)
            }
            AnimalValueCell {
                objectName: "value-weight-" + tile.animal
                width: tile.cellWidth
                iconName: "scale"
                ink: Theme.defense
                label: qsTr("%1: weight").arg(tile.name)
                value: tile.weight
                checked: tile.current === AboardState.Value.Weight
                onClicked: tile.chosen(AboardState.Value.Weight)
            }
            AnimalValueCell {
                objectName: "value-points-" + tile.animal
                width: tile.cellWidth
                iconName: "seat-star"
                ink: Theme.chosen
                label: qsTr("%1: points").arg(tile.name)
                value: tile.points
                checked: tile.current === AboardState.Value.Points
                onClicked: tile.chosen(AboardState.Value.Points)
            }
        }
    }
}
