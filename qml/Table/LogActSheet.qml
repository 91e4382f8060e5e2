// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is to become of an act of the past.
Sheet {
    id: sheet

    required property CorrectionModel correction
    property int act: 1
    property int seat: -1
    property string who
    property string what
    property string picture

    function openFor(line: var) {
        act = line.number
        seat = line.seat
        who = line.name
        what = line.text
        picture = line.picture
        open()
    }

    objectName: "log-act"
    title: qsTr("Act %1").arg(act)

    RowLayout {
        spacing: Theme.space4

        SeatBadge {
            visible: sheet.seat >= 0 && sheet.who !== ""
            seat: Math.max(0, sheet.seat)
            size: Theme.scaled(40)
            Accessible.ignored: true
        }
        Icon {
            visible: sheet.picture !== ""
            name: sheet.picture
            size: Theme.scaled(56)
            color: sheet.picture.startsWith("alerts/") ? Theme.red : Theme.text
        }
        BodyText {
            Layout.fillWidth: true
            text: Joined.words([sheet.who, sheet.what], Theme.language)
            font.pixelSize: Theme.fontStrong
        }
    }
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
