// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// How a table lies on the screen: with what may be done beside it, below it, or, on a phone, below seats in a column.
QtObject {
    enum Is { Side, Below, Phone }
}
