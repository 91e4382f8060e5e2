// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the seats sit around the table, seen from above: the first seat below, then clockwise. Places never move
// during a game, because people do not.
QtObject {
    // For each number of seats, seat by seat: row, first column, how many columns.
    readonly property var wide: ({
        2: [[1, 0, 1], [0, 0, 1]],
        3: [[1, 0, 2], [0, 0, 1], [0, 1, 1]],
        4: [[1, 0, 1], [0, 0, 1], [0, 1, 1], [1, 1, 1]],
        5: [[1, 0, 3], [0, 0, 2], [0, 2, 2], [0, 4, 2], [1, 3, 3]],
        6: [[1, 0, 1], [0, 0, 1], [0, 1, 1], [0, 2, 1], [1, 2, 1], [1, 1, 1]]
    })
    readonly property var tall: ({
        2: [[1, 0, 1], [0, 0, 1]],
        3: [[1, 0, 2], [0, 0, 1], [0, 1, 1]],
        4: [[1, 0, 1], [0, 0, 1], [0, 1, 1], [1, 1, 1]],
        5: [[2, 0, 2], [1, 0, 1], [0, 0, 1], [0, 1, 1], [1, 1, 1]],
        6: [[2, 0, 1], [1, 0, 1], [0, 0, 1], [0, 1, 1], [1, 1, 1], [2, 1, 1]]
    })

    // Whether people there read the tablet upside down.
    function isAcross(seat: int, count: int, form: int): bool {
        return form !== Form.Phone && (of(count, form)[seat]?.[0] ?? 1) === 0
    }
    function of(count: int, form: int): var {
        if (form === Form.Phone)
            return Array.from({ length: count }, (unused, seat) => [seat, 0, 1])
        return (form === Form.Side ? wide : tall)[count] ?? []
    }
}
