// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The answer of the attack check as numbers: whether it is enough, or what it takes to hold.
FaceOff {
    id: face

    required property AttackCheckModel check

    language: check.language
    attack: check.attack
    defense: check.defense
    needed: check.turnedRound ? check.mustStand : check.needed
    toHold: check.turnedRound
    verdict: check.asked ? check.verdict : say(() => qsTr("Tap the attackers"))
    remark: check.spare
    ink: !check.asked ? Theme.textFaint : check.enough ? Theme.green : Theme.red
    verdictInk: check.asked ? ink : Theme.accent
    stopped: check.asked && check.enough === check.turnedRound
    Accessible.name: check.summary
}
