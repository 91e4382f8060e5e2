// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Item {
    required property string name

    Text {
        text: parent.name
    }
}
