// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// The space around the track. It stands still, and is the same every time.
Canvas {
    id: sky

    property color ink: Theme.textFaint

    onInkChanged: requestPaint()
    onPaint: {
        const pen = getContext("2d")
        pen.reset()
        pen.fillStyle = ink
        const stars = Math.round(width * height / 5200)
        let seed = 77431
        for (let i = 0; i < stars; ++i) {
            seed = (seed * 16807) % 2147483647
            const x = seed % 1000 / 1000 * width
            seed = (seed * 16807) % 2147483647
            const y = seed % 1000 / 1000 * height
            const size = 0.5 + seed % 7 / 7
            pen.globalAlpha = 0.06 + seed % 5 / 5 * 0.22
            // Fast things leave streaks.
            pen.fillRect(x, y, size * (i % 6 === 0 ? 9 : 1.4), size)
        }
    }
}
