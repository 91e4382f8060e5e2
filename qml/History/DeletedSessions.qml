// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// What was deleted since the start and can still be brought back, the last one first.
ListView {
    id: list

    required property SessionsModel sessions

    objectName: "sessions-deleted"
    visible: count > 0
    // The rest scrolls: what is there counts more than what is gone.
    implicitHeight: Math.min(contentHeight, 2.5 * Theme.touch)
    clip: true
    spacing: Theme.space1
    cacheBuffer: 0
    boundsBehavior: Flickable.StopAtBounds
    model: sessions.deleted
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Deleted games")

    delegate: UndoLine {
        required property string session
        required property string text

        name: "session-restore-" + session
        width: ListView.view.width
        iconName: "trash"
        said: qsTr("Deleted: %1").arg(text)
        onUndoAsked: list.sessions.restore(session)
    }
}
