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
    readonly property real natural: roomOf(before) + roomOf(previous) + roomOf(next) + hold.implicitWidth // on one line

    signal holdUpAsked

    function roomOf(chip: Item): real {
        return chip.visible ? chip.implicitWidth + spacing : 0
    }

    spacing: Theme.space2

    Chip {
        id: before
        objectName: "book-before"
        visible: acts.book.hasBefore
        iconName: "back"
        text: qsTr("Back")
        onClicked: acts.book.goBack()
    }
    Chip {
        id: previous
        objectName: "book-previous"
        visible: acts.card
        iconName: "chevron-left"
        Accessible.name: qsTr("Previous page")
        onClicked: acts.book.turnPage(-1)
    }
    Chip {
        id: next
        objectName: "book-next"
        visible: acts.card
        iconName: "chevron-right"
        Accessible.name: qsTr("Next page")
        onClicked: acts.book.turnPage(1)
    }
    Chip {
        id: hold
        objectName: "book-hold-up"
        iconName: "hold-up"
        //: shows the page large, to be held up for the others
        text: qsTr("Hold it up")
        onClicked: acts.holdUpAsked()
    }
}
