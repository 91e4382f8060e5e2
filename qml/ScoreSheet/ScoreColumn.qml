// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The head of a seat's column: who, and the total. A tap asks this seat for its number next.
Pressable {
    id: head

    required property ScoreSheetTable table
    required property int seat
    required property string name
    required property string language
    required property string total
    required property bool leads
    required property bool asked
    required property bool due
    required property string spoken
    property bool brief: false // there is room for the badge and the total

    text: spoken
    enabled: !table.readOnly && !table.over
    available: due
    horizontalPadding: Theme.space1
    verticalPadding: Theme.space1
    onClicked: table.tapSeat(seat)
    onRefusedTapped: table.tapSeat(seat)

    background: Rectangle {
        radius: Theme.radius
        color: head.down ? Theme.pressed : head.asked ? Theme.chosenGround : "transparent"
        border.width: head.asked ? Theme.edgeWidth : 0
        border.color: Theme.seatColor(head.seat)
    }
    contentItem: ColumnLayout {
        spacing: 0

        SeatBadge {
            Layout.alignment: Qt.AlignHCenter
            seat: head.seat
            size: Theme.scaled(28)
            Accessible.ignored: true
        }
        BodyText {
            visible: !head.brief
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            language: head.language
            text: head.name
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast
            Accessible.ignored: true
        }
        ScoreText {
            objectName: "total-" + head.seat
            Layout.fillWidth: true
            text: head.total
            color: head.leads ? Theme.green : Theme.text
            font.pixelSize: Theme.scaled(head.brief ? 24 : 34)
        }
    }
}
