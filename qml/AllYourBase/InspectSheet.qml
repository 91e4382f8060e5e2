// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What was pressed and held: a base with its cards, or one card.
Sheet {
    id: sheet

    required property TableModel table

    readonly property int base: table.inspectedBase
    readonly property int piece: table.inspectedPiece

    signal setBaseRight(int base)
    signal setPieceRight(int piece)
    signal weighAsked(int base)

    objectName: "inspect"
    title: table.inspectedTitle
    preferredWidth: Theme.scaled(460)
    onClosed: table.endInspection()

    Connections {
        target: sheet.table

        function onInspectionChanged() {
            if (sheet.table.inspecting)
                sheet.open()
            else
                sheet.close()
        }
    }
    RowLayout {
        spacing: Theme.space4

        CardTile {
            Layout.alignment: Qt.AlignTop
            visible: sheet.piece !== 0
            kind: sheet.piece !== 0 && sheet.table.inspectedCard !== "" ? sheet.table.inspectedCard : "base"
            hasFigures: false
            size: "large"
            Accessible.ignored: true
        }
        // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next resize.
        Column {
            id: lines
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space2

            Repeater {
                model: sheet.table.inspectedLines

                BodyText {
                    required text
                    width: lines.width
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.base !== 0 && cards.count > 0
        spacing: Theme.space2

        Repeater {
            id: cards
            model: sheet.visible && sheet.base !== 0
                   ? sheet.table.overrule.pieces.filter(piece => piece.base === sheet.base) : []

            CardButton {
                required property var modelData

                objectName: "inspect-piece-" + modelData.pieceId
                kind: modelData.card
                attack: modelData.attack
                defense: modelData.defense
                size: "medium"
                label: modelData.name
                Accessible.role: Accessible.Button
                Accessible.checkable: false
                onClicked: sheet.table.inspectPiece(modelData.pieceId)
            }
        }
    }
    footer: [
        ActButton {
            objectName: "inspect-weigh"
            Layout.fillWidth: true
            visible: sheet.base !== 0
            iconName: "attack"
            text: qsTr("Could they take it?")
            onClicked: {
                const base = sheet.base
                sheet.close()
                sheet.weighAsked(base)
            }
        },
        ActButton {
            objectName: "inspect-overrule"
            Layout.fillWidth: true
            iconName: "gavel"
            text: qsTr("Set right…")
            onClicked: {
                const base = sheet.base
                const piece = sheet.piece
                sheet.close()
                if (piece !== 0)
                    sheet.setPieceRight(piece)
                else
                    sheet.setBaseRight(base)
            }
        }
    ]
}
