// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// The space around the track: stars, and a planet with its ring that rises behind it. It stands still, and is the same
// every time.
Canvas {
    id: sky

    property color ink: Theme.textFaint
    property color planet: Theme.defense
    property bool hasPlanet: true

    function paintPlanet(pen: var) {
        const radius = Math.max(width * 0.24, height * 0.5)
        const middle = { x: width * 0.78, y: height * 0.42 + radius }
        pen.fillStyle = planet
        for (const [share, light] of [[1.1, 0.035], [1, 0.07]]) {
            pen.globalAlpha = light
            pen.beginPath()
            pen.arc(middle.x, middle.y, radius * share, 0, 2 * Math.PI)
            pen.fill()
        }
        // Its ring, half of which lies before it.
        pen.strokeStyle = planet
        pen.lineWidth = radius * 0.045
        for (const [share, light] of [[1.5, 0.12], [1.66, 0.07]]) {
            pen.globalAlpha = light
            pen.save()
            pen.translate(middle.x, middle.y - radius * 0.25)
            pen.rotate(-0.16)
            pen.scale(1, 0.2)
            pen.beginPath()
            pen.arc(0, 0, radius * share, 0, 2 * Math.PI)
            pen.restore()
            pen.stroke()
        }
    }

    onInkChanged: requestPaint()
    onPlanetChanged: requestPaint()
    onPaint: {
        const pen = getContext("2d")
        pen.reset()
        if (hasPlanet)
            paintPlanet(pen)
        pen.fillStyle = ink
        const stars = Math.round(width * height / 5200)
        let seed = 77431
        for (let i = 0; i < stars; ++i) {
            seed = (seed * 16807) % 2147483647
            const x = seed % 1000 / 1000 * width
            seed = (seed * 16807) % 2147483647
            const y = seed % 1000 / 1000 * height
            const size = 0.5 + seed % 7 / 7
            pen.globalAlpha = 0.12 + seed % 5 / 5 * 0.4
            // Fast things leave streaks.
            pen.fillRect(x, y, size * (i % 6 === 0 ? 9 : 1.4), size)
        }
    }
}
