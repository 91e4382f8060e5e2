// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// What a lesson says here, and the ways on and out. Once it is read aloud, so is what comes after.
Rectangle {
    id: card

    required property Lesson lesson
    required property Speaker speaker

    readonly property string words: lesson.note === "" ? lesson.sentence : lesson.note + "\n" + lesson.sentence
    readonly property string what: "lesson"
    readonly property bool unheard: aloud && speaker.what === what && speaker.state === Speaker.State.Missing

    readonly property bool narrow: width < Theme.scaled(340)
    readonly property real inset: narrow ? Theme.space2 : Theme.space3
    property bool aloud: false

    signal endAsked
    signal tableAsked // what comes next is done there

    function read() {
        if (aloud && visible && words !== "")
            speaker.speak(what, words, Theme.language)
    }
    // Who plays by keys has the way on at hand.
    function leadKeys() {
        if (!Theme.keysLead || !visible)
            return
        if (!lesson.waits)
            FocusMoves.give(onward)
        else if (onward.activeFocus || !onward.visible)
            tableAsked()
    }
    function hush() {
        // While all is taken down the speaker may be gone first.
        if (speaker && speaker.what === what)
            speaker.stop()
    }

    objectName: "lesson"
    implicitHeight: column.implicitHeight + 2 * inset
    radius: Theme.radius
    color: Theme.noteGround
    border.width: Theme.edgeWidth
    border.color: Theme.note
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words
    Component.onCompleted: leadKeys()
    onWordsChanged: read()
    onAloudChanged: {
        if (aloud)
            read()
        else
            hush()
    }
    onVisibleChanged: {
        if (visible) {
            read()
            leadKeys()
        } else {
            hush()
        }
    }

    // Taps on it must not reach what lies under it.
    MouseArea {
        anchors.fill: parent
    }
    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: card.inset
        spacing: Theme.space2

        ScrollArea {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.space1

            SmallText {
                objectName: visible ? "lesson-note" : ""
                Layout.fillWidth: true
                visible: text !== ""
                text: card.lesson.note
                color: Theme.note
                Accessible.ignored: true
            }
            Heading {
                objectName: "lesson-sentence"
                Layout.fillWidth: true
                level: 3
                text: card.lesson.sentence
                font.pixelSize: card.narrow ? Theme.fontBody : Theme.fontStrong
                Accessible.ignored: true
            }
            SpeechProblem {
                objectName: visible ? "lesson-speech-problem" : ""
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: card.unheard
                text: card.speaker.problem
            }
        }
        RowLayout {
            spacing: Theme.space2

            IconButton {
                objectName: "lesson-speak"
                iconName: "speak"
                label: qsTr("Read aloud")
                checked: card.aloud
                onClicked: card.aloud = !card.aloud
            }
            SmallText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                //: which step of a lesson this is
                text: qsTr("%1 of %2").arg(card.lesson.number).arg(card.lesson.count)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            IconButton {
                objectName: card.lesson.atEnd ? "" : "lesson-skip"
                visible: !card.lesson.atEnd
                iconName: "close"
                // Beside the others there may be room for the sign alone.
                text: card.narrow || (onward.visible && card.width < Theme.scaled(460)) ? "" : label
                label: qsTr("Leave the lesson")
                onClicked: card.endAsked()
            }
            IconButton {
                id: onward
                objectName: visible ? (card.lesson.atEnd ? "lesson-done" : "lesson-go-on") : ""
                visible: !card.lesson.waits
                iconName: card.lesson.atEnd ? "check" : "arrow-right"
                text: card.lesson.atEnd ? qsTr("Done") : qsTr("Go on")
                checked: true
                onClicked: {
                    if (card.lesson.atEnd)
                        card.endAsked()
                    else
                        card.lesson.goOn()
                }
            }
        }
    }
    Connections {
        target: card.lesson

        function onArrived() {
            card.leadKeys()
        }
    }
}
