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
    defenseWord: !check.turnedRound || width < Theme.scaled(280) ? "" : Joined.facts([
        //: over a number: the defense points of a base and its cards
        say(() => qsTr("defense")),
        //: under the defense of a base: the defense points with which it holds
        say(() => qsTr("%1 to hold").arg(check.mustStand))
    ], language)
    needed: check.turnedRound ? 0 : check.needed
    verdict: check.asked ? check.verdict : say(() => qsTr("Tap the attackers"))
    remark: check.spare
    ink: !check.asked ? Theme.textFaint : check.enough ? Theme.green : Theme.red
    verdictInk: check.asked ? ink : Theme.textSecond
    stopped: check.asked && check.enough === check.turnedRound
    Accessible.name: check.summary
}
