// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Below the matter of the rail. At the very foot stands the one next act; what else may be done stands above it.
ColumnLayout {
    id: footer

    required property AllYourBaseTable table
    property string language: Theme.language // of whoever reads it
    property bool low: false // there is room for one line

    readonly property bool plays: table.task === AllYourBaseTable.Task.Play
    readonly property bool attacks: table.task === AllYourBaseTable.Task.Attack
    readonly property bool declares: table.playingMayDeclare && !low
    // There is something to regroup.
    readonly property bool regroups: attacks && (table.may.moveACard || !table.may.regroup)
    readonly property bool regroupsNext: table.nextAct === AllYourBaseTable.NextAct.Regroup
    readonly property bool endsNext: table.nextAct === AllYourBaseTable.NextAct.EndTurn && !declares

    function say(words: var): string {
        return InLanguage.say(language, words)
    }

    spacing: Theme.space2

    RowLayout {
        visible: regroup.here || endTurn.here
        spacing: Theme.space2

        Regroup {
            id: regroup
            here: footer.regroups && !footer.regroupsNext
        }
        EndTurn {
            id: endTurn
            here: !footer.plays && !footer.endsNext
        }
    }
    RowLayout {
        spacing: Theme.space2

        ActButton {
            objectName: visible ? "act-declare" : ""
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touchLarge
            visible: footer.declares
            primary: true
            iconName: "flag"
            language: footer.language
            text: footer.say(() => qsTr("Declare victory"))
            onClicked: footer.table.declare(footer.table.playing)
        }
        Regroup {
            Layout.minimumHeight: Theme.touchLarge
            here: footer.regroupsNext
            primary: true
        }
        EndTurn {
            Layout.minimumHeight: Theme.touchLarge
            here: footer.endsNext
            primary: footer.table.nextActLeads
        }
    }

    component Regroup: ActButton {
        property bool here: false

        objectName: here ? "act-regroup" : ""
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: here
        iconName: "rotate"
        available: footer.table.may.regroup
        language: footer.language
        text: footer.say(() => qsTr("Regroup"))
        onClicked: footer.table.beginMove()
        onRefusedTapped: footer.table.explain("regroup")
    }
    component EndTurn: ActButton {
        property bool here: false

        objectName: here ? "act-end-turn" : ""
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: here
        available: footer.table.may.endTurn
        language: footer.language
        text: footer.say(() => qsTr("End turn"))
        hint: footer.say(() => footer.low || footer.table.nextName === "" ? ""
                         : qsTr("%1 next").arg(footer.table.nextName))
        onClicked: footer.table.endTurn()
        onRefusedTapped: footer.table.endTurn()
    }
}
