// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The last act in one line, which opens the whole log: the room is the table's. Below it, what hands do with the real
// cards because of it, where there is room for that.
Rectangle {
    id: panel

    required property GameTable table
    property Item notes // what the game has to say beside the log
    property bool tellsCards: false
    property bool quiet: false // somebody chooses: what happened before that is out of mind

    // Without the last act, which has not happened yet while the table is shown as it was.
    readonly property bool blank: quiet || table.correction.picking
    readonly property bool brief: width < Theme.scaled(480)
    readonly property bool bare: width < Theme.scaled(300)
    // In two lines where both fit, whole; else the rail tells it.
    readonly property string handsText: table.cardsToMoveText.replace(/\n/g, "  ")
    readonly property bool handsFit: !brief && (Theme.fontLeast + Theme.fontBody) * 1.4 <= Theme.touch
                                     && handsWidth.advanceWidth <= said.width - handsSign.width - Theme.space2
    readonly property string hands: tellsCards && handsFit ? handsText : ""

    signal wholeAsked

    implicitHeight: Math.max(Theme.touch, last.implicitContentHeight)
    radius: Theme.radius
    color: Theme.bar
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    TextMetrics {
        id: handsWidth
        font: Qt.font({ family: Theme.familyFor(panel.table.cardsToMoveLanguage), pixelSize: Theme.fontBody })
        text: panel.handsText
    }
    Pressable {
        id: last
        objectName: "log-last"
        anchors.fill: parent
        verticalPadding: 0
        horizontalPadding: Theme.space4
        text: panel.blank ? qsTr("Log") : qsTr("Log: %1 %2").arg(panel.table.log.lastName).arg(panel.table.log.lastText)
        Accessible.description: panel.hands !== "" ? panel.table.cardsToMoveText : ""
        onClicked: panel.wholeAsked()

        contentItem: RowLayout {
            spacing: Theme.space3

            Icon {
                name: "log"
                size: Theme.scaled(18)
                color: Theme.textSecond
            }
            SeatBadge {
                visible: !panel.blank && panel.table.log.count > 0 && panel.table.log.lastSeat >= 0
                seat: Math.max(0, panel.table.log.lastSeat)
                size: Theme.scaled(20)
                Accessible.ignored: true
            }
            Column {
                id: said
                Layout.fillWidth: true

                SmallText {
                    width: parent.width
                    text: panel.blank ? qsTr("Log") : panel.table.log.lastText
                    color: panel.hands !== "" ? Theme.textSecond : Theme.text
                    font.pixelSize: panel.hands !== "" ? Theme.fontLeast : Theme.fontSmall
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Row {
                    width: parent.width
                    visible: panel.hands !== ""
                    spacing: Theme.space2

                    Icon {
                        id: handsSign
                        anchors.verticalCenter: parent.verticalCenter
                        name: "hand"
                        size: Theme.scaled(18)
                        color: Theme.text
                    }
                    SmallText {
                        objectName: visible ? "cards-to-move" : ""
                        width: said.width - handsSign.width - Theme.space2
                        language: panel.table.cardsToMoveLanguage
                        text: panel.hands
                        color: Theme.text
                        font.pixelSize: Theme.fontBody
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.role: Accessible.AlertMessage
                        Accessible.name: panel.table.cardsToMoveText
                    }
                }
            }
            Item {
                Layout.fillWidth: false
                Layout.maximumWidth: panel.bare ? Theme.scaled(40)
                                     : Math.min(panel.width * 0.55, panel.width - Theme.scaled(190))
                implicitWidth: panel.notes ? panel.notes.implicitWidth : 0
                implicitHeight: panel.notes ? panel.notes.implicitHeight : 0
                data: panel.notes ? [panel.notes] : []
            }
            Icon {
                name: "chevron-down"
                rotation: 180
                size: Theme.scaled(18)
                color: Theme.textSecond
            }
        }
    }
}
