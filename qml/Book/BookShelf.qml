// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which game; the search, and under it what it finds; or all the cards, or all the rules. Where it is low, all of it
// scrolls until the list below fills the view.
ScrollArea {
    id: shelf

    required property AppModel app
    required property bool wantsRules // and not the cards, where there is a choice

    readonly property BookModel book: app.book
    readonly property RuleTexts rules: book.rules
    readonly property bool pictures: rules.hasPictures // are what its cards are told by
    readonly property bool showsRules: wantsRules || !rules.hasCards
    property bool asList: false // the cards
    readonly property bool low: height < Theme.scaled(300)
    readonly property real listHeight: low ? Math.min(height, Theme.scaled(240)) : -1

    signal rulesChosen(bool rules)
    signal foundIn(string language) // what was opened was found in that language

    function search() {
        field.input.forceActiveFocus(Qt.ShortcutFocusReason)
        field.input.selectAll()
    }

    scrolls: low
    spacing: Theme.space3

    Segmented {
        objectName: "book-game"
        Layout.fillWidth: true
        //: which of the games: All Your Base, Outspeed, …
        label: qsTr("Game")
        model: shelf.book.games
        value: shelf.book.game
        onChosen: value => shelf.book.game = value
    }
    RowLayout {
        spacing: Theme.space2

        Icon {
            name: "search"
            color: Theme.textSecond
        }
        Field {
            id: field
            input.objectName: "book-search"
            Layout.fillWidth: true
            placeholder: shelf.rules.searchHint(Theme.language)
            text: shelf.book.query
            maximumLength: 200
            inputMethodHints: Qt.ImhNoPredictiveText
            onEdited: text => shelf.book.query = text
        }
        IconButton {
            objectName: "book-search-clear"
            visible: field.text !== ""
            flat: true
            iconName: "close"
            label: qsTr("Clear the search")
            onClicked: shelf.book.query = ""
        }
    }
    RowLayout {
        visible: !shelf.book.searching && shelf.rules.hasCards
        spacing: Theme.space2

        Segmented {
            objectName: "book-part"
            Layout.fillWidth: true
            label: qsTr("View")
            model: [
                { value: false, name: "cards", label: shelf.rules.cardsTitle(Theme.language) },
                { value: true, name: "rules", label: qsTr("Rules") }
            ]
            value: shelf.showsRules
            onChosen: value => shelf.rulesChosen(value)
        }
        IconButton {
            objectName: "book-as-list"
            visible: !shelf.showsRules && !shelf.pictures
            iconName: shelf.asList ? "grid" : "log"
            label: shelf.asList ? qsTr("Show as a grid") : qsTr("Show as a list")
            onClicked: shelf.asList = !shelf.asList
        }
    }
    HitList {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: shelf.listHeight
        visible: shelf.book.searching
        book: shelf.book
        onOpenAsked: (clause, language) => {
            shelf.book.open(clause)
            shelf.foundIn(language)
        }
    }
    ScrollArea {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: shelf.listHeight
        visible: !shelf.book.searching
        keepsBarRoom: true

        // Columns, not layouts: Qt 6.4's layouts crash on what goes while they are hidden.
        Column {
            id: column
            Layout.fillWidth: true
            spacing: Theme.space4
            bottomPadding: Theme.space4

            ItemIf {
                when: !shelf.showsRules && shelf.pictures

                BookPictures {
                    width: column.width
                    book: shelf.book
                }
            }
            ItemIf {
                when: !shelf.showsRules && !shelf.pictures

                BookCards {
                    width: column.width
                    book: shelf.book
                    asList: shelf.asList
                }
            }
            ItemIf {
                when: !shelf.showsRules && !shelf.pictures

                PrintedFiles {
                    width: column.width
                    book: shelf.book
                    settings: shelf.app.settings
                }
            }
            ItemIf {
                when: shelf.showsRules

                RuleIndex {
                    width: column.width
                    rules: shelf.book.rules
                    opened: shelf.book.opened
                    onClauseAsked: clause => shelf.book.open(clause)
                }
            }
        }
    }
}
