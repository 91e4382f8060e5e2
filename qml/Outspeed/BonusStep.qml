// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What a bonus token would do, in a line; tapped, the track shows the table after it.
Pressable {
    id: step

    property bool startsGroup: false // the first of those that take effect at the same moment
    property string token
    property string played // its name; what it does is drawn, and said to the ear
    property bool current: false
    property bool large: false // there is height to spare
    property var seats: [] // who does it
    property var affected: [] // to whom
    property var results: [] // TouchedRow: what it comes to for them
    property bool tellsResults: true

    readonly property var told: tellsResults ? results : []

    horizontalPadding: Theme.space2
    verticalPadding: large ? Theme.space3 : Theme.space2
    Accessible.checked: current

    background: Rectangle {
        radius: Theme.radius - 2
        color: step.down ? Theme.pressed : step.current ? Theme.chosenGround : "transparent"
        border.width: step.current ? Theme.edgeWidth : 0
        border.color: Theme.chosen

        Hairline {
            visible: step.startsGroup
            width: parent.width
        }
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        TokenBack {
            visible: step.token !== ""
            token: step.token
            lit: true
            size: Theme.scaled(step.large ? 64 : 44)
        }
        Repeater {
            model: step.seats.slice(0, 1)

            SeatBadge {
                required property int modelData

                seat: modelData
                size: Theme.scaled(step.large ? 32 : 28)
                Accessible.ignored: true
            }
        }
        // Whom it meets, and what it comes to for them, stands below the words, which need the whole width.
        ColumnLayout {
            spacing: Theme.space1

            BodyText {
                Layout.fillWidth: true
                text: step.played !== "" ? step.played : step.text
                font.bold: step.played !== ""
                font.pixelSize: step.token !== "" ? Theme.fontStrong : Theme.fontBody
                Accessible.ignored: true
            }
            Flow {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: step.told.length > 0
                spacing: Theme.space3

                Repeater {
                    model: step.told

                    StepResult {
                        required property var modelData

                        touched: modelData
                    }
                }
            }
            Row {
                visible: step.token !== "" && step.affected.length > 0 && step.told.length === 0
                spacing: Theme.space1

                Repeater {
                    model: step.affected

                    SeatBadge {
                        required property int modelData

                        seat: modelData
                        size: Theme.scaled(20)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
