// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls

// One keypad for the numbers of the boats.
NumberPad {
    required property NumberEntry numbers

    several: numbers.hasNext
    nextText: qsTr("Next boat")
    onDigitTyped: digit => numbers.digit(digit)
    onHalfTyped: numbers.half()
    onBackTyped: numbers.back()
    onNextTyped: numbers.next()
}
