// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Controls

// What went wrong, or what was done. It stays until it is put away.
Toast {
    id: note

    required property TransferModel transfer

    kind: transfer.problem !== "" ? "loud" : "info"
    linger: 0
    shown: transfer.problem !== "" || transfer.notice !== ""
    title: transfer.problem !== "" ? qsTr("That did not work") : ""
    text: transfer.problem !== "" ? transfer.problem : transfer.notice
    onDismissed: {
        transfer.dismiss()
        shown = Qt.binding(() => note.transfer.problem !== "" || note.transfer.notice !== "")
    }
}
