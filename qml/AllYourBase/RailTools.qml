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
    //: who can capture what, on a button with little room: which bases are within reach
    readonly property string matrixWord: InLanguage.say(language, () => qsTr("Reach"))
    readonly property string rulingWords: InLanguage.say(language, () => qsTr("Ruling…"))
    //: a referee’s ruling, on a button with little room
    readonly property string rulingWord: InLanguage.say(language, () => qsTr("Ruling…", "short"))
    readonly property bool inAWord: spread && width >= Theme.scaled(240)

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
        text: tools.inAWord ? tools.matrixWord : ""
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
        text: tools.inAWord ? tools.rulingWord : ""
        label: tools.rulingWords
        onClicked: tools.overruleAsked()
    }
}
