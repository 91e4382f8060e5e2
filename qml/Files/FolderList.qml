// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The folders in the one that is open, and the way out of it; a tap goes there.
Column {
    id: list

    required property FilePlaces places

    spacing: Theme.space2

    SectionTitle {
        width: list.width
        text: qsTr("Folders")
    }
    SmallText {
        width: list.width
        text: list.places.where
        wrapMode: Text.WrapAnywhere
    }
    FileLine {
        objectName: "folder-above"
        width: list.width
        visible: path !== ""
        path: list.places.above
        icon: "back"
        name: qsTr("One folder up")
        onClicked: list.places.open(path)
    }
    Repeater {
        model: list.places.folders

        FileLine {
            required property int index

            objectName: "folder-" + index
            width: list.width
            icon: "folder"
            onClicked: list.places.open(path)
        }
    }
}
