// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A boat from the side with the weight that it bears.
Item {
    id: hull

    property string number
    property string hint: "?" // where there is no number yet
    property color fill: Theme.raised
    property color edge: Theme.outline
    property color ink: Theme.text

    implicitWidth: 160
    implicitHeight: Math.round(width * 0.38)

    // The drawings are squares with the hull in the middle.
    Icon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: size * 0.03
        name: "boats/hull"
        size: hull.width
        color: hull.fill
    }
    Icon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: size * 0.03
        name: "boats/hull-edge"
        size: hull.width
        color: hull.edge
    }
    PlainText {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: hull.width * 0.05
        text: hull.number === "" ? hull.hint : hull.number
        color: hull.number === "" ? Theme.textFaint : hull.ink
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(14,
                                 Math.min(Theme.fontHero, hull.width * (hull.width < 90 ? 0.3 : 0.24),
                                          hull.width * 0.9 / Math.max(2, text.length)))
    }
}
