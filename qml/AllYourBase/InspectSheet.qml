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

    required property AllYourBaseTable table

    readonly property InspectionModel inspection: table.inspection
    readonly property int base: inspection.base
    readonly property int piece: inspection.piece

    signal setBaseRight(int base)
    signal setPieceRight(int piece)
    signal weighAsked(int base)

    objectName: "inspect"
    language: table.askedLanguage
    title: say(() => inspection.title)
    preferredWidth: Theme.scaled(460)
    onClosed: inspection.close()

    Connections {
        target: sheet.inspection

        function onChanged() {
            if (sheet.inspection.open)
                sheet.open()
            else
                sheet.close()
        }
    }
    InspectedBase {
        Layout.fillWidth: true
        visible: sheet.base !== 0
        inspection: sheet.inspection
        language: sheet.language
    }
    // Placed by hand: a layout would keep the heights that the lines had before they wrapped.
    Item {
        id: told
        readonly property real indent: tile.visible ? tile.width + Theme.space4 : 0

        Layout.fillWidth: true
        implicitHeight: Math.max(tile.visible ? tile.height : 0, lines.height)

        CardTile {
            id: tile
            visible: sheet.piece !== 0
            kind: sheet.inspection.card !== "" ? sheet.inspection.card : "base"
            hasFigures: false
            unit: CardTile.Large
            Accessible.ignored: true
        }
        Column {
            id: lines
            x: told.indent
            width: told.width - x
            spacing: Theme.space2

            Repeater {
                model: sheet.inspection.lines

                BodyText {
                    required text
                    language: sheet.language
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
            model: sheet.inspection.cards

            CardButton {
                required property int pieceId
                required property string card
                required property string spoken
                required property var model

                objectName: "inspect-piece-" + pieceId
                kind: card
                attack: model.attack
                defense: model.defense
                unit: CardTile.Medium
                label: spoken
                Accessible.role: Accessible.Button
                Accessible.checkable: false
                onClicked: sheet.inspection.showPiece(pieceId)
            }
        }
    }
    footer: [
        ActButton {
            objectName: "inspect-weigh"
            Layout.fillWidth: true
            visible: sheet.base !== 0 && !sheet.table.readOnly
            iconName: "attack"
            language: sheet.language
            text: sheet.say(() => qsTr("Who could capture it?"))
            onClicked: {
                const base = sheet.base
                sheet.close()
                sheet.weighAsked(base)
            }
        },
        ActButton {
            objectName: "inspect-overrule"
            Layout.fillWidth: true
            visible: !sheet.table.readOnly
            iconName: "gavel"
            language: sheet.language
            text: sheet.say(() => qsTr("Ruling…"))
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
