// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A clause's picture and, under it, what it shows in words. Hidden where there is none.
Column {
    id: figure

    required property RuleTexts rules
    required property string clause
    property string language: Theme.language

    visible: diagram.shown
    spacing: Theme.space2

    Diagram {
        id: diagram
        width: figure.width
        height: implicitHeight
        rules: figure.rules
        clause: figure.clause
        language: figure.language
        Accessible.ignored: true // the words are beneath
    }
    SmallText {
        width: figure.width
        language: figure.language
        text: figure.rules.diagramTold(figure.clause, figure.language)
    }
}
