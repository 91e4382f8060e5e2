// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

Panel {
    id: panel

    required property GameSetup setup
    required property Settings settings

    property int draggedPerson: -1
    readonly property bool dragging: draggedPerson >= 0

    signal clauseAsked(string clause)
    signal entered // the last name

    function nameAfter(seat: int) {
        const next = list.itemAt(seat + 1) as SetupSeatRow
        if (next)
            next.focusName()
        else
            entered()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Players")
        }
        Column {
            id: rows
            Layout.fillWidth: true
            spacing: Theme.space2

            move: Transition {
                NumberAnimation { property: "y"; duration: Theme.durationShort }
            }

            Repeater {
                id: list
                model: panel.setup.seats

                SetupSeatRow {
                    width: rows.width
                    spacing: rows.spacing
                    setup: panel.setup
                    settings: panel.settings
                    onDragStarted: panel.draggedPerson = person
                    onDragEnded: panel.draggedPerson = -1
                    onNamesAsked: place => offer.openFor(place, seat)
                    onNamesDone: offer.closeUnlessUsed()
                    onNameEntered: panel.nameAfter(seat)
                    onClauseAsked: clause => panel.clauseAsked(clause)
                }
            }
        }
        ActButton {
            objectName: "setup-add"
            Layout.fillWidth: true
            iconName: "plus"
            text: qsTr("Add a player")
            hint: qsTr("%n at the table", "", panel.setup.seatCount)
            available: panel.setup.canAdd
            onClicked: panel.setup.addSeat()
            onRefusedTapped: panel.clauseAsked("0.1")
        }
        SmallText {
            Layout.fillWidth: true
            text: panel.setup.hasFirst ? qsTr("In the order in which you sit. The flag marks who begins.")
                  : qsTr("In the order in which you sit.")
        }
        SetupNameOffer {
            id: offer
            setup: panel.setup
        }
    }
}
