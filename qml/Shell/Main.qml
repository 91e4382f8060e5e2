// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme
import Basekeeper.AllYourBase

T.ApplicationWindow {
    id: window

    required property AppModel app

    readonly property Item screen: screens.currentItem
    property ClauseSheet clauseSheet

    function openStart() {
        screens.pop(null, T.StackView.Immediate)
        settle()
    }
    function openSetup() {
        app.setup.prepare()
        screens.pop(null, T.StackView.Immediate)
        show(setupScreen)
    }
    function openTable() {
        // What lies between, the set-up of this very game, is nowhere to go back to.
        screens.pop(null, T.StackView.Immediate)
        show(tableScreen)
    }
    function openSettings() {
        if (!(screen instanceof SettingsScreen))
            show(settingsScreen)
    }
    function openClause(clause: string) {
        if (!clauseSheet)
            clauseSheet = clauseSheetComponent.createObject(screens) as ClauseSheet
        clauseSheet.openFor(clause)
    }
    function goBack() {
        if (screens.depth < 2)
            return
        screens.pop()
        settle()
    }
    function show(page: Component) {
        screens.push(page)
        settle()
    }
    function settle() {
        screen.forceActiveFocus()
    }
    function afterBegin(declared: bool) {
        openTable()
        if (declared)
            (screen as TableScreen).openOverrule()
    }

    title: qsTr("Basekeeper")
    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 600
    color: Theme.ground

    // The first screen waits until the theme is set: else everything on it would be worked out twice.
    Component.onCompleted: show(startScreen)

    Binding { target: Theme; property: "scheme"; value: window.app.settings.scheme }
    Binding { target: Theme; property: "textScale"; value: window.app.settings.textPercent / 100 }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.settings.reducedMotion }
    Binding { target: Theme; property: "language"; value: window.app.settings.language }

    T.StackView {
        id: screens
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: window.goBack()
        Keys.onBackPressed: window.goBack()

        pushEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationShort }
        }
        popEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationShort }
        }
    }
    Component {
        id: startScreen

        StartScreen {
            app: window.app
            onResumeAsked: window.openTable()
            onSetupAsked: window.openSetup()
            onSettingsAsked: window.openSettings()
        }
    }
    Component {
        id: setupScreen

        SetupScreen {
            setup: window.app.setup
            settings: window.app.settings
            onBackAsked: window.goBack()
            onSettingsAsked: window.openSettings()
            onClauseAsked: clause => window.openClause(clause)
            onBegun: declared => window.afterBegin(declared)
        }
    }
    Component {
        id: tableScreen

        TableScreen {
            app: window.app
            onClauseAsked: clause => window.openClause(clause)
            onSettingsAsked: window.openSettings()
            onLeaveAsked: window.openStart()
        }
    }
    Component {
        id: settingsScreen

        SettingsScreen {
            settings: window.app.settings
            speaker: window.app.speaker
            version: window.app.version
            onBackAsked: window.goBack()
        }
    }
    // A Loader of Qt 6.4 cannot make a bound component.
    Component {
        id: clauseSheetComponent

        ClauseSheet {
            rules: window.app.rules
            settings: window.app.settings
            speaker: window.app.speaker
        }
    }
}
