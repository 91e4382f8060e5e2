// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// ATTACK phase: which bases are within reach, and the ways on.
RailFrame {
    id: rail

    seat: table.playing
    title: table.may.attack ? qsTr("%1: attack?").arg(table.playingName) : qsTr("%1: the attack is done").arg(table.playingName)
    subtitle: table.modeHint !== "" ? table.modeHint : table.may.attack ? qsTr("One attack, on one base; or none.") : qsTr("Regroup, or end the turn.")
    subtitleInk: table.modeHint !== "" ? Theme.accent : Theme.textSecond
    closable: table.mode !== ""
    closeName: "act-cancel"
    closeLabel: qsTr("Cancel")
    onCloseAsked: table.cancel()
    bodyScrolls: false

    ListView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: rail.form === "phone" ? Theme.scaled(150) : Theme.scaled(220)
        model: rail.table.reach
        spacing: Theme.space2
        clip: true
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        T.ScrollBar.vertical: ScrollHandle {}
        section.property: "within"
        section.delegate: SectionTitle {
            required property string section

            width: ListView.view.width
            topPadding: Theme.space1
            bottomPadding: Theme.space2
            text: section === "true" ? qsTr("Within reach (%1 attack)").arg(rail.table.attackAvailable)
                  : qsTr("Out of reach (%1 attack)").arg(rail.table.attackAvailable)
        }
        delegate: ReachLine {
            width: ListView.view.width - Theme.space3
            onClicked: rail.table.tapBase(baseId)
        }
    }

    acts: [
        ActButton {
            objectName: "act-regroup"
            Layout.fillWidth: true
            iconName: "rotate"
            available: rail.table.may.regroup
            text: qsTr("Regroup")
            hint: "4.1"
            onClicked: rail.table.beginMove()
            onRefusedTapped: rail.table.explain("regroup")
        }
    ]
}
