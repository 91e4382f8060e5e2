// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The table of All Your Base: the seats at their places, what may be done now, and what was done.
GameScreen {
    id: screen

    required property AllYourBaseTable table

    // On a phone or with large letters the seats follow one below the other. Not asked of the room that the rail
    // leaves, which is another with each act.
    readonly property bool column: form === Form.Phone || height < Theme.scaled(beside ? 560 : 800)

    function openOverrule() {
        table.beginRuling()
    }

    objectName: "table"
    game: table
    bar: topBar
    area: seats
    rail: rail
    stripRoom: strip.taken
    victory: victory.item
    Accessible.name: topBar.title
    T.StackView.onRemoved: table.ruling.close()
    onOverruleAsked: openOverrule()
    onLogAsked: sheets.openLog()
    Keys.onEscapePressed: event => {
        event.accepted = table.mode !== AllYourBaseTable.Mode.Look
        if (event.accepted)
            table.stepBack()
    }

    notes: AllYourBaseNotes {
        width: parent ? parent.width : 0
        brief: screen.logBrief
        aside: table.cardsToMoveText !== ""
        bare: screen.logBare
        table: screen.table
    }

    AllYourBaseBar {
        id: topBar
        width: parent.width
        low: screen.scarce
        turns: screen.table
        settings: screen.app.settings
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
        onRedAlertAsked: sheets.openRedAlert()
    }
    SeatStrip {
        id: strip

        readonly property real taken: visible ? height + screen.gap : 0

        // On a small phone a finger's room of the table would not be left; nor on others in a ruling or a correction.
        visible: screen.column && (screen.form !== Form.Phone || screen.height >= Theme.scaled(420))
                 && !(screen.tight && (screen.table.ruling.open || screen.table.correction.picking))
        brief: screen.scarce || screen.form === Form.Phone && screen.height < Theme.scaled(700)
        x: screen.margin
        y: screen.underBar
        width: screen.areaWidth
        table: screen.table
        onSeatTapped: seat => {
            seats.bringIntoView(seat)
            screen.table.tapSeat(seat) // where a seat is asked for, this is the answer
        }
    }
    AllYourBaseArea {
        id: seats
        x: screen.margin
        y: screen.underBar + strip.taken
        width: screen.areaWidth
        height: screen.areaHeight - strip.taken
        table: screen.table
        asked: rail.asked
        railDeclares: rail.hasFooter && !rail.low && !rail.folded
        form: screen.column ? Form.Phone : screen.form
        momentWords: words
    }
    MomentWords {
        id: words
        objectName: "moment-words"
        x: seats.x + (seats.width - width) / 2
        // Over what was done, which they say, and not over a base.
        y: screen.logFoot - height
        room: seats.width
        line: screen.logHeight
    }
    AllYourBaseRail {
        id: rail
        screen: screen
        table: screen.table
        wholeInSight: !seats.interactive
        cardsAreLarge: seats.leastCard.width >= Theme.touch && seats.leastCard.height >= Theme.touch
        onRedAlertAsked: sheets.openRedAlert()
        onPointsAsked: card => sheets.openPoints(card)
        onVictoryAsked: (victory.item as AllYourBaseVictory)?.open()
    }
    ItemIf {
        id: victory
        when: screen.table.over

        AllYourBaseVictory {
            home: screen
            table: screen.table
        }
    }
    AllYourBaseSheets {
        id: sheets
        screen: screen
        table: screen.table
    }
}
