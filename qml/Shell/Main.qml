// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

T.ApplicationWindow {
    id: window

    required property AppModel app

    // Of types that this file does not know: to name a type is to load it.
    readonly property var screen: screens.currentItem
    property var clauseSheet
    property var gameChoice
    property var lessonOverlay
    property bool keysLead: false // people use it by keys; kept by `InputWatch`

    // So the start loads one screen and not all.
    function fileOf(screen: string): url {
        return "qrc:/qt/qml/Basekeeper/" + screen + ".qml"
    }
    function leaveAll() {
        screens.pop(null, T.StackView.Immediate)
        app.lesson.leave()
    }
    function openStart() {
        leaveAll()
        settle()
        lead()
    }
    // First which game.
    function openSetup() {
        if (!gameChoice) {
            gameChoice = Qt.createComponent(fileOf("Shell/GameChoice")).createObject(screens, { app: app })
            gameChoice.chosen.connect(openSetupOf)
            gameChoice.resumed.connect(openTable)
            gameChoice.lessonAsked.connect(openLesson)
        }
        gameChoice.ask()
    }
    function openSetupOf(game: string) {
        const setup = app.setupOf(game)
        setup.prepare()
        leaveAll()
        show(app.setupScreen(game), { setup: setup, settings: app.settings })
    }
    function openTable() {
        // What lies between, the set-up of this very game, is nowhere to go back to.
        leaveAll()
        show(app.tableScreen(app.game), { app: app, table: app.tableOf(app.game) })
        lead()
    }
    function openLesson(game: string) {
        leaveAll()
        if (!app.lesson.begin(game))
            return
        show(app.tableScreen(game), { app: app, table: app.lesson.table })
        if (!lessonOverlay) {
            lessonOverlay = Qt.createComponent(fileOf("Table/LessonOverlay"))
                              .createObject(screens, { lesson: app.lesson, speaker: app.speaker, z: 1 })
            lessonOverlay.anchors.fill = screens
            lessonOverlay.visible = Qt.binding(() => app.lesson.running && screen.isTable === true)
            lessonOverlay.railX = Qt.binding(() => screen.railX ?? screens.width)
            lessonOverlay.railRoom = Qt.binding(() => screen.rail?.freeRoom ?? Qt.rect(0, 0, 0, 0))
            lessonOverlay.endAsked.connect(openStart)
            lessonOverlay.tableAsked.connect(lead)
        }
    }
    function openLookBack() {
        app.sessionView.openTable()
        showSession()
    }
    function openSharing() {
        app.sessionView.openTable()
        show("History/SessionScreen", { app: app, sharing: true })
    }
    // The session that `sessionView` holds.
    function showSession() {
        if (screen.objectName !== "session-screen")
            show("History/SessionScreen", { app: app })
    }
    function openSettings() {
        if (screen.objectName !== "settings-screen")
            show("Shell/SettingsScreen",
                 { settings: app.settings, speaker: app.speaker, safety: app.safety, version: app.version })
    }
    function openBook() {
        showBook(false)
    }
    function openCheck() {
        const game = app.gameWithCheck
        if (screen.objectName !== "check-screen")
            show(app.checkScreen(game), { app: app, setup: app.setupOf(game) })
    }
    function openRules() {
        showBook(true)
    }
    function openSessions() {
        if (screen.objectName !== "sessions-screen")
            show("History/SessionsScreen", { app: app })
    }
    function openStatistics() {
        show("History/StatisticsScreen", { app: app })
    }
    function openSession(session: string) {
        app.sessionView.open(session)
        showSession()
    }
    function openClause(clause: string) {
        // A set-up is of a game that is not at the table yet.
        const rules = app.rulesOf(screen.gameId ?? (screen.objectName === "session-screen" ? app.sessionView.game
                                                    : app.lesson.running ? app.lesson.game : app.game))
        if (!clauseSheet)
            clauseSheet = Qt.createComponent(fileOf("Book/ClauseSheet"))
                            .createObject(screens, { rules: rules, settings: app.settings, speaker: app.speaker })
        clauseSheet.rules = rules
        clauseSheet.tableLanguages = app.tableLanguages
        // Whoever was refused something is told the rule, too.
        clauseSheet.first = screen.isTable && screen.game.refused ? screen.game.refusal.language : Theme.language
        clauseSheet.openFor(clause)
    }
    // By a key, which is soon pressed once too often.
    function stepBack() {
        if (screen.isTable && screen.game.refused)
            screen.game.dismissRefusal()
        else if (screen.isTable)
            screen.askToLeave()
        else
            goBack()
    }
    function goBack() {
        if (screens.depth < 2)
            return
        screens.pop()
        // Its game was deleted meanwhile, or a game of another kind came back from a backup.
        if (screen.isTable && !screen.table.hasGame) {
            screens.pop(null, T.StackView.Immediate)
            if (app.hasOpenGame)
                openTable()
        }
        settle()
    }
    function show(screen: string, properties: var) {
        screens.push(fileOf(screen), properties)
        settle()
    }
    function showBook(rules: bool) {
        app.book.close()
        app.book.query = ""
        if (screen.objectName === "book-screen")
            screen.showsRules = rules
        else
            show("Book/BookScreen", { app: app, showsRules: rules })
    }
    function settle() {
        screen.forceActiveFocus()
    }
    // Who plays by keys finds the one next act of a screen at hand.
    function lead() {
        if (keysLead)
            FocusMoves.goToNextAct(screen)
    }

    title: qsTr("Basekeeper")
    width: 1280
    height: 800
    minimumWidth: 320
    minimumHeight: 320
    color: Theme.ground
    // For the dialogs of Qt, where the platform has none of its own. Parts of them are white whatever the theme, so
    // they are light always.
    palette {
        window: Theme.light.surface
        windowText: Theme.light.text
        base: Theme.light.surface
        text: Theme.light.text
        button: Theme.light.raised
        buttonText: Theme.light.text
        light: Theme.light.surface
        midlight: Theme.light.pressed
        mid: Theme.light.outline
        dark: Theme.light.outline
        highlight: Theme.light.accentFill
        highlightedText: Theme.light.text
        placeholderText: Theme.light.textFaint
    }

    // The first screen waits until the theme is set: else everything on it would be worked out twice.
    Component.onCompleted: show("Shell/StartScreen", { app: app })

    Binding { target: Theme; property: "keysLead"; value: window.keysLead }
    Binding { target: Theme; property: "scheme"; value: window.app.settings.scheme }
    // On the smallest screens, text twice as large would leave nothing of the table.
    Binding {
        target: Theme
        property: "textScale"
        value: Math.min(window.app.settings.textPercent / 100,
                        Math.max(1, Math.min(window.height, Math.sqrt(window.width * window.height)) / 290))
    }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.settings.reducedMotion }
    Binding { target: Theme; property: "language"; value: window.app.settings.language }

    T.StackView {
        id: screens
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: window.stepBack()
        Keys.onBackPressed: window.stepBack()
        Keys.onPressed: event => FocusMoves.handle(event, window.activeFocusItem)

        pushEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationShort }
        }
        popEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationShort }
        }
    }
    ItemIf {
        when: window.app.settings.problem !== ""
        Toast {
            objectName: "settings-problem"
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space4
            width: Math.min(Theme.scaled(460), parent.width - 2 * Theme.space4)
            height: implicitHeight
            shown: true
            loud: true
            title: qsTr("Your settings are not saved")
            text: window.app.settings.problem
            onDismissed: window.app.settings.dismissProblem()
        }
    }
    // What the screens ask for; none of them asks for all of it.
    Connections {
        target: window.screen
        ignoreUnknownSignals: true

        function onResumeAsked() {
            window.openTable()
        }
        function onSetupAsked() {
            window.openSetup()
        }
        function onSettingsAsked() {
            window.openSettings()
        }
        function onBookAsked() {
            window.openBook()
        }
        function onCheckAsked() {
            window.openCheck()
        }
        function onRulesAsked() {
            window.openRules()
        }
        function onSessionsAsked() {
            window.openSessions()
        }
        function onStatisticsAsked() {
            window.openStatistics()
        }
        function onSessionAsked(session: string) {
            window.openSession(session)
        }
        function onClauseAsked(clause: string) {
            window.openClause(clause)
        }
        function onLookBackAsked() {
            window.openLookBack()
        }
        function onShareAsked() {
            window.openSharing()
        }
        function onAgainAsked() {
            window.openSetupOf(window.app.game)
        }
        function onBackAsked() {
            window.goBack()
        }
        function onLeaveAsked() {
            window.openStart()
        }
        function onBegun(declared: bool) {
            window.openTable()
            if (declared)
                window.screen.openOverrule()
        }
    }
}
