// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Shows the rail of the moment. One that was made stays, so that the next tap finds it ready.
Rectangle {
    id: rail

    required property TableModel table
    property string form: "side"
    property bool folded: false

    readonly property string now: table.pending === "attack" ? "defend" : table.bench.open ? "bench" : table.change.open ? "change"
                                  : table.phase < 2 ? "play" : table.phase === 2 ? "attack" : "regroup"
    readonly property real inset: form === "phone" ? Theme.space3 : Theme.space4

    signal matrixAsked
    signal overruleAsked
    signal redAlertAsked
    signal pointsAsked(string card)

    readonly property RailFrame frame: [play, attack, regroup, bench, defend, change].find(slot => slot.of === now)?.frame ?? null

    implicitHeight: (frame ? frame.implicitHeight : 0) + 2 * inset + (form === "below" ? 0 : Theme.space2 + footer.implicitHeight)
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: now === "defend" ? Theme.redFill : Theme.hairline
    onNowChanged: folded = false

    component Slot: Loader {
        id: slot

        property string of
        property bool made: false

        readonly property RailFrame frame: item as RailFrame

        anchors.fill: parent
        anchors.margins: rail.inset
        anchors.bottomMargin: rail.form === "below" ? rail.inset : rail.inset + Theme.space2 + footer.height
        active: made
        visible: rail.now === of
        onVisibleChanged: if (visible) made = true
        Component.onCompleted: if (visible) made = true

        Binding { target: slot.frame; property: "form"; value: rail.form }
        Binding { target: slot.frame; property: "folded"; value: rail.folded }
        Binding { target: slot.frame; property: "actMargin"; value: rail.form === "below" ? footer.height + Theme.space2 : 0 }
        Connections {
            target: slot.frame
            function onFoldAsked() { rail.folded = !rail.folded }
        }
    }

    Slot {
        id: play
        of: "play"
        sourceComponent: PlayRail {
            table: rail.table
            onRedAlertAsked: rail.redAlertAsked()
            onPointsAsked: card => rail.pointsAsked(card)
        }
    }
    Slot {
        id: attack
        of: "attack"
        sourceComponent: AttackRail { table: rail.table }
    }
    Slot {
        id: regroup
        of: "regroup"
        sourceComponent: RegroupRail { table: rail.table }
    }
    Slot {
        id: bench
        of: "bench"
        sourceComponent: BenchRail { table: rail.table }
    }
    Slot {
        id: defend
        of: "defend"
        sourceComponent: DefenderRail { table: rail.table }
    }
    Slot {
        id: change
        of: "change"
        sourceComponent: ChangeRail { table: rail.table }
    }
    RailFooter {
        id: footer
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: rail.inset
        width: rail.form === "below" && rail.frame ? rail.frame.actWidth : parent.width - 2 * rail.inset
        table: rail.table
        roomy: rail.form === "side" && rail.height > Theme.scaled(620) && (rail.now === "attack" || rail.now === "regroup")
        endsFirst: rail.now === "regroup"
        onMatrixAsked: rail.matrixAsked()
        onOverruleAsked: rail.overruleAsked()
    }
}
