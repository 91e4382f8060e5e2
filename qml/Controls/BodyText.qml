// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

Text {
    property string language: Theme.language

    color: Theme.text
    font.family: Theme.familyFor(language)
    font.pixelSize: Theme.fontBody
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
