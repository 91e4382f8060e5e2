// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls

// What the game itself says of a moment, below plain words and never alone. It is English in every language.
SmallText {
    objectName: visible ? "voice" : ""
    visible: text !== ""
    language: "en"
    font.italic: true
    Accessible.ignored: !visible
}
