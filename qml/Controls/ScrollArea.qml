// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.Theme

// A column that scrolls when it must, and brings into view what gets the focus by keys or is to be written in.
Flickable {
    id: area

    default property alias contents: column.data
    property alias spacing: column.spacing
    // With false the contents fill the area and scroll by themselves, as a list does.
    property bool scrolls: true
    // Kept whether there is a bar or not: where the bar came and went, what wraps could call for it and not need it by
    // turns.
    property bool keepsBarRoom: false

    readonly property Item focused: visible ? Window.activeFocusItem : null
    readonly property real barWidth: scrolls && (keepsBarRoom || column.implicitHeight > height) ? Theme.space3 : 0

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    contentWidth: width
    contentHeight: column.height
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
    T.ScrollBar.vertical: ScrollHandle {}

    onFocusedChanged: {
        let up = focused
        while (up && up !== column)
            up = up.parent
        const writes = (focused as TextInput) || (focused as TextEdit)
        // What a pointer pressed was in sight, and must not go from under it; nor must what there is to read, where a
        // sheet that closes gives the focus back.
        if (up && (Theme.keysLead || writes))
            reveal(focused)
    }

    // Scrolls no more than it must.
    function reveal(part: Item) {
        const top = part.mapToItem(column, 0, 0).y
        contentY = Math.max(0, Math.min(contentHeight - height,
            Math.max(top + part.height + Theme.space2 - height, Math.min(contentY, top - Theme.space2))))
    }

    ColumnLayout {
        id: column
        width: area.width - area.barWidth
        // Without any height a layout arranges nothing, and a list that has a height only once it has a width would
        // never get either.
        height: area.scrolls ? Math.max(1, implicitHeight) : area.height
        spacing: Theme.space3
    }
}
