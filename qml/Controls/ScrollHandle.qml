// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.Theme

T.ScrollBar {
    id: bar

    implicitWidth: Theme.space2
    implicitHeight: Theme.space2
    padding: 2
    minimumSize: 0.08
    visible: size < 1.0

    contentItem: Rectangle {
        implicitWidth: Theme.space1
        implicitHeight: Theme.space1
        radius: 2
        color: bar.pressed ? Theme.chosen : Theme.outline
    }
}
