// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Who can take what now: a row for each base, a column for each seat.
Sheet {
    id: sheet

    required property AllYourBaseTable table

    readonly property real baseWidth: Theme.scaled(narrow ? 72 : 132)
    readonly property real rowHeight: Math.max(Theme.touch, Theme.scaled(narrow ? 40 : 52))
    readonly property real cellWidth: Math.max(Theme.touch,
                                               Math.floor((availableWidth - baseWidth) / Math.max(1, table.seatCount)))
    readonly property real lineWidth: baseWidth + cellWidth * table.seatCount

    objectName: "matrix"
    language: table.askedLanguage
    title: say(() => qsTr("Who can capture what now"))
    subtitle: say(() => qsTr("Checked: so many attack points capture it. Otherwise: how many are missing."))
    preferredWidth: Theme.scaled(320 + 120 * table.seatCount)
    scrolls: false
    onAboutToShow: table.showMatrix(true)
    onClosed: table.showMatrix(false)

    Item {
        Layout.fillWidth: true
        implicitHeight: heads.implicitHeight
        clip: sheet.lineWidth > width

        Row {
            id: heads
            x: sheet.baseWidth - rows.contentX

            Repeater {
                model: sheet.table.seats

                Column {
                    id: head

                    required property int seat
                    required property string name
                    required property bool playing

                    width: sheet.cellWidth
                    spacing: 2

                    SeatBadge {
                        anchors.horizontalCenter: parent.horizontalCenter
                        seat: head.seat
                        size: Theme.scaled(26)
                        Accessible.name: head.name
                    }
                    SmallText {
                        width: parent.width
                        leftPadding: 2
                        rightPadding: 2
                        horizontalAlignment: Text.AlignHCenter
                        visible: sheet.cellWidth >= Theme.scaled(40)
                        text: head.name
                        color: head.playing ? Theme.text : Theme.textSecond
                        font.bold: head.playing
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
        }
        // These attack the bases below. In sight while the names are scrolled sideways.
        Rectangle {
            width: sheet.baseWidth
            height: parent.height
            color: Theme.surface

            Row {
                anchors.centerIn: parent
                spacing: 2

                Icon {
                    name: "attack"
                    size: Theme.scaled(22)
                    color: Theme.attack
                }
                Icon {
                    name: "arrow-right"
                    size: Theme.scaled(22)
                    color: Theme.textSecond
                }
            }
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: rows.count === 0
        language: sheet.language
        text: sheet.say(() => qsTr("There are no bases yet."))
        color: Theme.textSecond
    }
    ListView {
        id: rows
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: count * sheet.rowHeight
        clip: true
        cacheBuffer: 0 // see LogList
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        model: sheet.visible ? sheet.table.matrix : null
        contentWidth: sheet.lineWidth
        flickableDirection: Flickable.AutoFlickIfNeeded
        T.ScrollBar.vertical: ScrollHandle {}
        T.ScrollBar.horizontal: ScrollHandle {}

        delegate: MatrixLine {
            property bool pooled: false // kept for later, and not there for a screen reader

            visible: !pooled
            ListView.onPooled: pooled = true
            ListView.onReused: pooled = false
            width: sheet.lineWidth
            shift: rows.contentX
            height: sheet.rowHeight
            playing: sheet.table.playing
            language: sheet.language
            baseWidth: sheet.baseWidth
            cellWidth: sheet.cellWidth
            onWeighed: seat => {
                sheet.close()
                sheet.table.bench.weighFor(seat, baseId)
            }
        }
    }
}
