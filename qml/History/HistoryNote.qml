// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Controls

// What went wrong. It stays until it is put away.
Toast {
    id: note

    property string problem

    loud: true
    shown: problem !== ""
    title: qsTr("That did not work")
    text: problem
    onDismissed: shown = Qt.binding(() => note.problem !== "")
}
