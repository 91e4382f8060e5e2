// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One place at the table. Dragged by its handle it changes places with the rows that it passes.
Item {
    id: row

    required property int seat
    required property int person
    required property string name
    required property string standIn
    required property string language
    required property string languageName
    required property bool first

    required property GameSetup setup
    required property Settings settings
    required property real spacing

    readonly property string shownName: name === "" ? standIn : name
    readonly property bool wide: width >= 200 + 340 * Theme.textScale
    readonly property real dragged: handle.dragging ? startY + handle.distance - y : 0
    property real startY: 0
    property int startSeat: 0

    signal dragStarted
    signal dragEnded
    signal namesAsked(Item place)
    signal namesDone
    signal nameEntered // the next one is to follow
    signal clauseAsked(string clause)

    function focusName() {
        field.input.forceActiveFocus(Qt.TabFocusReason)
        field.input.selectAll()
    }

    function moveTo(place: int) {
        setup.moveSeat(seat, (place + setup.seatCount) % setup.seatCount)
    }
    function follow() {
        const places = Math.round(handle.distance / (height + spacing))
        const place = Math.max(0, Math.min(setup.seatCount - 1, startSeat + places))
        if (place !== seat)
            setup.moveSeat(seat, place)
    }
    function nextLanguage() {
        let next = 0
        for (let i = 0; i < settings.languages.length - 1; ++i)
            next = settings.languages[i] === language ? i + 1 : next
        setup.setLanguage(seat, settings.languages[next])
    }
    function keepName() {
        setup.setName(seat, field.text)
        // What was typed may not be what is kept: it is trimmed.
        field.text = Qt.binding(() => row.name)
    }

    objectName: "setup-seat-" + seat
    implicitHeight: panel.implicitHeight
    height: implicitHeight
    z: handle.dragging ? 1 : 0

    Panel {
        id: panel
        y: row.dragged
        width: parent.width
        padding: Theme.space1
        fill: handle.dragging ? Theme.pressed : Theme.raised
        edge: handle.dragging ? Theme.chosen : Theme.hairline
        lit: handle.dragging

        GridLayout {
            anchors.fill: parent
            columns: 4
            columnSpacing: Theme.space2
            rowSpacing: 0

            SetupDragHandle {
                id: handle
                objectName: "setup-drag-" + row.seat
                onDragMoved: row.follow()
                onDragEnded: row.dragEnded()
                onDragStarted: {
                    row.startY = row.y
                    row.startSeat = row.seat
                    row.dragStarted()
                }
            }
            SeatBadge {
                seat: row.seat
                size: Theme.scaled(34)
            }
            Field {
                id: field
                Layout.fillWidth: true
                Layout.columnSpan: row.wide ? 1 : 2
                input.objectName: "setup-name-" + row.seat
                input.implicitWidth: Theme.scaled(60)
                input.Accessible.name: qsTr("Name of player %1").arg(row.seat + 1)
                language: row.language
                text: row.name
                placeholder: row.standIn
                isName: true
                input.onActiveFocusChanged: {
                    if (input.activeFocus) {
                        selectLater.found = input.text
                        selectLater.start()
                        row.namesAsked(acts)
                    } else {
                        row.namesDone()
                    }
                }
                Keys.onEscapePressed: input.focus = false
                input.onEditingFinished: row.keepName()
                input.onAccepted: row.nameEntered()

                // The finger that gives the focus also sets the cursor, and does so last. Who types at once is not
                // disturbed.
                Timer {
                    id: selectLater

                    property string found // what stood there

                    interval: 0
                    onTriggered: {
                        if (field.input.text === found)
                            field.input.selectAll()
                    }
                }
            }
            SetupSeatActs {
                id: acts
                Layout.fillWidth: !row.wide
                Layout.columnSpan: row.wide ? 1 : 4
                seat: row.seat
                name: row.shownName
                language: row.language
                languageName: row.languageName
                first: row.first
                hasFirst: row.setup.hasFirst
                canRemove: row.setup.canRemove
                last: row.seat === row.setup.seatCount - 1
                onLanguageTapped: row.nextLanguage()
                onFirstTapped: row.setup.setFirst(row.seat)
                onMoveTapped: by => row.moveTo(row.seat + by)
                onRemoveTapped: row.setup.removeSeat(row.seat)
                onRefused: row.clauseAsked("0.1")
            }
        }
    }
}
