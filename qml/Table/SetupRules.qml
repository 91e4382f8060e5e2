// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The house rules of a table, folded into a line that says what differs from the print.
Column {
    id: rules

    property string differing // empty: nothing does
    property bool open: false

    readonly property string title: qsTr("Rules at this table")
    //: said of the rules of a table: nothing differs from the sheet
    readonly property string summary: differing === "" ? qsTr("as printed") : differing

    default property alias options: column.data

    spacing: Theme.space1

    Pressable {
        objectName: "setup-rules"
        width: rules.width
        leftPadding: 0
        rightPadding: 0
        text: Joined.labelled(rules.title, rules.summary, Theme.language)
        Accessible.checkable: true
        Accessible.checked: rules.open
        onClicked: rules.open = !rules.open

        contentItem: LineFace {
            trailing: "chevron-down"
            trailingColor: Theme.textSecond
            trailingRotation: rules.open ? 180 : 0

            BodyText {
                width: parent.width
                text: rules.title
                Accessible.ignored: true
            }
            SmallText {
                width: parent.width
                text: rules.summary
                color: rules.differing === "" ? Theme.textSecond : Theme.note
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: column
        width: rules.width
        visible: rules.open
        spacing: Theme.space1
    }
}
