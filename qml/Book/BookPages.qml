// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// The opened entry in one language or in two: side by side where there is room, else one under the other.
GridLayout {
    id: pages

    required property AppModel app
    property var languages: [Theme.language]

    signal editAsked(string language)

    columns: languages.length > 1 && width >= Theme.scaled(560) ? 2 : 1
    columnSpacing: Theme.space3
    rowSpacing: Theme.space3

    BookPage {
        Layout.fillWidth: true
        Layout.fillHeight: pages.columns > 1
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        app: pages.app
        languages: pages.languages
        language: pages.languages[0]
        onEditAsked: pages.editAsked(language)
    }
    BookPage {
        Layout.fillWidth: true
        Layout.fillHeight: pages.columns > 1
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        visible: pages.languages.length > 1
        app: pages.app
        languages: pages.languages
        language: pages.languages[1] ?? Theme.language
        onEditAsked: pages.editAsked(language)
    }
}
