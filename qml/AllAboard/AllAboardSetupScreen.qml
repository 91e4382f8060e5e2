// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table

// What is agreed before a game of All aboard!.
SetupFrame {
    id: screen

    required property AllAboardSetup setup

    readonly property string gameId: "all-aboard"
    readonly property string variant: setup.effects ? qsTr("with animal effects")
                                      //: what the table has agreed on
                                      : qsTr("children’s variant")

    objectName: "all-aboard-setup"
    game: setup
    gameName: "All aboard!"
    hint: variant
    picture: "AllAboard/BoatParty"
    agreed: [qsTr("%n player(s)", "", setup.seatCount), variant, setup.valueSetName]

    FirstPlayer {
        Layout.fillWidth: true
        setup: screen.setup
        written: screen.chosenSeat
        onClauseAsked: clause => screen.clauseAsked(clause)
    }
    AllAboardSetupValues {
        Layout.fillWidth: true
        setup: screen.setup
        onChooseAsked: values.sheet().open()
        onCopyAsked: {
            const sheet = values.sheet() as AnimalValueSheet
            sheet.open()
            sheet.edit("")
        }
    }
    AllAboardSetupOptions {
        Layout.fillWidth: true
        setup: screen.setup
        onClauseAsked: clause => screen.clauseAsked(clause)
    }
    SheetOnDemand {
        id: values

        SheetHolder {
            sheet: AnimalValueSheet { aboard: screen.setup }
        }
    }
}
