// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl
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
    implicitHeight: 58

    IconImage {
        anchors.fill: parent
        fillMode: Image.Stretch
        source: "qrc:/qt/qml/Basekeeper/Controls/boats/hull.svg"
        sourceSize.width: hull.width
        sourceSize.height: hull.height
        color: hull.fill
    }
    IconImage {
        anchors.fill: parent
        fillMode: Image.Stretch
        source: "qrc:/qt/qml/Basekeeper/Controls/boats/hull-edge.svg"
        sourceSize.width: hull.width
        sourceSize.height: hull.height
        color: hull.edge
    }
    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: hull.height * 0.13
        text: hull.number === "" ? hull.hint : hull.number
        color: hull.number === "" ? Theme.textFaint : hull.ink
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(14, Math.min(Theme.fontHero, hull.height * 0.62, hull.width * 0.9 / Math.max(2, text.length)))
    }
}
