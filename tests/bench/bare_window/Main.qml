// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Controls.Basic

ApplicationWindow {
    visible: true
    width: 1280
    height: 800

    Label {
        x: 20
        y: 20
        text: "Basekeeper"
    }
    Button {
        x: 20
        y: 60
        text: "Start"
    }
}
