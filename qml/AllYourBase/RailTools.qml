// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What stands beside the game: who can capture what, and a ruling. In words where there is room for a line each.
GridLayout {
    id: tools

    property string language: Theme.language // of whoever reads it
    property bool here: true
    property bool inWords: false
    property bool spread: false // over the whole width

    readonly property string matrixWords: InLanguage.say(language, () => qsTr("Who can capture what"))
    readonly property string rulingWords: InLanguage.say(language, () => qsTr("Ruling…"))

    signal matrixAsked
    signal overruleAsked

    visible: here
    columns: inWords ? 1 : 2
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2

    ActButton {
        objectName: visible ? "act-matrix" : ""
        Layout.fillWidth: true
        visible: tools.here && tools.inWords
        iconName: "matrix"
        language: tools.language
        text: tools.matrixWords
        onClicked: tools.matrixAsked()
    }
    ActButton {
        objectName: visible ? "act-overrule" : ""
        Layout.fillWidth: true
        visible: tools.here && tools.inWords
        iconName: "gavel"
        language: tools.language
        text: tools.rulingWords
        onClicked: tools.overruleAsked()
    }
    IconButton {
        objectName: visible ? "act-matrix" : ""
        Layout.fillWidth: tools.spread
        Layout.preferredWidth: tools.spread ? 1 : implicitWidth
        implicitHeight: Theme.touch + Theme.space1
        visible: tools.here && !tools.inWords
        iconName: "matrix"
        language: tools.language
        label: tools.matrixWords
        onClicked: tools.matrixAsked()
    }
    IconButton {
        objectName: visible ? "act-overrule" : ""
        Layout.fillWidth: tools.spread
        Layout.preferredWidth: tools.spread ? 1 : implicitWidth
        implicitHeight: Theme.touch + Theme.space1
        visible: tools.here && !tools.inWords
        iconName: "gavel"
        language: tools.language
        label: tools.rulingWords
        onClicked: tools.overruleAsked()
    }
}
