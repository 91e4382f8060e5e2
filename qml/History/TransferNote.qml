// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Controls

// What went wrong, or what was done. It stays until it is put away.
Toast {
    id: note

    required property TransferModel transfer

    loud: transfer.problem !== ""
    calm: !loud
    linger: 0
    shown: transfer.problem !== "" || transfer.notice !== ""
    title: transfer.problem !== "" ? qsTr("That did not work") : ""
    text: transfer.problem !== "" ? transfer.problem : transfer.notice
    onDismissed: {
        transfer.dismiss()
        shown = Qt.binding(() => note.transfer.problem !== "" || note.transfer.notice !== "")
    }

    Chip {
        objectName: note.objectName + "-folder"
        visible: note.transfer.hasWritten
        iconName: "folder"
        text: qsTr("Show in folder")
        onClicked: note.transfer.showInFolder()
    }
    Chip {
        objectName: note.objectName + "-open"
        visible: note.transfer.hasWrittenFile
        iconName: "document"
        text: qsTr("Open")
        onClicked: note.transfer.openWritten()
    }
}
