// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// What all tappable controls share. AbstractButton is no base for them: it would emit clicked() for an act that may not
// be done, and here such a tap must ask for the reason instead. Nor is Control: with Qt 6.4 a screen reader is told
// that it is nothing in particular, whatever its role.
Item {
    id: control

    property string text
    property bool available: true
    property bool checked: false
    property bool holdOnly: false // a tap alone does nothing
    property bool holdable: false // a long press is something else than a tap
    property bool repeats: false // two quick taps are two, whatever the first one did
    property bool once: false // two quick taps are one, even where both would do the same
    property bool spent: false // this press has done what it could: its end means nothing more
    property int focusPolicy: Qt.StrongFocus

    // What is drawn: the background fills it all, the content what the padding leaves.
    property Item background
    property Item contentItem
    property real horizontalPadding: Theme.space3
    property real verticalPadding: Theme.space2
    property real leftPadding: horizontalPadding
    property real rightPadding: horizontalPadding
    property real topPadding: verticalPadding
    property real bottomPadding: verticalPadding
    property real shownHeight: height // of what is drawn, where the finger's target is higher
    property real shownRadius: Theme.radius

    readonly property real implicitContentWidth: contentItem ? contentItem.implicitWidth : 0
    readonly property real implicitContentHeight: contentItem ? contentItem.implicitHeight : 0
    readonly property real availableWidth: width - leftPadding - rightPadding
    readonly property real availableHeight: height - topPadding - bottomPadding
    readonly property bool down: area.down
    readonly property bool hovered: area.hovered
    // Whoever points has no use of a frame, also where the focus comes back from a sheet by itself.
    readonly property bool visualFocus: activeFocus && Theme.keysLead

    signal clicked
    signal held
    signal tappedOnly // what must be held
    signal refusedTapped

    function click() {
        if (spent)
            return
        if (!available)
            refusedTapped()
        else if (holdOnly)
            tappedOnly()
        else
            clicked()
    }

    function putPart(part: Item, place: Item) {
        // While all is taken down there is none any more.
        if (!part)
            return
        part.parent = place
        part.anchors.fill = place
    }

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    activeFocusOnTab: focusPolicy & Qt.TabFocus
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: control.click()
    Keys.onPressed: event => {
        const activates = event.key === Qt.Key_Space || event.key === Qt.Key_Return
                        || event.key === Qt.Key_Enter || event.key === Qt.Key_Select
        event.accepted = activates
        if (activates && !event.isAutoRepeat)
            control.click()
    }
    onDownChanged: {
        if (down)
            spent = false
    }
    onBackgroundChanged: putPart(background, ground)
    onContentItemChanged: putPart(contentItem, content)

    Item {
        id: ground
        z: -1
        anchors.fill: parent
    }
    PressArea {
        id: area
        anchors.fill: parent
        holdable: control.holdable
        repeats: control.repeats
        once: control.once
        shows: control.available
        shownHeight: control.shownHeight
        shownRadius: control.shownRadius
        onPressed: {
            if (control.focusPolicy & Qt.ClickFocus) {
                control.forceActiveFocus(Qt.MouseFocusReason)
            }
        }
        onTapped: control.click()
        onHeld: control.held()
    }
    Item {
        id: content
        x: control.leftPadding
        y: control.topPadding
        width: control.availableWidth
        height: control.availableHeight
    }
    FocusRing {
        shown: control.visualFocus
    }
}
