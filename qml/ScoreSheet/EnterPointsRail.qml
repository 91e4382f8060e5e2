// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// One seat after the other gets its number.
RailFrame {
    id: rail

    required property ScoreSheetTable table

    pad: keys
    seat: table.asked
    language: table.askedLanguage
    tapsNext: table.typed === ""
    who: table.askedName
    title: say(() => qsTr("Points in round %1").arg(table.round))
    subtitle: say(() => qsTr("Tap another player to enter their points."))

    NumberPad {
        id: keys
        Layout.fillWidth: true
        negatives: true
        hasHalves: false
        several: rail.table.typed !== ""
        low: rail.brief
        room: rail.bodyRoom
        nextText: rail.say(() => qsTr("Write it down"))
        onDigitTyped: digit => rail.table.digit(digit)
        onMinusTyped: rail.table.minus()
        onBackTyped: rail.table.back()
        onNextTyped: rail.table.enterPoints()
    }

    acts: [
        ActButton {
            objectName: "act-enter-points"
            Layout.fillWidth: true
            primary: true
            iconName: "edit"
            language: rail.language
            available: rail.table.typed !== ""
            text: rail.table.typed === "" ? rail.say(() => qsTr("Write it down"))
                  : rail.say(() => qsTr("Write down %1").arg(rail.table.typed))
            onClicked: rail.table.enterPoints()
        }
    ]
}
