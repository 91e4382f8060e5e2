// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is done, one after the other. Hidden where nothing is.
Column {
    id: list

    property var steps: []
    property string language: Theme.language

    visible: steps.length > 0
    spacing: Theme.space2

    SectionTitle {
        width: list.width
        language: list.language
        text: InLanguage.say(list.language, () => qsTr("Step by step"))
    }
    Repeater {
        model: list.steps

        Item {
            id: step

            required property string modelData
            required property int index

            width: list.width
            implicitHeight: Math.max(number.height, words.height)
            Accessible.role: Accessible.ListItem
            Accessible.name: InLanguage.say(list.language, () => qsTr("Step %1: %2").arg(index + 1).arg(modelData))

            PlainText {
                id: number
                text: step.index + 1
                color: Theme.text
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Theme.fontStrong
                Accessible.ignored: true
            }
            BodyText {
                id: words
                x: Theme.scaled(28)
                width: step.width - x
                language: list.language
                text: step.modelData
                font.pixelSize: Theme.fontStrong
                Accessible.ignored: true
            }
        }
    }
}
