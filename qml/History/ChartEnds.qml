// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Beside the right edge of the chart: whose line ends there and at what score, one below the other where they would lie
// on each other. Who was out before has none.
Item {
    id: ends

    required property ChartScale chartScale
    property alias model: labels.model

    readonly property real line: Theme.scaled(20)
    // The middle of each label, by its index, from the best score down.
    readonly property var middles: {
        const found = []
        for (let index = 0; index < labels.made; ++index) {
            const label = labels.itemAt(index) as ChartEnd
            if (label?.reached)
                found.push({ index: index, at: chartScale.yOf(label.score) })
        }
        found.sort((one, other) => one.at - other.at || one.index - other.index)
        for (let next = 1; next < found.length; ++next)
            found[next].at = Math.max(found[next].at, found[next - 1].at + line)
        // Those that would lie under the axis go up, and push those above them.
        let lowest = chartScale.plot.y + chartScale.plot.height
        for (let next = found.length - 1; next >= 0; --next) {
            found[next].at = Math.min(found[next].at, lowest)
            lowest = found[next].at - line
        }
        const places = []
        for (const one of found)
            places[one.index] = one.at
        return places
    }

    Repeater {
        id: labels
        property int made: 0 // `count` is there before they are
        onItemAdded: ++made
        onItemRemoved: --made

        ChartEnd {
            required property int index

            x: ends.chartScale.plot.x + ends.chartScale.plot.width + Theme.space2
            y: (ends.middles[index] ?? 0) - height / 2
            stages: ends.chartScale.stages
        }
    }
}
