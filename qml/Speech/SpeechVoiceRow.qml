// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A language, whether there is a voice for it, and how it sounds.
ColumnLayout {
    id: row

    required property Speaker speaker
    required property Settings settings
    required property string language
    property bool ready: false
    property bool several: false
    property string status

    readonly property string nativeName: settings.nativeName(language)

    spacing: 0

    RowLayout {
        spacing: Theme.space2

        Heading {
            Layout.fillWidth: true
            level: 3
            language: row.language
            text: row.nativeName
        }
        IconButton {
            objectName: visible ? "settings-speech-next-" + row.language : ""
            visible: row.several
            iconName: "rotate"
            label: qsTr("%1: another voice").arg(row.nativeName)
            onClicked: {
                row.speaker.useNextVoice(row.language)
                test.begin()
            }
        }
        SpeakButton {
            id: test
            visible: row.ready
            speaker: row.speaker
            what: "sample-" + row.language
            name: "settings-speech-test-" + row.language
            compact: true
            tellsWhy: false
            language: row.language
            words: row.speaker.sample(row.language)
            text: qsTr("%1: try the voice").arg(row.nativeName)
        }
    }
    SmallText {
        objectName: "settings-speech-status-" + row.language
        Layout.fillWidth: true
        visible: text !== ""
        text: row.status
        color: row.ready ? Theme.green : Theme.textSecond
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
