// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The opened entry for the whole table: as large as the screen allows, turned to any side of it.
T.Popup {
    id: up

    required property AppModel app
    property string told: Theme.language
    property int turned: 0 // degrees

    readonly property BookModel book: app.book
    readonly property bool sideways: turned % 180 !== 0
    readonly property string happens: app.rules.happens(book.opened, told)

    function openFor(language: string) {
        told = language
        open()
    }
    function nextLanguage() {
        const all = app.settings.languages
        told = all[(all.indexOf(told) + 1) % all.length]
    }

    objectName: "hold-up-popup"
    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    closePolicy: T.Popup.CloseOnEscape
    background: Rectangle {
        color: Theme.ground
    }
    contentItem: Item {
        Item {
            id: frame
            objectName: "hold-up"
            anchors.centerIn: parent
            width: up.sideways ? parent.height : parent.width
            height: up.sideways ? parent.width : parent.height
            rotation: up.turned
            Accessible.role: Accessible.Dialog
            Accessible.name: title.text
            Keys.onLeftPressed: up.book.turnPage(-1)
            Keys.onRightPressed: up.book.turnPage(1)

            Rectangle {
                id: band
                width: parent.width
                height: Math.round(parent.height * 0.24)
                color: up.book.openedCard > 0 ? Theme.redFill : Theme.raised

                Text {
                    id: number
                    x: Theme.space6
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: up.book.openedCard > 0 ? up.book.openedCard : up.book.opened
                    color: up.book.openedCard > 0 ? Theme.redInk : Theme.accent
                    font.family: Theme.numberFamily
                    font.bold: true
                    font.pixelSize: Math.min(band.height * 0.72, frame.width * 0.16)
                    Accessible.ignored: true
                }
                Heading {
                    id: title
                    objectName: "hold-up-title"
                    x: number.x + number.width + Theme.space6
                    width: parent.width - x - Theme.space6
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    language: up.told
                    text: up.app.rules.title(up.book.opened, up.told)
                    color: up.book.openedCard > 0 ? Theme.redInk : Theme.text
                    font.pixelSize: Math.round(band.height * 0.6)
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 12
                }
            }
            BodyText {
                objectName: "hold-up-text"
                x: Theme.space6
                y: band.height + Theme.space4
                width: parent.width - 2 * x
                height: acts.y - y - Theme.space4
                verticalAlignment: Text.AlignVCenter
                language: up.told
                text: up.happens === "" ? up.app.rules.text(up.book.opened, up.told) : up.happens
                font.pixelSize: 160
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
            }
            HoldUpActs {
                id: acts
                x: Theme.space4
                y: parent.height - height - Theme.space4
                width: parent.width - 2 * x
                book: up.book
                languageName: up.app.settings.nativeName(up.told)
                language: up.told
                onTurnAsked: up.turned = (up.turned + 90) % 360
                onLanguageAsked: up.nextLanguage()
                onCloseAsked: up.close()
            }
        }
    }
}
