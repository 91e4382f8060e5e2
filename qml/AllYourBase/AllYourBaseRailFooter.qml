// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is always within reach. Roomy rails say it in words.
ColumnLayout {
    id: footer

    required property AllYourBaseTable table
    property string language: Theme.language // of whoever reads it
    property bool roomy: true
    property bool endsFirst: false // as the main act
    property bool low: false // there is room for one line

    signal matrixAsked
    signal overruleAsked

    spacing: Theme.space2

    ActButton {
        objectName: "act-declare"
        Layout.fillWidth: true
        visible: footer.table.playingMayDeclare && !footer.low
        primary: true
        iconName: "flag"
        language: footer.language
        text: InLanguage.say(footer.language, () => qsTr("Declare victory"))
        onClicked: footer.table.declare(footer.table.playing)
    }
    ActButton {
        objectName: footer.roomy ? "act-matrix" : ""
        Layout.fillWidth: true
        visible: footer.roomy
        iconName: "matrix"
        language: footer.language
        text: InLanguage.say(footer.language, () => qsTr("Who can capture what"))
        onClicked: footer.matrixAsked()
    }
    ActButton {
        objectName: footer.roomy ? "act-overrule" : ""
        Layout.fillWidth: true
        visible: footer.roomy
        iconName: "gavel"
        language: footer.language
        text: InLanguage.say(footer.language, () => qsTr("Ruling…"))
        onClicked: footer.overruleAsked()
    }
    RowLayout {
        spacing: Theme.space2

        IconButton {
            objectName: footer.roomy ? "" : "act-matrix"
            implicitHeight: Theme.touch + Theme.space1
            visible: !footer.roomy
            iconName: "matrix"
            language: footer.language
            label: InLanguage.say(footer.language, () => qsTr("Who can capture what"))
            onClicked: footer.matrixAsked()
        }
        IconButton {
            objectName: footer.roomy ? "" : "act-overrule"
            implicitHeight: Theme.touch + Theme.space1
            visible: !footer.roomy
            iconName: "gavel"
            language: footer.language
            label: InLanguage.say(footer.language, () => qsTr("Ruling…"))
            onClicked: footer.overruleAsked()
        }
        ActButton {
            objectName: "act-end-turn"
            Layout.fillWidth: true
            visible: !footer.table.over
            primary: footer.endsFirst && !footer.table.playingMayDeclare
            available: footer.table.may.endTurn
            language: footer.language
            text: InLanguage.say(footer.language, () => qsTr("End turn"))
            hint: InLanguage.say(footer.language, () => footer.low || footer.table.nextName === "" ? ""
                                 : qsTr("%1 next").arg(footer.table.nextName))
            onClicked: footer.table.endTurn()
            onRefusedTapped: footer.table.endTurn()
        }
    }
}
