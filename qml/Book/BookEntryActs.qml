// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with the entry as a whole.
Flow {
    id: acts

    required property BookModel book

    readonly property bool card: book.cardOpened // there are others to turn to
    readonly property bool narrow: width < Theme.scaled(380)

    signal holdUpAsked

    spacing: Theme.space2

    Chip {
        objectName: "book-before"
        visible: acts.book.hasBefore
        iconName: "back"
        text: qsTr("Back")
        onClicked: acts.book.goBack()
    }
    Chip {
        objectName: "book-previous"
        visible: acts.card
        iconName: "chevron-left"
        text: acts.narrow ? "" : Accessible.name
        Accessible.name: qsTr("Previous page")
        onClicked: acts.book.turnPage(-1)
    }
    Chip {
        objectName: "book-next"
        visible: acts.card
        iconName: "chevron-right"
        text: acts.narrow ? "" : Accessible.name
        Accessible.name: qsTr("Next page")
        onClicked: acts.book.turnPage(1)
    }
    Chip {
        objectName: "book-hold-up"
        iconName: "hold-up"
        //: shows the page large, to be held up for the others
        text: qsTr("Hold it up")
        onClicked: acts.holdUpAsked()
    }
}
