// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

SmallText {
    required property AllYourBaseSetup setup

    readonly property string options: setup.changedOptions === 0 ? qsTr("standard options")
                                      : qsTr("%n option(s) changed", "", setup.changedOptions)

    readonly property string dot: "  \u00B7  "

    text: qsTr("%n player(s)", "", setup.seatCount) + dot + qsTr("%n base(s) to win", "", setup.threshold) + dot
          + options + dot + setup.valueSetName
    color: Theme.textSecond
}
