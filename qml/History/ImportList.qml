// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The files that were chosen, with what would become of each.
ListView {
    id: list

    required property TransferModel transfer

    objectName: "import-list"
    model: transfer.files
    spacing: Theme.space2
    clip: true
    cacheBuffer: 0
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    T.ScrollBar.vertical: ScrollHandle {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Session files")

    delegate: ImportLine {
        id: line

        required property int index
        required property string path

        required name
        required game
        required sign
        required told
        required mood
        required asks
        required wanted

        objectName: "import-line-" + index
        width: list.width - Theme.space3
        onWantedUnverified: yes => list.transfer.wantUnverified(line.path, yes)
    }
}
