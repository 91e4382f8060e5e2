// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Item {
    Repeater {
        id: zones
        model: 2

        Item {
            required property int zones

            width: zones * 10
        }
    }
}
