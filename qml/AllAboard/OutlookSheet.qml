// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A boat closely: its load as it stands, and what would happen if it sailed now.
Sheet {
    id: sheet

    required property AllAboardTable table

    readonly property OutlookModel outlook: table.outlook
    readonly property bool sails: outlook.result === AboardState.Result.Sailed
    readonly property bool sinks: outlook.result === AboardState.Result.Sunk

    signal clauseAsked(string clause)

    objectName: "outlook"
    language: table.askedLanguage
    title: say(() => outlook.done ? qsTr("Boat %1").arg(Math.max(1, outlook.boat))
               : qsTr("If boat %1 sailed now").arg(Math.max(1, outlook.boat)))
    subtitle: say(() => outlook.done || outlook.faceDown === 0 ? "" : qsTr("as it stands, not counting face-down animals"))
    preferredWidth: Theme.scaled(620)
    onClosed: outlook.close()

    Connections {
        target: sheet.outlook
        function onChanged() {
            if (sheet.outlook.boat === 0)
                sheet.close()
        }
    }

    Segmented {
        objectName: "outlook-boats"
        Layout.fillWidth: true
        visible: sheet.outlook.boats > 1
        label: sheet.say(() => qsTr("Boat"))
        model: Array.from({ length: sheet.outlook.boats },
                          (unused, index) => ({ value: index + 1, label: String(index + 1) }))
        value: sheet.outlook.boat
        onChosen: value => sheet.outlook.look(value)
    }
    RowLayout {
        spacing: Theme.space4

        BoatHull {
            Layout.preferredWidth: Theme.scaled(150)
            Layout.preferredHeight: Theme.scaled(57)
            number: sheet.outlook.number
            edge: sheet.sinks ? Theme.redFill : sheet.sails ? Theme.green : Theme.note
            fill: Theme.card
        }
        LoadGauge {
            table: sheet.table
            halves: sheet.outlook.weightHalves
            number: sheet.outlook.number
            fill: sheet.outlook.fill
            tooHeavy: sheet.outlook.tooHeavy
        }
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Repeater {
            model: sheet.outlook.passengers

            AnimalCard {
                required property string spoken
                required animal
                required seat
                required weight
                required inLove
                required fights
                required fate

                width: Theme.scaled(72)
                height: Theme.scaled(86)
                label: spoken
            }
        }
    }
    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: notes
        Layout.fillWidth: true
        spacing: Theme.space1

        Repeater {
            model: sheet.outlook.notes

            OutcomeLine {
                required property string modelData

                width: notes.width
                iconName: "info"
                ink: Theme.note
                pixelSize: Theme.fontBody
                language: sheet.language
                text: modelData
            }
        }
    }
    // The answer heads its reasons.
    Heading {
        objectName: "outlook-outcome"
        Layout.fillWidth: true
        level: 3
        language: sheet.language
        text: sheet.say(() => sheet.outlook.outcome)
        color: sheet.sinks ? Theme.red : sheet.sails ? Theme.green : Theme.note
    }
    SailingSteps {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !sheet.outlook.done
        headed: false
        steps: sheet.outlook.steps
    }
}
