// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the check counts with and speaks: the points of the cards and the language, side by side or one below the other.
// Placed by hand: the width of a Flow would hang on chips whose width hangs on it.
Item {
    id: choices

    required property CheckHost host
    property bool oneLine: false // a long name is cut

    readonly property AttackCheckModel check: host.check
    readonly property real gap: Theme.space2
    readonly property bool beside: oneLine || set.implicitWidth + gap + spoken.implicitWidth <= width

    implicitWidth: set.implicitWidth + gap + spoken.implicitWidth
    implicitHeight: spoken.y + spoken.height

    Chip {
        id: set
        objectName: visible ? "check-set" : ""
        iconName: "edit"
        width: Math.min(implicitWidth, choices.width - (choices.beside ? spoken.implicitWidth + choices.gap : 0))
        checked: choices.check.pointsChanged
        language: choices.host.language
        text: choices.check.pointsChanged ? choices.host.say(() => qsTr("Points changed here"))
                                          : choices.host.setup.valueSetName
        Accessible.name: Joined.labelled(choices.host.say(() => qsTr("Choose or edit card points")), text,
                                         choices.host.language)
        onClicked: choices.host.setAsked()
    }
    Chip {
        id: spoken
        objectName: visible ? "check-language" : ""
        x: choices.beside ? set.width + choices.gap : 0
        y: choices.beside ? 0 : set.height + choices.gap
        iconName: "language"
        language: choices.host.language
        text: choices.host.app.settings.nativeName(choices.host.language)
        Accessible.name: choices.host.say(() => qsTr("Language: %1").arg(text))
        onClicked: choices.check.language = choices.host.app.settings.languageAfter(choices.check.language)
    }
}
