// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many bases win, with the number that the rules give (0.2).
RowLayout {
    id: threshold

    required property AllYourBaseSetup setup

    readonly property string label: qsTr("Bases to win")
    // Large text on a narrow screen: the words stand above the number.
    readonly property bool narrow: width < 340 * Theme.textScale

    signal clauseAsked(string clause)

    spacing: Theme.space1

    ColumnLayout {
        spacing: 0

        BodyText {
            Layout.fillWidth: true
            visible: threshold.narrow
            text: threshold.label
            Accessible.ignored: true
        }
        Stepper {
            objectName: "setup-threshold"
            Layout.fillWidth: !threshold.narrow
            label: threshold.narrow ? "" : threshold.label
            Accessible.name: Joined.words([threshold.label, value], Theme.language)
            from: 1
            to: 99
            value: threshold.setup.threshold
            onMoved: value => threshold.setup.threshold = value
        }
        SmallText {
            Layout.fillWidth: true
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
        objectName: "setup-threshold-info"
        Layout.rightMargin: -Theme.space2
        Layout.alignment: Qt.AlignTop
        flat: true
        iconName: "info"
        label: qsTr("About rule %1").arg("0.2")
        onClicked: threshold.clauseAsked("0.2")
    }
}
