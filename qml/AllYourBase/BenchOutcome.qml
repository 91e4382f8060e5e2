// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What would follow, line by line.
ColumnLayout {
    id: outcome

    required property BenchModel bench
    property string language: Theme.language // of whoever reads it

    property bool large: false // there is height to spare

    spacing: large ? Theme.space4 : Theme.space2

    Hairline {
        Layout.fillWidth: true
    }
    OutcomeLine {
        Layout.fillWidth: true
        pixelSize: outcome.large ? Theme.fontBody : Theme.fontSmall
        visible: outcome.bench.change !== ""
        iconName: "plus"
        ink: Theme.green
        language: outcome.language
        text: InLanguage.say(outcome.language, () => qsTr("Change: %1").arg(outcome.bench.change))
    }
    OutcomeLine {
        Layout.fillWidth: true
        pixelSize: outcome.large ? Theme.fontBody : Theme.fontSmall
        iconName: "shield"
        ink: Theme.defense
        language: outcome.language
        text: InLanguage.say(outcome.language,
                             () => qsTr("Kept: attack %1, defense %2").arg(outcome.bench.attackLeft)
                                   .arg(outcome.bench.defenseLeft))
    }
    OutcomeLine {
        Layout.fillWidth: true
        pixelSize: outcome.large ? Theme.fontBody : Theme.fontSmall
        visible: outcome.bench.weakened !== ""
        iconName: "warning"
        ink: Theme.text
        language: outcome.language
        text: InLanguage.say(outcome.language, () => qsTr("Weaker defense: %1").arg(outcome.bench.weakened))
    }
    OutcomeLine {
        Layout.fillWidth: true
        pixelSize: outcome.large ? Theme.fontBody : Theme.fontSmall
        visible: outcome.bench.counterCost !== ""
        iconName: "alert"
        ink: Theme.red
        language: outcome.language
        text: InLanguage.say(outcome.language, () => qsTr("Counterattack: %1").arg(outcome.bench.counterCost))
    }
}
