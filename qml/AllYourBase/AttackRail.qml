// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// ATTACK phase: which bases are within reach, and the ways on.
AllYourBaseRailFrame {
    id: rail

    // What can be captured bears its price on the table.
    readonly property bool mayTap: table.may.attack && reach.count > 0 && !table.playingMayDeclare

    seat: table.playing
    language: table.playingLanguage
    title: winning || say(() => mayTap ? qsTr("Tap a base to attack") : qsTr("No attack possible"))
    tapsNext: mayTap
    subtitle: say(() => hint || table.whyNoAttack)
    subtitleInk: table.modeHint !== "" ? Theme.text : Theme.textSecond
    closable: table.mode !== AllYourBaseTable.Mode.Look
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Cancel"))
    onCloseAsked: table.cancel()
    bodyScrolls: false

    WinningBases {
        Layout.fillWidth: true
        visible: rail.roomForAPicture && rail.table.playingMayDeclare
        table: rail.table
        room: rail.bodyRoom
    }
    AllYourBaseStanding {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space6
        visible: rail.roomForAPicture && !rail.table.playingMayDeclare && !rail.mayTap && !reach.visible
        table: rail.table
        language: rail.language
        headed: true
        step: Math.min(Theme.scaled(18), rail.height * 0.4 / rail.table.threshold)
    }
    AttackForce {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space6
        visible: rail.mayTap && !reach.visible
        force: rail.table.attackAvailable
        language: rail.language
    }
    // Who may win is asked for nothing else.
    ListView {
        id: reach
        visible: rail.listsPlaces && !rail.table.playingMayDeclare && count > 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: rail.phone ? Theme.scaled(150) : Theme.scaled(220)
        model: rail.table.reach
        spacing: Theme.space2
        clip: true
        cacheBuffer: 0 // see LogList
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        T.ScrollBar.vertical: ScrollHandle {}
        section.property: "within"
        delegate: Column {
            id: entry

            property bool pooled: false // kept for later, and not there for a screen reader

            required property int baseId
            required property string label
            required property int owner
            required property string ownerName
            required property int defense
            required property int needed
            required property bool within
            required property int sent
            required property int surplus

            width: ListView.view.width - Theme.space3
            visible: !pooled
            ListView.onPooled: pooled = true
            ListView.onReused: pooled = false

            // Not a section delegate: in Qt 6.4 that and bound components exclude each other.
            SectionTitle {
                visible: entry.ListView.previousSection !== entry.ListView.section
                width: parent.width
                bottomPadding: Theme.space2
                language: rail.language
                text: rail.say(() => entry.within ? qsTr("Within reach (%1 attack)").arg(rail.table.attackAvailable)
                      : qsTr("Out of reach (%1 attack)").arg(rail.table.attackAvailable))
            }
            ReachLine {
                width: parent.width
                language: rail.language
                baseId: entry.baseId
                label: entry.label
                owner: entry.owner
                ownerName: entry.ownerName
                defense: entry.defense
                needed: entry.needed
                within: entry.within
                sent: entry.sent
                surplus: entry.surplus
                onClicked: rail.table.tapBase(entry.baseId)
            }
        }
    }
}
