// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which one or two languages are read side by side.
Flow {
    id: pair

    required property Settings settings
    property string first: Theme.language // to begin with
    property var shown: [first]
    property string prefix // of the object names

    function toggle(language: string) {
        if (!shown.includes(language))
            shown = [...shown, language].slice(-2)
        else if (shown.length > 1)
            shown = shown.filter(other => other !== language)
    }

    onFirstChanged: shown = [first]
    // Its own idea of a width follows the width that it is given: left to that, layouts go round in circles.
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    spacing: Theme.space2

    Repeater {
        model: pair.settings.languages

        Chip {
            required property string modelData

            objectName: pair.prefix + modelData
            checkable: true
            checked: pair.shown.includes(modelData)
            language: modelData
            iconName: "language"
            text: pair.settings.nativeName(modelData)
            onClicked: pair.toggle(modelData)
        }
    }
}
