// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls

// What is to become of an act of the past.
Sheet {
    id: sheet

    required property CorrectionModel correction
    property int act: 1
    property string who
    property string what

    function openFor(act: int, who: string, what: string) {
        sheet.act = act
        sheet.who = who
        sheet.what = what
        open()
    }

    objectName: "log-act"
    title: qsTr("Act %1").arg(act)
    //: a player, what the player did
    subtitle: qsTr("%1 %2").arg(who).arg(what)

    ActButton {
        objectName: "log-act-replace"
        Layout.fillWidth: true
        iconName: "edit"
        text: qsTr("Something else happened")
        //: an act of the log
        hint: qsTr("replace it")
        onClicked: {
            sheet.close()
            sheet.correction.replaceAct(sheet.act)
        }
    }
    ActButton {
        objectName: "log-act-insert"
        Layout.fillWidth: true
        iconName: "plus"
        text: qsTr("An act before this one is missing")
        //: an act that is missing in the log
        hint: qsTr("insert it")
        onClicked: {
            sheet.close()
            sheet.correction.insertBefore(sheet.act)
        }
    }
    ActButton {
        objectName: "log-act-delete"
        Layout.fillWidth: true
        danger: true
        iconName: "trash"
        text: qsTr("It never happened")
        //: an act of the log
        hint: qsTr("delete it")
        onClicked: {
            sheet.close()
            sheet.correction.deleteAct(sheet.act)
        }
    }
    SmallText {
        Layout.fillWidth: true
        text: qsTr("You will see the effect before you confirm, and you can undo the correction.")
    }
}
