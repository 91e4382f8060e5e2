// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// A route of a tile in a diagram, with its signs, and who has chosen it.
Rectangle {
    id: picture

    required property var place
    required property int owner

    readonly property real unit: height / place.high

    // "pay|tiles/fuel|2" among the states is a line of the tile, its signs and figures by turns.
    function line(name: string): var {
        const told = place.states.find(state => state.startsWith(name + "|"))
        if (!told)
            return []
        const words = told.split("|").slice(1)
        const marks = []
        for (let i = 0; i < words.length; i += 2)
            marks.push({ icon: words[i], text: words[i + 1] ?? "" })
        return marks
    }

    radius: Theme.radius - 2
    color: Theme.card
    border.width: Theme.hairlineWidth
    border.color: Theme.cardEdge

    RouteFace {
        x: Math.round((picture.width - picture.unit * 1.1 - width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(picture.unit * 0.58)
        route: ({ name: picture.place.name.toUpperCase(), condition: picture.line("if"), cost: picture.line("pay"),
                  zones: picture.line("get"), fuel: [], tokens: [] })
    }
    Column {
        anchors.right: parent.right
        anchors.rightMargin: Math.round(picture.unit * 0.2)
        anchors.verticalCenter: parent.verticalCenter
        spacing: picture.unit * 0.15

        Repeater {
            model: picture.place.things

            SeatShip {
                required property var modelData

                seat: Math.max(0, modelData.owner)
                size: Math.round(picture.unit)
            }
        }
    }
}
