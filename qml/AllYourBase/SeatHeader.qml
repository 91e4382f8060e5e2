// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Who sits here and how the seat stands: attack and defense by their signs, which need no language, in the narrowest
// panels in a line of their own.
GridLayout {
    id: header

    required property AllYourBaseTable table
    property int seat: 0
    property string name
    property string language: "en"
    property int givesTo: -1 // the seat to which a card of its hand goes, or the turn; -1: none
    property int attack: 0
    property int defense: 0
    property int held: 0
    property int threshold: 0
    property bool playing: false
    property bool waits: false // for the answer of somebody else
    property bool isAsked: false
    property bool mayDeclare: false
    property bool lacksOne: false
    property bool declaredElsewhere: false // the rail offers the declaration

    readonly property bool wide: width >= Theme.scaled(380)
    readonly property bool roomy: width >= Theme.scaled(560) // for from what to what, and for the declaration
    readonly property bool slim: width < Theme.scaled(240)
    readonly property real signSize: Theme.scaled(wide ? 20 : 14)
    readonly property real pointsSize: wide ? Theme.scaled(24) : Theme.fontStrong
    readonly property bool declares: mayDeclare && !declaredElsewhere
    // In the place of attack and defense, which count no more then: so what lies below stays where it is.
    readonly property bool declaresHere: declares && !roomy

    columns: 5
    columnSpacing: slim ? Theme.space1 + 2 : Theme.space2 + 2
    rowSpacing: slim ? 0 : Theme.space1 + 2

    SeatBadge {
        id: badge
        seat: header.seat
        size: header.wide ? Theme.scaled(34) : header.slim ? Theme.scaled(24) : Theme.scaled(28)

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.top
            anchors.bottomMargin: -Theme.space1
            visible: header.table.over && header.seat === header.table.winner
            name: "crown"
            size: Math.round(badge.size * 0.5)
            color: Theme.text
        }
    }
    // The name in the middle of its line, as long as nothing else is to be said of the seat.
    Item {
        id: who

        readonly property bool says: stand.visible || gift.visible

        Layout.columnSpan: header.slim ? 2 : 1
        Layout.fillWidth: true
        implicitWidth: nameText.implicitWidth
        implicitHeight: nameText.height + (header.slim ? 0 : stand.height)

        Heading {
            id: nameText
            y: who.says ? 0 : Math.round((who.height - height) / 2)
            width: parent.width
            height: Math.ceil((header.wide ? Theme.fontTitle : Theme.fontStrong) * 1.3)
            language: header.language
            level: header.wide ? 2 : 3
            text: header.name
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast
            verticalAlignment: Text.AlignVCenter
        }
        SmallText {
            id: stand

            // To whoever sits here, in the language of this seat; else to the whole table.
            readonly property bool toSeat: header.isAsked || header.waits || header.playing && !header.table.readOnly

            anchors.top: nameText.bottom
            width: parent.width
            height: Math.ceil(font.pixelSize * 1.35)
            visible: !header.slim && text !== "" && !gift.visible
            text: header.isAsked
                  //: the app waits for the answer of this player
                  ? InLanguage.say(header.language, () => qsTr("your answer"))
                  : header.waits
                  //: whose turn it is: somebody else must answer first
                  ? InLanguage.say(header.language, () => qsTr("waits"))
                  : toSeat
                  //: the app waits for this player
                  ? InLanguage.say(header.language, () => qsTr("your turn"))
                  : header.lacksOne ? qsTr("one base to go") : ""
            color: header.isAsked || header.playing && !header.waits ? Theme.seatColor(header.seat)
                   : header.lacksOne ? Theme.note : Theme.textSecond
            font.family: Theme.familyFor(toSeat ? header.language : Theme.language)
            font.pixelSize: header.wide ? Theme.fontSmall : Theme.fontTiny
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Row {
            id: gift
            objectName: visible ? "gives-" + header.seat : ""
            anchors.top: nameText.bottom
            visible: header.givesTo >= 0 && !header.slim
            spacing: Theme.space1
            Accessible.ignored: true // the rail says it in words

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "arrow-right"
                size: Math.round(Theme.fontSmall * 1.4)
                color: Theme.text
            }
            SeatBadge {
                seat: Math.max(0, header.givesTo)
                size: Math.round(Theme.fontSmall * 1.4)
                Accessible.ignored: true
            }
        }
    }
    GridLayout {
        Layout.row: header.slim ? 1 : 0
        Layout.column: header.slim ? 0 : 2
        Layout.columnSpan: header.slim ? 4 : 1
        Layout.fillWidth: false
        Layout.alignment: (header.slim ? Qt.AlignLeft : Qt.AlignRight) | Qt.AlignVCenter
        visible: !header.declaresHere
        columns: header.wide || header.slim ? 4 : 2
        columnSpacing: Theme.space1
        rowSpacing: 0

        Icon {
            name: "attack"
            size: header.signSize
            color: Theme.attack
        }
        NumberText {
            Layout.alignment: Qt.AlignRight
            Layout.rightMargin: header.wide ? Theme.space3 : header.slim ? Theme.space2 : 0
            value: header.attack
            was: header.roomy ? attackBefore.was : undefined
            color: Theme.attack
            font.pixelSize: header.pointsSize
            //: the attack points of a player, before them
            Accessible.name: Joined.words([qsTr("attack"), value], Theme.language)
        }
        Icon {
            name: "shield-filled"
            size: header.signSize
            color: Theme.defense
        }
        NumberText {
            Layout.alignment: Qt.AlignRight
            value: header.defense
            was: header.roomy ? defenseBefore.was : undefined
            color: Theme.defense
            font.pixelSize: header.pointsSize
            //: the defense points of a player, before them
            Accessible.name: Joined.words([qsTr("defense"), value], Theme.language)
        }
    }
    Tally {
        Layout.row: 0
        Layout.column: 3
        Layout.leftMargin: header.wide ? Theme.space3 : 0
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        spacing: -Theme.space1
        //: before how many bases a player has
        label: qsTr("bases")
        bare: true // the domes below show what is counted
        value: header.held
        was: header.wide ? heldBefore.was : undefined
        goal: header.threshold
        pixelSize: header.wide ? Theme.scaled(30) : header.slim ? Theme.scaled(22) : Theme.scaled(26)
    }
    ActButton {
        // Of who plays it is the same act as in the rail, in another place.
        objectName: !visible ? "" : header.playing ? "act-declare" : "act-declare-" + header.seat
        Layout.row: header.slim ? 1 : 0
        Layout.column: header.roomy ? 4 : header.slim ? 0 : 2
        Layout.columnSpan: header.slim ? 4 : 1
        Layout.fillWidth: header.slim
        Layout.maximumWidth: header.roomy || header.slim ? Infinity : header.wide ? Theme.scaled(180)
                             : Theme.scaled(124)
        visible: header.declares
        // Change that is still to be taken comes first.
        primary: header.table.task !== AllYourBaseTable.Task.TakeChange
        implicitHeight: Math.max(Theme.touch, implicitContentHeight + 2 * Theme.space1)
        verticalPadding: Theme.space1
        horizontalPadding: header.wide ? Theme.space4 : Theme.space2
        iconName: header.wide ? "flag" : ""
        // It is the seat's own to do.
        language: header.playing ? header.table.playingLanguage : header.language
        text: InLanguage.say(language, () => qsTr("Declare victory"))
        Accessible.name: InLanguage.say(language, () => qsTr("%1: declare victory").arg(header.name))
        onClicked: header.table.declare(header.seat)
    }
    Lately {
        id: heldBefore
        table: header.table
        value: header.held
        prepares: header.table.alert.open
        adjusts: header.table.change.open
    }
    Lately {
        id: attackBefore
        table: header.table
        value: header.attack
        prepares: header.table.alert.open
        adjusts: header.table.change.open
    }
    Lately {
        id: defenseBefore
        table: header.table
        value: header.defense
        prepares: header.table.alert.open
        adjusts: header.table.change.open
    }
}
