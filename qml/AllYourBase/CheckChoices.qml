// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the check counts with and speaks: the points of the cards and the language.
Flow {
    id: choices

    required property CheckHost host

    readonly property AttackCheckModel check: host.check
    readonly property real natural: set.implicitWidth + spacing + spoken.implicitWidth // side by side

    spacing: Theme.space2

    Chip {
        id: set
        objectName: visible ? "check-set" : ""
        iconName: "edit"
        width: Math.min(implicitWidth, parent.width)
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
        iconName: "language"
        language: choices.host.language
        text: choices.host.app.settings.nativeName(choices.host.language)
        Accessible.name: choices.host.say(() => qsTr("Language: %1").arg(text))
        onClicked: choices.check.language = choices.host.app.settings.languageAfter(choices.check.language)
    }
}
