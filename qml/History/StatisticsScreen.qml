// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What all sessions amount to: by player, by table, and the games that stand out.
FocusScope {
    id: screen

    required property AppModel app

    readonly property StatisticsModel statistics: app.statistics
    readonly property bool wide: width > height && width >= Theme.scaled(980)

    signal backAsked
    signal sessionAsked(string session)

    objectName: "statistics-screen"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    onVisibleChanged: {
        if (visible)
            statistics.prepare()
        else
            statistics.leave()
    }
    Component.onCompleted: statistics.prepare()
    Component.onDestruction: statistics.leave()

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "statistics"
        width: parent.width
        title: qsTr("Statistics")
        onBack: screen.backAsked()
    }
    ScrollArea {
        id: area
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.topMargin: Theme.space4
        width: Math.min(parent.width - 2 * Theme.space4, screen.wide ? Theme.scaled(1240) : Theme.scaled(760))
        keepsBarRoom: true

        StatisticsSpan {
            Layout.fillWidth: true
            statistics: screen.statistics
        }
        UndoLine {
            name: "player-rename-undo"
            Layout.fillWidth: true
            visible: said !== ""
            iconName: "person"
            said: screen.statistics.renamed
            onUndoAsked: screen.statistics.undoRenaming()
        }
        StatisticsEmpty {
            Layout.fillWidth: true
            visible: screen.statistics.empty
            leftOut: screen.statistics.leftOut
        }
        PlayerTable {
            Layout.fillWidth: true
            visible: !screen.statistics.empty
            statistics: screen.statistics
            onPlayerTapped: player => renaming.openFor(player)
        }
        // Columns, not layouts: Qt 6.4's layouts crash on what goes while they are hidden.
        Item {
            id: parts

            // With few games none stands out yet, and the other panels have the whole width.
            readonly property bool two: screen.wide && records.visible
            readonly property real column: two ? (width - Theme.space4) / 2 : width

            Layout.fillWidth: true
            implicitHeight: two ? Math.max(left.height, right.height) : right.y + right.height
            visible: !screen.statistics.empty

            Column {
                id: left
                width: parts.column
                spacing: Theme.space4
                bottomPadding: Theme.space4

                RecordPanel {
                    id: records
                    width: parent.width
                    statistics: screen.statistics
                    onSessionTapped: session => screen.sessionAsked(session)
                }
            }
            Column {
                id: right
                x: parts.two ? parts.column + Theme.space4 : 0
                y: parts.two || !records.visible ? 0 : left.height
                width: parts.column
                spacing: Theme.space4
                bottomPadding: Theme.space4

                RivalPanel {
                    width: parent.width
                    statistics: screen.statistics
                }
                TablePanel {
                    width: parent.width
                    statistics: screen.statistics
                }
            }
        }
    }
    HistoryNote {
        objectName: "statistics-note"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(Theme.scaled(620), parent.width - 2 * Theme.space4)
        height: implicitHeight
        problem: screen.statistics.problem
        onDismissed: screen.statistics.dismiss()
    }
    RenameSheet {
        id: renaming
        statistics: screen.statistics
    }
}
