// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What may be done now: who is asked, the matter itself, and the acts. Beside each other where the host splits them,
// else one under the other.
Item {
    id: frame

    required property RailHost host
    property int of: -1 // the task of the table that it is for
    default property alias body: bodyArea.contents
    property alias acts: actColumn.data
    property alias bodyScrolls: bodyArea.scrolls
    property bool wholeBody: false // on a phone the rail grows for it, as far as the table can spare the room
    property bool bodyFirst: false // it is in sight before all of the acts are
    property bool actsFirst: false // they stand whole and still below what scrolls, while there is any room for that
    property int seat: -1 // who is asked; -1: the whole table
    property Item pad // hears what is typed, wherever at the table the focus stands
    property string who // by name, above the title; empty: the title says it, or all are meant
    property string group: everyone // who is meant where no seat is; empty: nobody
    //: who is asked, at the head of what is asked: all players at the table
    readonly property string everyone: say(() => qsTr("Everyone"))
    property string title
    property string matter // another matter is read from its top
    property int titleLines: tapsNext && !phone ? 3 : 2 // what is to be tapped is said whole
    readonly property int titleLevel: phone ? 3 : hasHeight ? 1 : 2
    property string subtitle
    property string language: Theme.language // of whom it speaks to
    property color subtitleInk: Theme.textSecond
    property bool tellsCards: true // what hands do with the real cards is told, here or in the log
    property bool tapsNext: false // no act is lit: what comes next is tapped on the table, or typed
    property bool quiet: false // whoever weighs and chooses is not talked to, nor told what happened before
    property bool closable: false
    property bool keepsCloseRoom: closable // so that nothing moves when it can be closed
    property string closeName
    property string closeLabel

    readonly property bool takesHands: tellsCards && hasHeight && !brief // always in the same place, below the title
    readonly property string voiceText: visible && !quiet && !folded && title !== "" ? host.voice : ""
    readonly property bool phone: host.form === Form.Phone
    readonly property bool brief: phone || Theme.textScale >= 1.5 // no room for what the table shows as well
    readonly property bool folded: host.folded
    readonly property real actMargin: host.actMargin
    readonly property bool split: host.split
    readonly property real spare: height - voice.y - voice.height - Theme.space3
    readonly property real actWidth: actArea.width
    // Between the matter and the acts, where both leave room; empty while they stand beside each other, or the matter
    // takes all that there is.
    readonly property real bodyNeeds: bodyArea.implicitHeight // of height, to be in sight whole
    // Of height for the whole matter, where its keys may grow with it; 0 where height is dear, or a lesson needs it.
    readonly property real bodyRoom: hasHeight && !brief && !host.practice
                                     ? Math.max(0, spare - actArea.implicitHeight - Theme.space3
                                                - (moves.visible ? moves.height + Theme.space3 : 0)) : 0
    readonly property real bodyFoot: bodyArea.y + Math.min(bodyArea.height, bodyArea.implicitHeight)
    readonly property rect freeRoom: split || folded || !bodyScrolls ? Qt.rect(0, 0, 0, 0)
                                     : Qt.rect(0, bodyFoot, width, Math.max(0, actArea.y - bodyFoot))
    readonly property real bodyWidth: split ? (width - Theme.space4) * 0.58 : width
    // What is to be chosen is in sight, and so is what may be done with it.
    readonly property real leastBody: Math.min(bodyArea.implicitHeight,
                                               bodyFirst ? spare * 0.6
                                                         : Theme.touch + Theme.scaled(host.scarce ? 8 : 24))
    readonly property real leastActs: Math.min(actArea.implicitHeight,
                                               Theme.touch + Theme.scaled(host.scarce ? 0 : 16))
    // What the matter does not need is theirs.
    readonly property real mostActs: Math.min(spare - leastBody - Theme.space3,
                                              actsFirst ? Infinity : Math.max(spare * 0.66, spare - Theme.space3
                                                                              - bodyArea.implicitHeight))
    readonly property real leastHeight: head.implicitHeight + voice.height + 2 * Theme.space3
                                        + (wholeBody || bodyFirst ? bodyArea.implicitHeight : leastBody)
                                        + (actsFirst ? actArea.implicitHeight : leastActs)
    // Whose moment it is, in the colour of the seat: the same ground as that has while it plays. In the table's own
    // where all are meant.
    readonly property bool banded: !phone && (seat >= 0 || !brief)
    readonly property color bandInk: seat >= 0 ? Theme.seatColor(seat) : Theme.outline
    // Where there is room, the title has a line of its own, below the name and what closes; else the name leads it.
    readonly property bool named: above !== "" && !phone && !host.scarce
    readonly property string above: who !== "" ? who : seat < 0 && hasHeight && !brief ? group : ""
    //: a player who is asked, the question
    readonly property string calledTitle: who === "" ? title : say(() => qsTr("%1: %2").arg(who).arg(title))
    readonly property real bandMargin: banded ? Theme.space2 : 0
    readonly property bool hasHeight: host.form === Form.Side && height >= Theme.scaled(540) // for larger keys
    readonly property bool roomy: host.form === Form.Below || !phone && height >= Theme.scaled(400)

    signal closeAsked

    // What `words`, a function, gives, in the language of whom the rail speaks to.
    function say(words: var): string {
        return InLanguage.say(language, words)
    }
    function toTop() {
        bodyArea.contentY = 0
        actArea.contentY = 0
    }
    // Scrolls to a part of the body, where it is out of sight.
    function reveal(part: Item) {
        bodyArea.reveal(part)
    }

    // The same of several parts one after the other, once their lines stand in their places: in the next frame.
    function revealSoon(parts: var) {
        settle.parts = parts
        settle.restart()
    }

    onMatterChanged: {
        toTop()
        DoubleTaps.askedAnew()
    }
    onVisibleChanged: toTop()
    anchors.fill: parent
    visible: host.now === of
    implicitHeight: head.implicitHeight + bandMargin + voice.height + (folded ? 0
                                           : Theme.space3
                                           + (split ? Math.max(bodyArea.implicitHeight,
                                                               actArea.implicitHeight + actMargin)
                                          : bodyArea.implicitHeight + Theme.space3 + actArea.implicitHeight))

    Timer {
        id: settle
        property var parts: []
        interval: 1
        onTriggered: {
            for (const part of parts) {
                if (part)
                    frame.reveal(part)
            }
        }
    }
    LongestWord {
        id: longestWord
        words: frame.named ? frame.title : frame.calledTitle
        font: Qt.font({ family: Theme.headingFamilyFor(frame.language), bold: true,
                        pixelSize: Theme.headingSize(frame.titleLevel) })
    }
    Rectangle {
        visible: frame.banded
        x: -frame.bandMargin
        y: x
        width: parent.width - 2 * x
        height: head.height - 2 * y
        radius: Theme.radius
        color: frame.seat >= 0 ? Theme.seatGround(frame.seat) : Theme.raised
        border.width: frame.tapsNext ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: frame.tapsNext ? Theme.accent : frame.bandInk

        Rectangle {
            x: parent.border.width
            y: parent.radius
            width: Theme.space1
            height: parent.height - 2 * y
            color: frame.bandInk
        }
    }
    // No layout in a layout: in Qt 6.4 the inner one may forget what has come.
    Column {
        id: head
        x: frame.banded ? Theme.space2 : 0
        width: parent.width - x

        RowLayout {
            width: parent.width
            spacing: Theme.space3

            SeatBadge {
                visible: frame.seat >= 0 && frame.width >= Theme.scaled(240)
                seat: Math.max(0, frame.seat)
                size: Theme.scaled(32)
            }
            Icon {
                visible: frame.seat < 0 && !frame.brief && frame.width >= Theme.scaled(240)
                name: "people"
                size: Theme.scaled(32)
                color: Theme.textSecond
            }
            // The name, or else the title with what is said below it.
            ColumnLayout {
                id: besideBadge
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    language: frame.language
                    text: frame.named ? frame.above : frame.calledTitle
                    level: frame.named ? 3 : frame.titleLevel
                    color: frame.tapsNext && !frame.named ? Theme.accent : Theme.text
                    font.pixelSize: frame.named ? Theme.fontStrong : longestWord.sizeIn(besideBadge.width)
                    maximumLineCount: frame.named ? 1 : frame.titleLines
                    elide: Text.ElideRight
                }
                Subtitle {
                    Layout.fillWidth: true
                    visible: !frame.named && hasRoom
                }
            }
            Icon {
                id: tapSign
                // In the place of the sign that closes, until there is something to close.
                Layout.preferredWidth: frame.keepsCloseRoom && !frame.closable ? Theme.touch : size
                Layout.preferredHeight: Layout.preferredWidth
                visible: frame.tapsNext && !frame.brief
                name: "tap"
                size: Theme.scaled(28)
                color: Theme.accent
            }
            IconButton {
                objectName: visible ? "rail-turn" : ""
                visible: frame.host.asksAcross
                flat: true
                iconName: "rotate"
                language: frame.language
                label: frame.say(() => frame.host.turned ? qsTr("Turn back")
                                 : qsTr("Turn to face the other side of the table"))
                onClicked: frame.host.turnedByHand = !frame.host.turnedByHand
            }
            IconButton {
                objectName: visible && frame.closable ? frame.closeName : ""
                visible: frame.closable || frame.keepsCloseRoom && !tapSign.visible
                enabled: frame.closable
                opacity: frame.closable ? 1 : 0
                flat: true
                iconName: "close"
                language: frame.language
                label: frame.closeLabel
                onClicked: frame.closeAsked()
            }
            IconButton {
                objectName: visible ? "rail-fold" : ""
                visible: frame.host.foldable
                flat: true
                iconName: "chevron-down"
                iconRotation: frame.folded ? 180 : 0
                language: frame.language
                label: frame.say(() => frame.folded ? qsTr("Show the buttons") : qsTr("Hide the buttons"))
                onClicked: frame.host.folded = !frame.folded
            }
        }
        Heading {
            width: parent.width
            visible: frame.named
            language: frame.language
            text: frame.title
            level: frame.titleLevel
            color: frame.tapsNext ? Theme.accent : Theme.text
            font.pixelSize: longestWord.sizeIn(head.width)
            maximumLineCount: frame.titleLines
            elide: Text.ElideRight
        }
        Subtitle {
            width: parent.width
            visible: frame.named && hasRoom
        }
    }
    // Across the whole width: beside the buttons of the head it would take too many lines.
    Column {
        id: voice
        anchors.top: head.bottom
        anchors.topMargin: frame.bandMargin + (frame.banded && height > 0 ? Theme.space2 : 0)
        width: parent.width

        VoiceLine {
            width: parent.width
            text: frame.host.scarce ? "" : frame.voiceText
        }
    }
    ScrollArea {
        id: bodyArea
        // Where the bar came and went with what wraps, the layout could find no end. Its room is kept, in the margin of
        // the rail.
        keepsBarRoom: true
        anchors.top: voice.bottom
        anchors.topMargin: Theme.space3
        anchors.left: parent.left
        width: frame.bodyWidth + (scrolls ? Math.min(frame.host.margin, Theme.space3) : 0)
        height: frame.height - y - (frame.split ? 0 : actArea.height + Theme.space3)
        visible: !frame.folded

        // Where there is no room above, it scrolls with the matter.
        SmallText {
            Layout.fillWidth: true
            visible: text !== ""
            language: frame.language
            text: frame.host.scarce ? frame.subtitle : ""
            color: frame.subtitleInk
        }
        VoiceLine {
            Layout.fillWidth: true
            text: frame.host.scarce ? frame.voiceText : ""
        }
        CardsToMove {
            id: moves
            Layout.fillWidth: true
            game: frame.visible && frame.tellsCards && (frame.takesHands || !frame.host.logHasHands) ? frame.host.game
                                                                                                     : null
            reader: frame.seat
        }
    }
    Flickable {
        id: actArea
        anchors.right: parent.right
        y: frame.split ? bodyArea.y : frame.height - height
        width: frame.split ? parent.width - frame.bodyWidth - Theme.space4 : parent.width
        height: Math.min(implicitHeight, frame.split ? frame.spare - frame.actMargin
                         : Math.max(frame.leastActs, frame.mostActs))
        implicitHeight: actColumn.implicitHeight
        visible: !frame.folded
        contentHeight: actColumn.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollHandle {}

        ColumnLayout {
            id: actColumn
            width: actArea.width
            spacing: Theme.space2
        }
    }

    component Subtitle: SmallText {
        readonly property bool hasRoom: text !== "" && !frame.host.scarce

        language: frame.language
        text: frame.subtitle
        color: frame.subtitleInk
        maximumLineCount: frame.phone ? 2 : 3
        elide: Text.ElideRight
    }
}
