// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.Theme

T.Pane {
    id: panel

    property color fill: Theme.surface
    property color edge: Theme.hairline
    property bool lit: false // a thicker edge: this one is meant

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space4

    background: Rectangle {
        radius: Theme.radius
        color: panel.fill
        border.width: panel.lit ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: panel.edge
    }
}
