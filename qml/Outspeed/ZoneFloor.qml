// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// The ground of a zone: a plate that points ahead, with lights along its front edge.
Canvas {
    id: floor

    property color fill: Theme.raised
    property color edge: Theme.outline
    property color light: edge
    property bool backward: false // it points to the left
    property bool broken: false // its edges are
    property bool lit: false
    readonly property real point: Math.max(5, Math.min(width * 0.16, height * 0.2, 16))

    function outline(pen: var, from: real) {
        pen.beginPath()
        pen.moveTo(from, from)
        pen.lineTo(width - point - from, from)
        pen.lineTo(width - from, height / 2)
        pen.lineTo(width - point - from, height - from)
        pen.lineTo(from, height - from)
        pen.lineTo(point + from, height / 2)
        pen.closePath()
    }
    function front(pen: var, from: real) {
        pen.beginPath()
        pen.moveTo(width - point - from, from + 1)
        pen.lineTo(width - from, height / 2)
        pen.lineTo(width - point - from, height - from - 1)
    }

    transform: Scale {
        origin.x: floor.width / 2
        xScale: floor.backward ? -1 : 1
    }
    onFillChanged: requestPaint()
    onEdgeChanged: requestPaint()
    onLightChanged: requestPaint()
    onBrokenChanged: requestPaint()
    onLitChanged: requestPaint()
    onPaint: {
        const pen = getContext("2d")
        pen.reset()
        pen.lineJoin = "miter"
        outline(pen, 2)
        pen.fillStyle = fill
        pen.fill()
        pen.lineWidth = lit ? 2 : 1
        pen.strokeStyle = edge
        if (broken)
            pen.setLineDash([5, 4])
        pen.stroke()
        if (broken)
            return
        // The lights: a glow, and a bright line in it.
        front(pen, 5)
        pen.strokeStyle = light
        pen.globalAlpha = lit ? 0.3 : 0.14
        pen.lineWidth = 7
        pen.stroke()
        pen.globalAlpha = lit ? 1 : 0.6
        pen.lineWidth = 2
        pen.stroke()
    }
}
