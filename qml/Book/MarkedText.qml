// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A text in which what was found is bold, and in the colour of what is meant.
ColouredText {
    id: marked

    required property var pieces // of the text; every second one was found
    property string language: Theme.language

    parts: pieces.map((piece, index) => index % 2 === 0 ? { text: piece }
                                                        : { text: piece, color: Theme.text, bold: true })
    color: Theme.text
    font.family: Theme.familyFor(language)
    font.pixelSize: Theme.fontBody
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    Accessible.ignored: true
}
