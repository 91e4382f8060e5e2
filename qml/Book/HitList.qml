// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the search finds, the best first; where it finds nothing, what may help.
ListView {
    id: list

    required property BookModel book

    signal openAsked(string clause, string language)

    objectName: "book-hits"
    model: book.hits
    clip: true
    spacing: Theme.space1
    boundsBehavior: Flickable.StopAtBounds
    // Lines beyond the edge would be made by and by, and Qt 6.4 complains where the list has changed by then.
    cacheBuffer: 0
    T.ScrollBar.vertical: ScrollHandle {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Found")

    Connections {
        target: list.book
        function onQueryChanged() {
            list.positionViewAtBeginning()
        }
    }
    delegate: HitLine {
        id: line

        required property string clause
        required card
        required picture
        required property string language
        required property string languageName
        required property var title
        required property var snippet
        required property string field
        required property string spoken

        objectName: "book-hit-" + clause
        width: ListView.view.width - Theme.space3
        number: card > 0 ? card : clause
        titlePieces: title
        snippetPieces: snippet
        place: Joined.facts([languageName, field], Theme.language)
        told: language
        text: spoken
        checked: list.book.opened === clause
        onClicked: list.openAsked(clause, language)
    }
    Column {
        objectName: "book-nothing"
        visible: list.count === 0 && list.book.searching
        x: Theme.space3
        y: Theme.space6
        width: list.width - 2 * x
        spacing: Theme.space3

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "search"
            color: Theme.textFaint
            size: Theme.scaled(48)
        }
        Heading {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Nothing found for “%1”").arg(list.book.query.trim())
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Try fewer letters or words: every word must match. The card’s number works best.")
            color: Theme.textSecond
        }
    }
}
