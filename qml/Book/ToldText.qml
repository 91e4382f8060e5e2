// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A text under its title. Hidden where there is nothing to tell.
ColumnLayout {
    id: told

    property string title
    property string text
    property string language: Theme.language

    visible: text !== ""
    spacing: Theme.space1

    SectionTitle {
        Layout.fillWidth: true
        language: told.language
        text: told.title
    }
    BodyText {
        Layout.fillWidth: true
        language: told.language
        text: told.text
    }
}
