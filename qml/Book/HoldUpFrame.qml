// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Number, title, what happens and its picture, in the largest type that fits.
FocusScope {
    id: frame

    required property AppModel app
    property string told: Theme.language

    readonly property BookModel book: app.book
    readonly property bool alert: book.openedCard > 0
    readonly property string picture: book.openedPicture
    readonly property string happens: book.rules.happens(book.opened, told)
    readonly property int largestText: 160
    readonly property int smallestText: 12

    signal turnAsked
    signal languageAsked
    signal closeAsked

    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Keys.onLeftPressed: book.turnPage(-1)
    Keys.onRightPressed: book.turnPage(1)

    Rectangle {
        id: band
        width: parent.width
        height: Math.round(parent.height * 0.24)
        color: frame.alert ? Theme.redFill : Theme.raised

        PlainText {
            id: number
            x: Theme.space6
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: frame.alert ? frame.book.openedCard : frame.picture === "" ? frame.book.opened : ""
            color: frame.alert ? Theme.redInk : Theme.text
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.min(band.height * 0.72, frame.width * (frame.alert ? 0.12 : 0.16))
            Accessible.ignored: true
        }
        AlertPicture {
            id: silhouette
            visible: name !== ""
            x: Theme.space6 + (number.text === "" ? 0 : number.width + Theme.space4)
            anchors.verticalCenter: parent.verticalCenter
            card: frame.book.openedCard
            otherwise: frame.picture
            color: frame.alert ? Theme.redInk : Theme.text
            size: Math.round(Math.min(band.height * 0.86, frame.width * (frame.alert ? 0.12 : 0.2)))
        }
        Heading {
            id: title
            objectName: "hold-up-title"
            x: (silhouette.visible ? silhouette.x + silhouette.width : number.x + number.width) + Theme.space6
            width: parent.width - x - Theme.space6
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            language: frame.told
            text: frame.book.rules.title(frame.book.opened, frame.told)
            color: frame.alert ? Theme.redInk : Theme.text
            font.pixelSize: Math.round(band.height * 0.6)
            fontSizeMode: Text.Fit
            minimumPixelSize: frame.smallestText
        }
    }
    // The text and, where there is one, the picture: beside it or, where it is narrow, under it.
    Item {
        id: body
        x: Theme.space6
        y: band.height + Theme.space4
        width: parent.width - 2 * x
        height: (ruling.visible ? ruling.y : acts.y) - y - Theme.space4
    }
    // What the text needs at the least, above a picture.
    BodyText {
        id: least
        visible: false
        width: body.width
        language: frame.told
        text: words.text
        font.pixelSize: frame.smallestText
    }
    Diagram {
        id: diagram

        readonly property bool aside: body.width > body.height * 1.4
        readonly property real roomWide: aside ? Math.round(body.width * 0.54) : body.width

        objectName: visible ? "hold-up-diagram" : ""
        roomHigh: Math.round(aside ? body.height : Math.min(body.height * 0.66, body.height - Theme.space4
                                                            - least.implicitHeight))
        x: body.x + body.width - roomWide
        y: body.y + body.height - roomHigh + Math.round((roomHigh - implicitHeight) / 2)
        width: roomWide
        height: implicitHeight
        largest: 160
        rules: frame.book.rules
        clause: frame.book.opened
        language: frame.told
    }
    BodyText {
        id: words
        objectName: "hold-up-text"
        x: body.x
        y: body.y
        width: body.width - (diagram.visible && diagram.aside ? diagram.roomWide + Theme.space4 : 0)
        height: body.height - (diagram.visible && !diagram.aside ? diagram.roomHigh + Theme.space4 : 0)
        verticalAlignment: Text.AlignVCenter
        language: frame.told
        text: frame.happens === "" ? frame.book.rules.text(frame.book.opened, frame.told) : frame.happens
        font.pixelSize: frame.largestText
        fontSizeMode: Text.Fit
        minimumPixelSize: frame.smallestText
    }
    RulingTag {
        id: ruling
        objectName: visible ? "hold-up-ruling" : ""
        x: Theme.space6
        y: acts.y - height - Theme.space2
        width: parent.width - 2 * x
        language: frame.told
        rules: frame.book.rules
        clause: frame.book.opened
        // The text above it is what is held up.
        font.pixelSize: Math.min(longestWord.sizeIn(width),
                                 Math.max(frame.smallestText, frame.height * 0.025))
    }
    LongestWord {
        id: longestWord
        words: ruling.text
        font: Qt.font({ family: Theme.familyFor(frame.told), bold: true, pixelSize: Theme.fontTitle })
    }
    HoldUpActs {
        id: acts
        x: Theme.space4
        y: parent.height - height - Theme.space4
        width: parent.width - 2 * x
        book: frame.book
        speaker: frame.app.speaker
        words: frame.book.rules.toReadWithDiagram(frame.book.opened, frame.told)
        languageName: frame.app.settings.nativeName(frame.told)
        language: frame.told
        onTurnAsked: frame.turnAsked()
        onLanguageAsked: frame.languageAsked()
        onCloseAsked: frame.closeAsked()
    }
}
