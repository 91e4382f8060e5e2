// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The players of earlier games, under the field that asks for a name. It lies over the rows instead of pushing
// them down: a row that moves under the finger is not the one that was meant.
T.Popup {
    id: offer

    required property SetupModel setup

    property int seat: 0
    readonly property int most: 8

    function openFor(field: Item, place: int) {
        if (setup.remembered.length === 0)
            return
        seat = place
        parent = field
        open()
    }
    // The focus goes from the field to a name of the offer before the tap is over.
    function closeUnlessUsed() {
        settle.restart()
    }
    function take(name: string) {
        setup.setName(seat, name)
        close()
    }

    y: parent ? parent.height + Theme.space1 : 0
    width: Math.min(Theme.scaled(340), T.Overlay.overlay ? T.Overlay.overlay.width - 2 * Theme.space4 : Theme.scaled(340))
    margins: Theme.space2
    padding: Theme.space3
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.edgeWidth
        border.color: Theme.outline
    }
    Timer {
        id: settle
        interval: 0
        onTriggered: {
            if (!chips.activeFocus && !(offer.parent as Field)?.input.activeFocus)
                offer.close()
        }
    }
    FocusScope {
        id: chips
        anchors.fill: parent
        implicitHeight: flow.implicitHeight

        Flow {
            id: flow
            width: parent.width
            spacing: Theme.space2

            Repeater {
                model: Math.min(offer.most, offer.setup.remembered.length)

                Chip {
                    required property int index

                    objectName: "setup-remembered-" + index
                    width: Math.min(implicitWidth, flow.width)
                    iconName: "person"
                    text: offer.setup.remembered[index] ?? ""
                    onClicked: offer.take(text)
                }
            }
        }
    }
}
