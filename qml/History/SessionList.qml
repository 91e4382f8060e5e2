// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

ListView {
    id: list

    required property SessionsModel sessions

    signal openAsked(string session)
    signal resumeAsked(string session)
    signal wordsAsked(string session)

    objectName: "sessions-list"
    model: sessions.sessions
    clip: true
    spacing: Theme.space2
    boundsBehavior: Flickable.StopAtBounds
    // Lines beyond the edge would be made by and by, and Qt 6.4 complains where the list has changed by then.
    cacheBuffer: 0
    bottomMargin: Theme.space4
    T.ScrollBar.vertical: ScrollHandle {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Sessions")
    // Two screens before the end the next ones are fetched.
    onContentYChanged: {
        if (contentHeight - contentY < 3 * height)
            sessions.showMore()
    }

    Connections {
        target: list.sessions
        function onQueryChanged() {
            list.positionViewAtBeginning()
        }
    }
    delegate: SessionLine {
        width: ListView.view.width - Theme.space3
        onOpenAsked: list.openAsked(session)
        onResumeAsked: list.resumeAsked(session)
        onWordsAsked: list.wordsAsked(session)
    }
    SessionsEmpty {
        visible: list.count === 0
        width: list.width
        y: Theme.space6
        searching: list.sessions.searching
    }
}
