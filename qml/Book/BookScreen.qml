// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The cards and the rules of a game to look up: the shelf beside what is read or, where it is narrow, one after the
// other.
FocusScope {
    id: screen

    required property AppModel app
    property bool showsRules: false // and not the cards

    readonly property var box: app.box(book.game)
    readonly property BookModel book: app.book
    readonly property bool wide: width > height && width >= Theme.scaled(860)
    readonly property bool reading: book.opened !== ""

    signal backAsked

    function goBack() {
        if (book.hasBefore || (!wide && reading))
            book.goBack()
        else
            backAsked()
    }

    objectName: "book-screen"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: goBack()
    Keys.onBackPressed: goBack()
    Component.onCompleted: book.takeUp()

    Shortcut {
        enabled: screen.visible
        sequence: "Ctrl+F"
        onActivated: {
            if (!screen.wide)
                screen.book.close()
            shelf.search()
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "book"
        width: parent.width
        title: qsTr("The book")
        subtitle: qsTr("cards and rules")
        onBack: screen.goBack()
    }
    BookShelf {
        id: shelf
        visible: screen.wide || !screen.reading
        x: Theme.space4
        y: bar.height + Theme.space4
        width: screen.wide ? Math.max(Theme.scaled(360), Math.round(screen.width * 0.38))
               : screen.width - 2 * Theme.space4
        height: screen.height - y
        app: screen.app
        wantsRules: screen.showsRules
        onRulesChosen: rules => screen.showsRules = rules
        onFoundIn: language => entry.showAlso(language)
    }
    BookEntry {
        id: entry
        visible: screen.reading
        x: screen.wide ? shelf.x + shelf.width + Theme.space4 : Theme.space4
        y: bar.height + Theme.space4
        width: screen.width - x - Theme.space4
        height: screen.height - y
        app: screen.app
        onHoldUpAsked: language => holdUp.openFor(language)
        onEditAsked: language => editor.openFor(language)
    }
    BookUnopened {
        visible: screen.wide && !screen.reading
        anchors.centerIn: entry
        width: entry.width * 0.7
        roomHigh: entry.height
        showsRules: shelf.showsRules
        picture: screen.box.picture ?? ""
        rules: screen.book.rules
    }
    BookNote {
        objectName: "book-note"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(Theme.scaled(620), parent.width - 2 * Theme.space4)
        height: implicitHeight
        book: screen.book
    }
    HoldUp {
        id: holdUp
        app: screen.app
    }
    PrintedEditor {
        id: editor
        app: screen.app
    }
}
