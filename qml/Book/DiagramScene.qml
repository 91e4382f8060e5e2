// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The table of a diagram at one moment: a row for each seat, its badge and its places.
Rectangle {
    id: scene

    required property string title
    required property int titleSize
    required property string language
    required property var rows
    required property var parts // of the diagram
    required property real unit // a card's width
    required property real inset

    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    SmallText {
        id: head
        x: scene.inset
        y: scene.inset
        language: scene.language
        text: scene.title
        font.bold: true
        font.pixelSize: scene.titleSize
        Accessible.ignored: true
    }
    Column {
        x: scene.inset
        y: head.y + head.height + Theme.space2
        spacing: scene.unit * (scene.parts.gap ?? 0)

        Repeater {
            model: scene.rows

            Row {
                id: row

                required property var modelData

                height: modelData.high * scene.unit
                spacing: scene.unit * (scene.parts.gap ?? 0)

                Item {
                    width: (scene.parts.margin - scene.parts.gap) * scene.unit
                    height: row.height
                    visible: scene.parts.margin > 0

                    SeatBadge {
                        anchors.centerIn: parent
                        visible: row.modelData.owner >= 0
                        seat: Math.max(0, row.modelData.owner)
                        size: Math.round(parent.width)
                        Accessible.ignored: true
                    }
                }
                Repeater {
                    model: row.modelData.places

                    DiagramPlace {
                        required property var modelData

                        place: modelData
                        width: Math.round(modelData.across * scene.unit)
                        height: Math.round(modelData.high * scene.unit)
                        owner: row.modelData.owner
                    }
                }
            }
        }
    }
}
