// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

Panel {
    id: panel

    required property Speaker speaker
    required property Settings settings
    property bool needsShown: false // an id of the line itself would keep the panel from being made late

    // Where nothing can be read aloud, there is nothing to choose.
    readonly property bool speaks: Array.from(speaker.voices).some(voice => voice.ready)

    // The engine is asked when somebody looks at what it says.
    Component.onCompleted: speaker.lookForVoices()

    contentItem: ColumnLayout {
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Reading aloud")
        }
        SliderRow {
            objectName: "settings-speech-speed"
            Layout.fillWidth: true
            visible: panel.speaks
            label: qsTr("Speed")
            valueText: qsTr("%1%").arg(panel.settings.speechPercent)
            from: 50
            to: 200
            stepSize: 10
            value: panel.settings.speechPercent
            onMoved: value => panel.settings.speechPercent = value
        }
        Repeater {
            model: panel.settings.languages

            SpeechVoiceRow {
                required property string modelData
                required property int index
                readonly property var voice: panel.speaker.voices[index]

                Layout.fillWidth: true
                visible: panel.speaks
                speaker: panel.speaker
                settings: panel.settings
                language: modelData
                ready: voice.ready
                several: voice.several
                status: voice.text
            }
        }
        SpeechProblem {
            objectName: "settings-speech-problem"
            Layout.fillWidth: true
            visible: text !== ""
            text: panel.speaker.voicesProblem
        }
        // Names of packages are for whoever sets the device up.
        FoldLine {
            objectName: "settings-speech-needs"
            Layout.fillWidth: true
            visible: panel.speaker.voicesNote !== ""
            text: panel.speaks ? qsTr("Not in every language: what is missing")
                  : qsTr("Nothing can be read aloud yet: what is missing")
            onOpenChanged: panel.needsShown = open
        }
        SmallText {
            objectName: "settings-speech-note"
            Layout.fillWidth: true
            visible: panel.needsShown && text !== ""
            text: panel.speaker.voicesNote
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
