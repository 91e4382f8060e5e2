// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What is read: a card or a clause, in one language or in two.
ScrollArea {
    id: entry

    required property AppModel app

    readonly property BookModel book: app.book

    signal holdUpAsked(string language)
    signal editAsked(string language)

    function showAlso(language: string) {
        if (!languages.shown.includes(language))
            languages.shown = [languages.shown[0], language]
    }

    keepsBarRoom: true

    Connections {
        target: entry.book
        function onOpenedChanged() {
            entry.contentY = 0
        }
    }
    GridLayout {
        id: above
        columns: entry.width >= Theme.scaled(620) ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: Theme.space2

        LanguagePair {
            id: languages
            prefix: "book-language-"
            settings: entry.app.settings
        }
        BookEntryActs {
            Layout.fillWidth: above.columns === 1
            Layout.preferredWidth: above.columns > 1 ? natural : 1
            book: entry.book
            onHoldUpAsked: entry.holdUpAsked(languages.shown[0])
        }
    }
    BookPages {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space4
        app: entry.app
        languages: languages.shown
        onEditAsked: language => entry.editAsked(language)
    }
}
