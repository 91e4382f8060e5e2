// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What all games come to: a large figure each, in one line where there is room.
Grid {
    id: sums

    required property StatisticsModel statistics

    readonly property int count: figures.count
    readonly property real least: Theme.scaled(132)
    readonly property int fitting: Math.max(1, Math.min(count, Math.floor((width + spacing) / (least + spacing))))
    readonly property int lines: Math.ceil(Math.max(1, count) / fitting)

    // No line is much shorter than the others.
    columns: Math.max(1, Math.ceil(count / lines))
    spacing: Theme.space2
    Accessible.role: Accessible.StaticText
    Accessible.name: statistics.summary

    Repeater {
        id: figures
        model: sums.statistics.sums

        Rectangle {
            id: figure

            required property var modelData // { label, value }

            width: Math.floor((sums.width + sums.spacing) / sums.columns) - sums.spacing
            height: words.height + 2 * Theme.space2
            radius: Theme.radius
            color: Theme.surface
            border.width: Theme.hairlineWidth
            border.color: Theme.hairline

            Column {
                id: words
                x: Theme.space3
                y: Theme.space2
                width: parent.width - 2 * x

                NumberText {
                    width: parent.width
                    text: figure.modelData.value
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.fontBody
                    font.pixelSize: Theme.fontHeadline
                    Accessible.ignored: true
                }
                SmallText {
                    width: parent.width
                    text: figure.modelData.label
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
