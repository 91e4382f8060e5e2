// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Keys in lines of which all are as wide, and as high as there is room for.
Grid {
    required property int keyCount
    required property real tallest // a key may be
    property real room: 0 // of height, for larger keys

    readonly property int lines: Math.ceil(keyCount / columns)
    readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)
    readonly property real keyHeight: Math.min(tallest, Math.floor((room - (lines - 1) * spacing) / lines))
}
