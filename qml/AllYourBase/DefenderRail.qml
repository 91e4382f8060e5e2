// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Table
import Basekeeper.Theme

// A declared attack waits for the defender, who is asked in the defender's own language.
TableRail {
    id: rail

    required property Speaker speaker

    seat: table.defender.seat
    language: table.defender.language
    title: table.defender.title

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
            y: rail.form === "phone" ? Theme.space2 : Theme.space4
            width: parent.width - 2 * x
            spacing: Theme.space3

            Icon {
                Layout.alignment: Qt.AlignTop
                visible: rail.form !== "phone"
                name: "attack"
                size: Theme.scaled(28)
                color: Theme.red
            }
            BodyText {
                Layout.fillWidth: true
                language: rail.language
                text: rail.table.defender.text
                font.pixelSize: rail.form === "phone" ? Theme.fontBody : Theme.fontTitle
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
        visible: read.now === "missing"
        text: rail.speaker.problem
    }
    OutcomeLine {
        Layout.fillWidth: true
        iconName: "alert"
        ink: Theme.red
        language: rail.language
        text: rail.table.defender.counterattackHint
    }

    acts: [
        ActButton {
            objectName: "act-let-through"
            Layout.fillWidth: true
            kind: "primary"
            language: rail.language
            available: rail.table.may.resolveAttack
            text: rail.table.defender.letThroughLabel
            onClicked: rail.table.resolveAttack()
            onRefusedTapped: rail.table.resolveAttack()
        },
        ActButton {
            objectName: "act-counterattack"
            Layout.fillWidth: true
            kind: "danger"
            iconName: "alert"
            language: rail.language
            available: rail.table.may.counterattack
            text: rail.table.defender.counterattackLabel
            hint: "15"
            onClicked: rail.table.counterattack()
            onRefusedTapped: rail.table.counterattack()
        }
    ]
}
