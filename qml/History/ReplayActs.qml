// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// All acts, the latest first. The one that the table shows is marked, between what came before and after; a tap goes to
// another.
ListView {
    id: list

    required property SessionViewModel session

    readonly property int shownAt: count > 0 ? session.table.log.rowOfAct(session.position) : -1

    // Until somebody scrolls, and for as often as lines that come into sight are likely to change the guess.
    property bool following: true
    property int followed: 0

    function bringIntoView() {
        if (shownAt < 0) {
            positionViewAtEnd() // nothing has happened yet
            return
        }
        positionViewAtIndex(shownAt, ListView.Center)
        // The heights of lines that were out of sight were only guessed.
        forceLayout()
        positionViewAtIndex(shownAt, ListView.Center)
    }

    objectName: "replay-acts"
    model: session.table?.log ?? null
    clip: true
    // Lines beyond the edge are made by and by; Qt complains where the log is another before they are.
    cacheBuffer: 0
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {
        onPressedChanged: {
            if (pressed)
                list.following = false
        }
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Acts")
    onShownAtChanged: {
        following = true
        followed = 0
        follow.start()
    }
    onHeightChanged: bringIntoView()
    onMovementStarted: following = false
    // The lines have found their heights.
    onContentHeightChanged: {
        if (following && followed < 3) {
            ++followed
            follow.start()
        }
    }

    // The table first: while the slider is dragged the list need not keep up with every act.
    Timer {
        id: follow
        interval: 60
        onTriggered: list.bringIntoView()
    }

    delegate: ReplayAct {
        property bool pooled: false // kept for later, and not there for a screen reader

        visible: !pooled
        ListView.onPooled: pooled = true
        ListView.onReused: pooled = false
        width: ListView.view.width - Theme.space3
        checked: !amendment && number === list.session.position
        onClicked: list.session.goTo(number)
    }
}
