// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The players of earlier games, while a name is asked for. They lie over the other controls of the same row: so no
// row moves under the finger, and the next name can be tapped at once.
T.Popup {
    id: offer

    required property GameSetup setup

    property int seat: 0
    property bool taking: false

    function openFor(place: Item, forSeat: int) {
        if (taking || setup.remembered.length === 0)
            return
        seat = forSeat
        parent = place
        names.positionViewAtBeginning()
        open()
    }
    // The focus goes from the field to a name of the offer before the tap is over.
    function closeUnlessUsed() {
        settle.restart()
    }
    function take(name: string) {
        // Closing gives the focus back to the field, which would ask again.
        taking = true
        close()
        taking = false
        setup.setName(seat, name)
    }

    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    padding: 0
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: settle.stop()

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
    }

    Timer {
        id: settle
        interval: 0
        onTriggered: {
            if (!names.activeFocus)
                offer.close()
        }
    }
    ListView {
        id: names
        anchors.fill: parent
        orientation: ListView.Horizontal
        spacing: Theme.space2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: offer.setup.remembered

        delegate: Chip {
            required property string modelData
            required property int index

            objectName: "setup-remembered-" + index
            y: (names.height - height) / 2
            width: Math.min(implicitWidth, names.width)
            iconName: "person"
            text: modelData
            onClicked: offer.take(modelData)
        }
    }
}
