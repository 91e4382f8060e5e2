// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

PlainText {
    property string language: Theme.language

    color: Theme.text
    font.family: Theme.familyFor(language)
    font.pixelSize: Theme.fontBody
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
