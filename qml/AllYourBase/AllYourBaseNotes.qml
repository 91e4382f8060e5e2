// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What must not be forgotten: turns out of the plain order, and points that nobody has checked yet.
RowLayout {
    id: notes

    required property AllYourBaseTable table
    property bool brief: false // the latest act of the log needs the room
    property bool aside: false // what hands do now has the word
    property bool bare: false // there is room for the sign alone

    readonly property bool warns: table.examplePoints && !table.over
    readonly property string names: Joined.plainList(table.queue, Theme.language)
    readonly property string spokenQueue: qsTr("then %1").arg(names)

    spacing: Theme.space2

    Icon {
        visible: notes.names !== "" && notes.bare
        name: "arrow-right"
        Accessible.role: Accessible.StaticText
        Accessible.name: notes.spokenQueue
        size: Theme.scaled(16)
        color: Theme.note
    }
    SmallText {
        visible: notes.names !== "" && !notes.bare
        //: before the badges of those whose turn is next
        text: qsTr("then")
        color: Theme.note
        wrapMode: Text.NoWrap
        Accessible.name: notes.spokenQueue
    }
    Repeater {
        model: notes.table.queueSeats

        SeatBadge {
            required property int index
            required property int modelData

            visible: index === 0 || !notes.bare
            seat: modelData
            size: Theme.scaled(20)
            Accessible.ignored: true
        }
    }
    Icon {
        visible: notes.warns
        name: "warning"
        Accessible.role: Accessible.StaticText
        Accessible.name: notes.table.exampleNote
        Accessible.ignored: points.visible // it says so
        size: Theme.scaled(16)
        color: Theme.note
    }
    SmallText {
        id: points
        objectName: "example-points"
        visible: notes.warns && !notes.brief && !notes.aside
        text: qsTr("Example points")
        Accessible.name: notes.table.exampleNote
        color: Theme.textSecond
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
}
