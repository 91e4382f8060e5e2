// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// An attack being weighed: needed, chosen, and what it would come to. Also a "could they?" for any seat.
AllYourBaseRailFrame {
    id: rail

    readonly property BenchModel bench: table.bench

    readonly property bool facesOff: hasHeight && !brief // the defense stands there, large

    seat: bench.attacker
    language: table.playingLanguage
    who: bench.real ? bench.attackerName : ""
    title: say(() => bench.real ? qsTr("Enough for %1?").arg(bench.targetLabel)
           : qsTr("Could %1 capture %2?").arg(bench.attackerName).arg(bench.targetLabel))
    //: the owner of the attacked base, its defense points
    subtitle: say(() => facesOff ? Joined.facts([bench.defenderName, table.modeHint], language)
                        : qsTr("%1 · defense %2").arg(bench.defenderName).arg(bench.defense))
    tapsNext: bench.real && !bench.enough && bench.available >= bench.needed
    quiet: true
    closable: true
    closeName: "bench-close"
    closeLabel: say(() => qsTr("Close"))
    onCloseAsked: bench.close()

    TextMetrics {
        id: proposed
        font: Qt.font({ family: Theme.familyFor(rail.language), pixelSize: Theme.fontBody })
        text: propose.words
    }
    FaceOff {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.scaled(190)
        visible: rail.facesOff
        language: rail.language
        attack: rail.bench.total
        defense: rail.bench.defense
        needed: rail.bench.needed
        verdict: totals.verdict
        remark: totals.available
        ink: rail.bench.enough ? Theme.green : Theme.red
        Accessible.name: Joined.said([totals.spoken, totals.verdict, totals.available], rail.language)
    }
    BenchTotals {
        id: totals
        Layout.fillWidth: true
        visible: !rail.facesOff
        language: rail.language
        bench: rail.bench
    }
    RowLayout {
        spacing: Theme.space2

        SmallText {
            Layout.fillWidth: true
            language: rail.language
            text: rail.facesOff ? "" : rail.say(() => rail.table.modeHint)
        }
        Chip {
            id: propose

            // It keeps its room: the cards below are tapped one after the other.
            readonly property string words: rail.say(() => qsTr("Suggested force"))

            objectName: enabled ? "bench-propose" : ""
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.touch
            Layout.maximumWidth: implicitWidth
            enabled: !rail.bench.proposed
            opacity: enabled ? 1 : 0
            Accessible.ignored: !enabled
            iconName: "rotate"
            language: rail.language
            // Beside the hint there is not always room for them.
            text: proposed.advanceWidth + Theme.scaled(64) <= rail.bodyWidth * 0.55 ? words : ""
            Accessible.name: words
            onClicked: rail.bench.propose()
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: rail.listsCards
        spacing: Theme.space2

        Repeater {
            model: rail.bench.cards

            PieceButton {
                objectName: "bench-card-" + pieceId
                onClicked: rail.bench.toggle(pieceId)
            }
        }
    }
    BenchOutcome {
        Layout.fillWidth: true
        large: rail.facesOff
        language: rail.language
        bench: rail.bench
    }
    // An attack that somebody is about to declare is weighed for nobody else.
    SectionTitle {
        Layout.fillWidth: true
        visible: !rail.bench.real
        language: rail.language
        text: rail.say(() => qsTr("Who could capture it?"))
    }
    Flow {
        Layout.fillWidth: true
        visible: !rail.bench.real
        spacing: Theme.space2

        Repeater {
            model: rail.table.seats

            SeatChip {
                required property string name
                required seat

                objectName: "bench-seat-" + seat
                visible: seat !== rail.bench.defender
                text: name
                checked: seat === rail.bench.attacker
                onClicked: rail.bench.weighFor(seat, rail.bench.target)
            }
        }
    }

    acts: [
        ActButton {
            objectName: "act-attack"
            Layout.fillWidth: true
            primary: true
            iconName: "attack"
            available: rail.bench.real && rail.bench.enough
            language: rail.language
            text: rail.say(() => qsTr("Attack %1").arg(rail.bench.targetLabel))
            hint: rail.say(() => qsTr("with %1 attack").arg(rail.bench.total))
            onClicked: rail.bench.attack()
            onRefusedTapped: rail.bench.attack()
        }
    ]
}
