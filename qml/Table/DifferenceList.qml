// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What a ruling or a correction changes: a small tile for each figure that is another, with whose it is, and a line for
// each sentence.
Flow {
    id: list

    property alias model: tiles.model // Difference
    readonly property alias count: tiles.count

    spacing: Theme.space2

    Repeater {
        id: tiles

        Rectangle {
            id: tile

            required property string text
            required property int seat
            required property string label
            required property string from
            required property string to

            readonly property bool sentence: label === ""
            readonly property real textX: seat >= 0 ? badge.x + badge.width + Theme.space2 : badge.x
            readonly property real textRoom: list.width - textX - Theme.space3

            readonly property real labelWidth: widthOf(labelMetrics, labelText.text)
            readonly property real valuesWidth: sentence ? 0 : widthOf(valueMetrics, from + " \u2192 " + to)

            // Measured apart from the texts: what wraps is as wide as it is told to be. Reading the height makes the
            // bindings follow the font, which the call alone does not.
            function widthOf(metrics: FontMetrics, words: string): real {
                const needed = metrics.height > 0 ? Math.ceil(metrics.advanceWidth(words)) + Theme.space1 : 0
                return Math.min(textRoom, needed)
            }

            width: textX + Math.max(labelWidth, valuesWidth) + Theme.space3
            height: labelText.height + (sentence ? 0 : values.height) + 2 * Theme.space2
            radius: Theme.radiusSmall
            color: Theme.raised
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            FontMetrics {
                id: labelMetrics
                font: labelText.font
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
                id: labelText
                x: tile.textX
                y: Theme.space2
                width: tile.labelWidth
                text: tile.sentence ? tile.text : tile.label
                color: tile.sentence ? Theme.text : Theme.textSecond
                Accessible.ignored: true
            }
            ColouredText {
                id: values
                x: tile.textX
                anchors.top: labelText.bottom
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
