// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The one text that is markup: parts of it stand out by colour or weight. It is made here, of escaped parts.
Text {
    property var parts: [] // of { text, and perhaps color, bold }

    readonly property bool standsOut: parts.some(part => part.color !== undefined || part.bold === true)

    function escaped(part: string): string {
        return part.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
    }
    function marked(part: var): string {
        const words = escaped(String(part.text))
        const coloured = part.color === undefined ? words : "<font color=\"" + part.color + "\">" + words + "</font>"
        return part.bold ? "<b>" + coloured + "</b>" : coloured
    }
    function joined(): string {
        return parts.map(part => standsOut ? marked(part) : String(part.text)).join("")
    }

    text: joined()
    textFormat: standsOut ? Text.StyledText : Text.PlainText
}
