// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table

// What is agreed before a race.
SetupFrame {
    id: screen

    required property OutspeedSetup setup

    readonly property string gameId: "outspeed"
    //: which rules are played
    readonly property string variant: setup.firstGame ? qsTr("first game") : qsTr("13 turns")

    objectName: "outspeed-setup"
    game: setup
    gameName: "Outspeed"
    hint: variant
    picture: "Outspeed/RacePicture"
    agreed: [qsTr("%n player(s)", "", setup.seatCount), variant, setup.tileSets.hasSets ? setup.tileSets.name : ""]

    OutspeedSetupTiles {
        Layout.fillWidth: true
        tileSets: screen.setup.tileSets
        onChooseAsked: sets.sheet().open()
    }
    OutspeedSetupOptions {
        Layout.fillWidth: true
        setup: screen.setup
        onClauseAsked: clause => screen.clauseAsked(clause)
    }
    SheetOnDemand {
        id: sets

        SheetHolder {
            sheet: TileSetsSheet {
                tileSets: screen.setup.tileSets
                settings: screen.settings
            }
        }
    }
}
