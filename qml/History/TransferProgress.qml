// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How far it is, where many games go out or come in.
RowLayout {
    id: progress

    required property TransferModel transfer

    visible: transfer.busy
    spacing: Theme.space3

    BodyText {
        objectName: "transfer-progress"
        Layout.fillWidth: true
        //: how many files are done, how many there are
        text: qsTr("%1 of %2…").arg(progress.transfer.done).arg(progress.transfer.count)
        color: Theme.textSecond
    }
    ActButton {
        objectName: "transfer-stop"
        iconName: "stop"
        text: qsTr("Stop")
        onClicked: progress.transfer.clear()
    }
}
