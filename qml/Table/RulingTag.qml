// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Says of a clause that it is Basekeeper's ruling, not printed, or partly so. Hidden where all of it is printed.
SmallText {
    required property RuleTexts rules
    property string clause

    visible: text !== ""
    text: rules.rulingTag(clause, language)
    color: Theme.note
    font.bold: true
}
