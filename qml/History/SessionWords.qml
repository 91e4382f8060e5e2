// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls

// A session's title and note; and the end of it. Nothing is kept before "Save".
Sheet {
    id: sheet

    required property SessionsModel sessions
    property string session
    property bool gone: false

    signal exportAsked(string session)

    function openFor(id: string) {
        session = id
        gone = false
        titleField.text = sessions.titleOf(id)
        noteBox.text = sessions.noteOf(id)
        sessions.dismiss()
        open()
    }
    function save() {
        if (sessions.setWords(session, titleField.text, noteBox.text))
            close()
    }

    objectName: "session-words"
    title: qsTr("Title and note")
    // A tap beside the sheet would throw away what was typed.
    closePolicy: T.Popup.CloseOnEscape

    Field {
        id: titleField
        input.objectName: "session-title"
        Layout.fillWidth: true
        label: qsTr("Title")
        placeholder: qsTr("if left empty: the players’ names")
        isName: true
        readOnly: sheet.gone
        onAccepted: sheet.save()
    }
    TextBox {
        id: noteBox
        input.objectName: "session-note"
        Layout.fillWidth: true
        label: qsTr("Note")
        isText: true
        lines: 3
        input.readOnly: sheet.gone
    }
    ActButton {
        objectName: "session-words-export"
        Layout.fillWidth: true
        visible: !sheet.gone
        iconName: "export"
        text: qsTr("Export this game")
        onClicked: {
            sheet.close()
            sheet.exportAsked(sheet.session)
        }
    }
    footer: [
        HistoryNote {
            objectName: "session-words-note"
            Layout.fillWidth: true
            problem: sheet.sessions.problem
            onDismissed: sheet.sessions.dismiss()
        },
        ActButton {
            objectName: "session-save"
            Layout.fillWidth: true
            visible: !sheet.gone
            primary: true
            iconName: "check"
            text: qsTr("Save")
            onClicked: sheet.save()
        },
        // Still there when it is done: the finger that held it down is still on it.
        HoldButton {
            objectName: "session-delete"
            Layout.fillWidth: true
            available: !sheet.gone
            iconName: "trash"
            text: sheet.gone ? qsTr("Deleted") : qsTr("Delete this game")
            hint: sheet.gone ? qsTr("It can be brought back until Basekeeper is closed") : qsTr("Hold to delete it")
            onConfirmed: sheet.gone = sheet.sessions.remove(sheet.session)
        },
        ActButton {
            objectName: "session-undelete"
            Layout.fillWidth: true
            visible: sheet.gone
            iconName: "undo"
            text: qsTr("Undo")
            onClicked: sheet.gone = !sheet.sessions.restore(sheet.session)
        }
    ]
}
