// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table

// What is agreed before a game of All Your Base.
SetupFrame {
    id: screen

    required property AllYourBaseSetup setup

    readonly property string gameId: "all-your-base"
    readonly property string toWin: qsTr("%n base(s) to win", "", setup.threshold)

    game: setup
    gameName: "All Your Base"
    declared: setup.declaredPosition
    hint: toWin
    picture: "AllYourBase/ShipsPicture"
    agreed: [qsTr("%n player(s)", "", setup.seatCount), toWin,
             //: what the table has agreed on
             setup.changes.length === 0 ? qsTr("standard options")
                                        : qsTr("%n option(s) changed", "", setup.changes.length),
             setup.valueSetName]

    counterClockwise: setup.counterClockwise

    AllYourBaseSetupOptions {
        Layout.fillWidth: true
        setup: screen.setup
        toWin: screen.toWin
        onClauseAsked: clause => screen.clauseAsked(clause)
    }
    AllYourBaseSetupValues {
        Layout.fillWidth: true
        setup: screen.setup
        onChooseAsked: values.sheet().open()
    }
    SheetOnDemand {
        id: values

        SheetHolder {
            sheet: ValueSetSheet { points: screen.setup }
        }
    }
}
