// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Table
import Basekeeper.Theme

// A declared attack waits for the defender, who is asked in the defender's own language.
AllYourBaseRailFrame {
    id: rail

    required property Speaker speaker

    seat: table.defender.seat
    language: table.defender.language
    title: table.defender.title

    FaceOff {
        objectName: visible ? "attack-face-off" : ""
        Layout.fillWidth: true
        Layout.preferredHeight: rail.phone ? Theme.scaled(76) : Theme.scaled(150)
        language: rail.language
        attack: rail.table.defender.attackPoints
        defense: rail.table.defender.defensePoints
        verdict: rail.table.defender.verdict
        remark: rail.table.defender.spare
        ink: Theme.red
        Accessible.ignored: true // the sentence below says it
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: words.implicitHeight + 2 * words.y
        radius: Theme.radius
        color: Theme.redGround
        border.width: Theme.edgeWidth
        border.color: Theme.redFill

        RowLayout {
            id: words
            x: y
            y: rail.phone ? Theme.space2 : Theme.space4
            width: parent.width - 2 * x
            spacing: Theme.space3

            Icon {
                Layout.alignment: Qt.AlignTop
                visible: !rail.phone
                name: "attack"
                size: Theme.scaled(28)
                color: Theme.red
            }
            BodyText {
                Layout.fillWidth: true
                language: rail.language
                text: rail.table.defender.text
                font.pixelSize: rail.phone ? Theme.fontBody : Theme.fontTitle
            }
            SpeakButton {
                id: read
                Layout.alignment: Qt.AlignTop
                speaker: rail.speaker
                what: "attack"
                name: "speak-attack"
                compact: true
                tellsWhy: false
                language: rail.language
                words: rail.table.defender.title + "\n" + rail.table.defender.text
            }
        }
    }
    SpeechProblem {
        objectName: visible ? "speak-attack-problem" : ""
        Layout.fillWidth: true
        visible: read.missing
        text: rail.speaker.problem
    }
    OutcomeLine {
        Layout.fillWidth: true
        iconName: "alert"
        ink: Theme.red
        language: rail.language
        text: rail.table.defender.counterattackHint
    }

    // The answers keep their places on the glass, whichever way the panel is turned, with a gap between them; the one
    // that costs a RED ALERT is held.
    acts: Item {
        // On a phone the one that is held stands where the attack was declared: a second tap there answers for nobody.
        readonly property bool heldFirst: rail.host.turned !== rail.phone

        readonly property real gap: rail.phone ? Theme.space5 : Theme.space8

        Layout.fillWidth: true
        implicitHeight: letThrough.height + gap + counter.height

        ActButton {
            id: letThrough
            objectName: "act-let-through"
            y: parent.heldFirst ? counter.height + parent.gap : 0
            width: parent.width
            height: implicitHeight
            primary: true
            language: rail.language
            available: rail.table.may.resolveAttack
            text: rail.table.defender.letThroughLabel
            onClicked: rail.table.resolveAttack()
            onRefusedTapped: rail.table.resolveAttack()
        }
        HoldButton {
            id: counter
            objectName: "act-counterattack"
            y: parent.heldFirst ? 0 : letThrough.height + parent.gap
            width: parent.width
            height: implicitHeight
            iconName: "alert"
            language: rail.language
            available: rail.table.may.counterattack
            text: rail.table.defender.counterattackLabel
            hint: rail.table.defender.holdHint
            tooShortHint: rail.say(() => qsTr("Keep holding"))
            onConfirmed: rail.table.counterattack()
            onRefusedTapped: rail.table.counterattack()
        }
    }
}
