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
    readonly property bool wide: width >= Theme.scaled(680) && host.form === Form.Side

    seat: table.defender.seat
    language: table.defender.language
    who: "" // the title names both
    title: table.defender.title
    actsFirst: true
    wholeBody: true

    RowLayout {
        Layout.fillWidth: true
        visible: rail.wide
        spacing: Theme.space3

        SeatBadge {
            seat: rail.table.playing
            size: Theme.scaled(40)
            Accessible.ignored: true
        }
        Heading {
            Layout.fillWidth: true
            language: rail.table.playingLanguage
            text: rail.table.defender.attackerName
            font.pixelSize: Theme.fontHeadline
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            language: rail.language
            text: rail.table.defender.name
            font.pixelSize: Theme.fontHeadline
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SeatBadge {
            seat: rail.table.defender.seat
            size: Theme.scaled(40)
            Accessible.ignored: true
        }
    }
    FaceOff {
        objectName: visible ? "attack-face-off" : ""
        Layout.fillWidth: true
        Layout.preferredHeight: rail.phone ? Theme.scaled(92) : rail.wide ? Math.min(Theme.scaled(210),
                                                                                     rail.height * 0.4)
                                : Theme.scaled(rail.host.form === Form.Below ? 116 : 150)
        language: rail.language
        attack: rail.table.defender.attackPoints
        defense: rail.table.defender.defensePoints
        defenseWord: rail.wide ? rail.table.defender.defenseWord : ""
        needed: rail.table.defender.needed
        verdict: rail.table.defender.verdict
        remark: rail.table.defender.spare
        ink: Theme.red
        Accessible.name: rail.table.defender.text
    }
    RowLayout {
        Layout.fillWidth: true
        visible: rail.wide
        spacing: Theme.space4

        BattleCards {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            unit: CardTile.Large
            cards: rail.table.defender.attackers
        }
        BattleCards {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            alignedRight: true
            unit: CardTile.Large
            cards: rail.table.defender.defenders
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        OutcomeLine {
            Layout.fillWidth: true
            iconName: "alert"
            ink: Theme.red
            pixelSize: rail.wide ? Theme.fontStrong : Theme.fontBody
            language: rail.language
            text: rail.table.defender.counterattackHint
        }
        SpeakButton {
            id: read
            Layout.alignment: Qt.AlignVCenter
            speaker: rail.speaker
            what: "attack"
            name: "speak-attack"
            compact: true
            tellsWhy: false
            language: rail.language
            words: rail.table.defender.title + "\n" + rail.table.defender.text
        }
    }
    SpeechProblem {
        objectName: visible ? "speak-attack-problem" : ""
        Layout.fillWidth: true
        visible: read.missing
        text: rail.speaker.problem
    }
    // The answers keep their places on the glass, whichever way the panel is turned, with a gap between them; the one
    // that costs a RED ALERT is held.
    acts: Item {
        // The one that is held stands where the attack was declared: a second tap there answers for nobody.
        readonly property bool heldFirst: rail.host.turned
        readonly property bool abreast: rail.wide || width >= Theme.scaled(560)
        readonly property real gap: rail.phone ? Theme.space5 : Theme.space8
        readonly property real half: Math.floor((width - gap) / 2)

        Layout.fillWidth: true
        implicitHeight: abreast ? Math.max(letThrough.implicitHeight, counter.implicitHeight)
                                  : letThrough.implicitHeight + gap + counter.implicitHeight

        ActButton {
            id: letThrough
            objectName: "act-let-through"
            x: parent.abreast && !parent.heldFirst ? parent.half + parent.gap : 0
            y: !parent.abreast && parent.heldFirst ? counter.implicitHeight + parent.gap : 0
            width: parent.abreast ? parent.half : parent.width
            height: parent.abreast ? parent.implicitHeight : implicitHeight
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
            x: parent.abreast && parent.heldFirst ? parent.half + parent.gap : 0
            y: parent.abreast || parent.heldFirst ? 0 : letThrough.implicitHeight + parent.gap
            width: parent.abreast ? parent.half : parent.width
            height: parent.abreast ? parent.implicitHeight : implicitHeight
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
