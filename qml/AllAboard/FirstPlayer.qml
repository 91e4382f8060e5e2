// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Who begins: whoever saw a monkey most recently. The monkey asks, a tap on a player answers.
Panel {
    id: panel

    required property AllAboardSetup setup
    property SetupSeat written // whose name may be being typed

    signal clauseAsked(string clause)

    GridLayout {
        anchors.fill: parent
        // Beside the monkey the names would have no room on a phone in large text.
        columns: panel.width >= Theme.scaled(300) ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: Theme.space2

        Icon {
            Layout.alignment: Qt.AlignTop
            name: "animals/monkey"
            size: Theme.scaled(84)
            color: Theme.ship
        }
        ColumnLayout {
            spacing: Theme.space2

            RowLayout {
                spacing: Theme.space2

                Heading {
                    Layout.fillWidth: true
                    level: 3
                    text: qsTr("Who saw a monkey most recently?")
                }
                IconButton {
                    objectName: "setup-monkey-info"
                    flat: true
                    iconName: "info"
                    label: qsTr("About rule %1").arg("0.3")
                    onClicked: panel.clauseAsked("0.3")
                }
            }
            Flow {
                id: seats
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                spacing: Theme.space2

                Repeater {
                    model: panel.setup.seats

                    SeatChip {
                        required property string name
                        required property string standIn
                        required property bool first
                        required seat

                        objectName: "setup-monkey-" + seat
                        width: Math.min(implicitWidth, seats.width)
                        text: panel.written?.seat === seat ? panel.written.shownName : name === "" ? standIn : name
                        checked: first
                        onClicked: panel.setup.setFirst(seat)
                    }
                }
            }
        }
    }
}
