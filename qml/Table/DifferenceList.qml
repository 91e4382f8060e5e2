// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What a ruling or a correction changes: a small tile for each figure that is another, with whose it is, and a line for
// each sentence.
Flow {
    id: list

    property alias model: tiles.model // DifferenceRow
    readonly property alias count: tiles.count

    spacing: Theme.space2

    Repeater {
        id: tiles

        Rectangle {
            id: tile

            required property string text
            required property int seat
            required property string who
            required property string what
            required property string from
            required property string to

            readonly property bool sentence: what === ""
            readonly property real textX: badge.visible ? badge.x + badge.width + Theme.space2 : badge.x
            readonly property real textRoom: list.width - textX - Theme.space3

            // Measured apart from the texts: what wraps is as wide as it is told to be.
            readonly property real labelWidth: Math.min(textRoom, Math.ceil(labelMetrics.advanceWidth(label.text)) + 1)
            readonly property real valuesWidth: sentence ? 0
                                                : Math.min(textRoom, Math.ceil(valueMetrics.advanceWidth(
                                                           from + " \u2192 " + to)) + 1)

            width: textX + Math.max(labelWidth, valuesWidth) + Theme.space3
            height: label.height + (sentence ? 0 : values.height) + 2 * Theme.space2
            radius: Theme.radiusSmall
            color: Theme.raised
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            FontMetrics {
                id: labelMetrics
                font: label.font
            }
            FontMetrics {
                id: valueMetrics
                font: values.font
            }
            SeatBadge {
                id: badge
                x: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                visible: tile.seat >= 0
                seat: Math.max(0, tile.seat)
                size: Theme.scaled(24)
                Accessible.ignored: true
            }
            SmallText {
                id: label
                x: tile.textX
                y: Theme.space2
                width: tile.labelWidth
                //: what a ruling changes, such as "Boat 1: number"
                text: tile.sentence ? tile.text : tile.seat >= 0 ? tile.what : qsTr("%1: %2").arg(tile.who).arg(tile.what)
                color: tile.sentence ? Theme.text : Theme.textSecond
                Accessible.ignored: true
            }
            ColouredText {
                id: values
                x: tile.textX
                anchors.top: label.bottom
                width: tile.valuesWidth
                visible: !tile.sentence
                parts: tile.sentence ? [] : [{ text: tile.from + " \u2192 ", color: Theme.textSecond }, { text: tile.to }]
                color: Theme.text
                font.family: Theme.familyFor(Theme.language)
                font.bold: true
                font.pixelSize: Theme.fontStrong
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
