// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Reads its words aloud. While it reads, it pauses, and a second button stops; what cannot be read says why beneath.
// What has gone out of sight could not be stopped any more, so it falls silent; and so does what another text has
// taken the place of.
ColumnLayout {
    id: speak

    required property Speaker speaker
    required property string what // names the text, so that only the button that was tapped follows the reading
    required property string name // of the button; the objects beside it are named after it
    property string words
    property string language: Theme.language
    property string text: InLanguage.say(language, () => qsTr("Read aloud"))
    property bool compact: false // without text
    property bool flat: false // and without a frame
    property bool amongActs: false // it looks like the acts around it
    property bool amongTiles: false // or like the tiles
    property bool tellsWhy: true // what is missing
    property bool goesOn: false // the reading can be stopped elsewhere

    readonly property int now: speaker.what === what ? speaker.state : Speaker.State.Idle
    readonly property bool speaking: now === Speaker.State.Speaking
    readonly property bool paused: now === Speaker.State.Paused
    readonly property bool missing: now === Speaker.State.Missing
    readonly property bool reading: speaking || paused
    readonly property bool complains: tellsWhy && missing
    readonly property string says: InLanguage.say(language, () => speaking ? qsTr("Pause")
                                                  : paused ? qsTr("Continue reading") : text)

    readonly property string sign: speaking ? "pause" : paused ? "play" : "speak"

    property string begun // what this button began to read

    function begin() {
        begun = what
        speaker.speak(what, words, language)
    }
    function tap() {
        if (speaking)
            speaker.pause()
        else if (paused)
            speaker.resume()
        else
            begin()
    }

    spacing: Theme.space1
    onWhatChanged: {
        if (speaker && begun !== "" && begun !== what && begun === speaker.what)
            speaker.stop()
        begun = ""
    }
    onVisibleChanged: {
        // While all is taken down the speaker may be gone first.
        if (!visible && speaker && now !== Speaker.State.Idle && !(goesOn && reading))
            speaker.stop()
    }

    RowLayout {
        spacing: Theme.space2

        ActTile {
            objectName: visible ? speak.name : ""
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            visible: speak.amongTiles
            iconName: speak.sign
            text: speak.says
            onClicked: speak.tap()
        }
        ActButton {
            objectName: visible ? speak.name : ""
            Layout.fillWidth: true
            visible: speak.amongActs
            iconName: speak.sign
            text: speak.says
            onClicked: speak.tap()
        }
        IconButton {
            objectName: visible ? speak.name : ""
            Layout.fillWidth: !speak.compact
            visible: !speak.amongActs && !speak.amongTiles
            flat: speak.flat
            iconName: speak.sign
            text: speak.compact ? "" : speak.says
            label: speak.says
            checked: speak.reading
            onClicked: speak.tap()
        }
        IconButton {
            objectName: visible ? speak.name + "-stop" : ""
            visible: speak.reading || speak.complains
            flat: speak.flat
            iconName: speak.reading ? "stop" : "close"
            label: InLanguage.say(speak.language, () => speak.reading ? qsTr("Stop reading") : qsTr("Dismiss"))
            onClicked: speak.speaker.stop()
        }
    }
    SpeechProblem {
        objectName: visible ? speak.name + "-problem" : ""
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: speak.complains
        text: speak.speaker.problem
    }
}
