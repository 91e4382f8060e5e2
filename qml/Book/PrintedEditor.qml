// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What the opened card says in one language. Nothing is kept before "Save".
Sheet {
    id: sheet

    required property AppModel app
    property string told: Theme.language

    readonly property BookModel book: app.book

    function openFor(language: string) {
        told = language
        box.text = book.printed[language] ?? ""
        book.dismiss()
        open()
        box.input.forceActiveFocus()
    }
    function save() {
        if (book.savePrinted(told, box.text))
            close()
    }
    // Still open: the finger that held the button down is still on it.
    function remove() {
        if (book.savePrinted(told, ""))
            box.text = ""
    }

    objectName: "printed"
    title: qsTr("What your card says")
    subtitle: app.settings.nativeName(told)
    preferredWidth: Theme.scaled(620)
    // A tap beside the sheet would throw away what was typed.
    closePolicy: T.Popup.CloseOnEscape

    ClauseHead {
        Layout.fillWidth: true
        card: sheet.book.openedCard
        number: sheet.book.openedCard
        title: sheet.book.rules.title(sheet.book.opened, sheet.told)
        language: sheet.told
    }
    // Ours above theirs, so that whoever types sees where they differ.
    Rectangle {
        objectName: "printed-ours"
        Layout.fillWidth: true
        visible: sheet.screenHeight >= Theme.scaled(560) // else the field would lie out of sight
        implicitHeight: ours.implicitHeight + 2 * Theme.space3
        radius: Theme.radius
        color: Theme.raised

        ToldText {
            id: ours
            x: Theme.space4
            y: Theme.space3
            width: parent.width - 2 * x
            language: sheet.told
            //: over a rule in our own words
            title: InLanguage.say(sheet.told, () => qsTr("Basekeeper says"))
            text: sheet.book.rules.happens(sheet.book.opened, sheet.told)
        }
    }
    TextBox {
        id: box
        input.objectName: "printed-text"
        Layout.fillWidth: true
        label: qsTr("Word for word, as it is printed")
        language: sheet.told
    }
    SmallText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignRight
        text: box.text.length + " / " + sheet.book.longestPrinted
        color: box.text.length > sheet.book.longestPrinted ? Theme.red : Theme.textSecond
    }
    footer: [
        BookNote {
            objectName: "printed-note"
            Layout.fillWidth: true
            book: sheet.book
        },
        ActButton {
            objectName: "printed-save"
            Layout.fillWidth: true
            primary: box.text !== (sheet.book.printed[sheet.told] ?? "")
            iconName: "check"
            text: qsTr("Save")
            onClicked: sheet.save()
        },
        HoldButton {
            objectName: "printed-remove"
            Layout.fillWidth: true
            visible: (sheet.book.printed[sheet.told] ?? "") !== ""
            iconName: "trash"
            text: qsTr("Remove this text")
            onConfirmed: sheet.remove()
        }
    ]
}
