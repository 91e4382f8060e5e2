// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Controls

// What went wrong with the table's own texts, or what was done with them. It stays until it is put away.
Toast {
    id: note

    required property BookModel book

    loud: book.problem !== ""
    calm: !loud
    linger: 0
    shown: book.problem !== "" || book.notice !== ""
    title: book.problem !== "" ? qsTr("That did not work") : ""
    text: book.problem !== "" ? book.problem : book.notice
    onDismissed: {
        book.dismiss()
        shown = Qt.binding(() => note.book.problem !== "" || note.book.notice !== "")
    }
}
