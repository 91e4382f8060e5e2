// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many bases win, with the number that the rules give (0.2).
// Placed by hand: a layout whose parts come and go with its width does not settle within another one.
Item {
    id: threshold

    required property AllYourBaseSetup setup

    readonly property string label: qsTr("Bases to win")
    // Large text on a narrow screen: the words stand above the number.
    readonly property bool narrow: width < 340 * Theme.textScale

    signal clauseAsked(string clause)

    implicitHeight: column.height

    Column {
        id: column
        width: info.x - Theme.space1

        BodyText {
            width: parent.width
            visible: threshold.narrow
            text: threshold.label
            Accessible.ignored: true
        }
        Stepper {
            objectName: "setup-threshold"
            width: threshold.narrow ? implicitWidth : parent.width
            label: threshold.narrow ? "" : threshold.label
            Accessible.name: Joined.words([threshold.label, value], Theme.language)
            from: 1
            to: 99
            value: threshold.setup.threshold
            onMoved: value => threshold.setup.threshold = value
        }
        SmallText {
            width: parent.width
            text: qsTr("The rules say %1 for %n player(s).", "",
                       threshold.setup.seatCount).arg(threshold.setup.standardThreshold)
        }
        Chip {
            objectName: "setup-threshold-standard"
            visible: threshold.setup.ownThreshold
            iconName: "undo"
            text: qsTr("Back to %1").arg(threshold.setup.standardThreshold)
            onClicked: threshold.setup.useStandardThreshold()
        }
    }
    IconButton {
        id: info
        objectName: "setup-threshold-info"
        anchors.right: parent.right
        anchors.rightMargin: -Theme.space2
        flat: true
        iconName: "info"
        label: qsTr("About rule %1").arg("0.2")
        onClicked: threshold.clauseAsked("0.2")
    }
}
