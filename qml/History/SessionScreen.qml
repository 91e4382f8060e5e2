// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One session: how it went, and the table as it was.
FocusScope {
    id: screen

    required property AppModel app
    property bool sharing: false // it was opened to export its game
    property SessionViewModel session: app.sessionView
    property bool replays: false
    property bool replayWished: false // the table is made when it is first looked at

    readonly property real margin: width < 600 ? Theme.space2 : Theme.space4

    signal backAsked

    objectName: "session-screen"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    onReplaysChanged: replayWished = replayWished || replays

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "session"
        width: parent.width
        title: screen.session.isOpen ? screen.session.title : qsTr("Session")
        subtitle: !screen.session.isOpen ? ""
                  : Joined.facts([screen.session.gameName, screen.session.table?.exampleNote ?? ""], Theme.language)
        onBack: screen.backAsked()

        IconButton {
            objectName: "session-export"
            visible: screen.session.isOpen && screen.session.sessionId !== "" && screen.width >= 600 * Theme.textScale
            iconName: "export"
            label: qsTr("Export this game")
            onClicked: exports.open()
        }
        Segmented {
            objectName: "session-part"
            Layout.preferredWidth: Math.min(natural, screen.width - 2 * Theme.space4)
            visible: screen.session.isOpen
            label: qsTr("View")
            model: [{ value: false, name: "course", label: qsTr("Chart") },
                    { value: true, name: "replay", label: qsTr("Replay") }]
            value: screen.replays
            onChosen: value => screen.replays = value
        }
    }
    Panel {
        x: screen.margin
        y: bar.height + screen.margin
        width: screen.width - 2 * screen.margin
        visible: screen.session.problem !== ""
        fill: Theme.redGround
        edge: Theme.redFill
        contentItem: BodyText {
            objectName: "session-problem"
            text: screen.session.problem
        }
    }
    CoursePane {
        objectName: "session-course"
        x: screen.margin
        y: bar.height + screen.margin
        width: screen.width - 2 * x
        height: screen.height - y
        visible: screen.session.isOpen && !screen.replays
        session: screen.session
        onMomentChosen: screen.replays = true
    }
    ItemIf {
        when: screen.replayWished

        ReplayPane {
            objectName: "session-replay"
            x: screen.margin
            y: bar.height + screen.margin
            width: screen.width - 2 * x
            height: screen.height - y - screen.margin
            visible: screen.session.isOpen && screen.replays
            session: screen.session
        }
    }
    // Once this screen has the focus.
    Timer {
        running: screen.sharing
        interval: 1
        onTriggered: exports.open()
    }

    ExportSheet {
        id: exports
        transfer: screen.app.transfer
        settings: screen.app.settings
        sessionId: screen.session.sessionId
    }
}
