// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One act, or a correction of the past. Several acts of one player lie under one name, the latest on top. Rulings and
// corrected acts are marked; what was taken back is faint and struck through.
Item {
    id: line

    required property int number
    property int seat: -1 // its sign stands before the name where there is room, or instead of it
    property bool signIsEnough: false // the seats are in sight: where it is narrow, nobody needs the name
    required property string name
    required property string text
    required property bool named // the name is not the same as in the line above
    required property string picture // of the card that was played, or a sign of what was done
    property string cards // what hands did with the real cards, where there is room for it
    required property string time
    required property bool standing
    required property bool isOverride
    required property bool corrected
    required property bool amendment

    readonly property string mark: amendment ? "history" : isOverride ? "gavel" : corrected ? "edit" : ""
    readonly property string act: Joined.said([amendment ? "" : number, Joined.words([name, text], Theme.language),
                                               //: an act of the log that was corrected later
                                               corrected ? qsTr("corrected") : ""], Theme.language)
    readonly property string spoken: cards === "" ? act : Joined.sentences([act, cards], Theme.language)
    readonly property color ink: !standing ? Theme.textFaint : mark !== "" ? Theme.note : Theme.text
    readonly property real nameX: Theme.scaled(badge.visible || bySign ? 64 : 40)
    readonly property bool narrow: width < Theme.scaled(460)
    readonly property bool bySign: narrow && signIsEnough && seat >= 0
    // Where it is narrow, what was done stands below whoever did it.
    readonly property bool stacked: narrow && !bySign && name !== "" && named
    // What hands do stands behind the act where both fit.
    readonly property bool inline: cards !== "" && !narrow && words.implicitWidth + Theme.space3
                                   + cardText.implicitWidth <= room
    readonly property real room: (stacked ? width : timeText.x - Theme.space2) - words.x // the time: above, or beside
    readonly property real pictureSize: Math.round(Theme.fontBody * 1.6)
    readonly property real textX: narrow ? nameX : Theme.scaled(184)
    readonly property real textY: stacked ? nameText.implicitHeight : 0

    // Beside a picture all lines up with its middle.
    function beside(height: real): real {
        return picture !== "" ? Math.max(0, (pictureSize - height) / 2) : 0
    }
    function firstLine(height: real): real {
        return stacked ? 0 : beside(height)
    }

    implicitHeight: textY + Math.max(words.implicitHeight, picture !== "" ? pictureSize : 0)
                    + (cardText.visible && !inline ? cardText.implicitHeight : 0) + Theme.space1 + 2
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    SmallText {
        y: line.firstLine(height)
        visible: !line.amendment
        text: line.number
        color: Theme.textFaint
        Accessible.ignored: true
    }
    SeatBadge {
        id: badge
        x: Theme.scaled(36)
        y: line.firstLine(height)
        visible: line.seat >= 0 && line.name !== "" && line.named && (!line.narrow || line.bySign)
        seat: Math.max(0, line.seat)
        size: Theme.scaled(24)
        opacity: line.standing ? 1 : 0.5
        Accessible.ignored: true
    }
    Heading {
        id: nameText
        x: line.nameX
        y: line.firstLine(height)
        width: (line.narrow ? timeText.x : line.textX) - x - Theme.space2
        visible: !line.bySign && line.named
        text: line.name
        color: line.standing ? Theme.text : Theme.textFaint
        font.pixelSize: line.narrow ? Theme.fontSmall : Theme.fontBody
        font.strikeout: !line.standing
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Icon {
        id: markIcon
        x: line.textX
        y: line.textY + line.beside(height)
        visible: line.mark !== ""
        name: line.mark
        size: Theme.fontBody
        color: line.ink
    }
    Icon {
        id: playedIcon
        y: line.textY
        x: line.textX + (line.mark !== "" ? markIcon.width + Theme.space1 : 0)
        visible: line.picture !== ""
        name: line.picture
        size: line.pictureSize
        color: !line.standing ? Theme.textFaint : line.picture.startsWith("alerts/") ? Theme.red
               : line.picture.includes("/") ? Theme.ship : Theme.textSecond
    }
    BodyText {
        id: words
        y: line.textY + line.beside(height)
        x: playedIcon.x + (line.picture !== "" ? playedIcon.width + Theme.space2 : 0)
        width: line.inline ? implicitWidth : line.room
        text: line.text
        color: line.ink
        font.strikeout: !line.standing
        Accessible.ignored: true
    }
    SmallText {
        id: cardText
        x: line.inline ? words.x + words.width + Theme.space3 : words.x
        y: line.inline ? words.y + (words.height - height) / 2 : words.y + words.height
        width: line.inline ? implicitWidth : words.width
        visible: text !== ""
        text: line.cards
        color: Theme.textFaint
        Accessible.ignored: true
    }
    SmallText {
        id: timeText
        anchors.right: parent.right
        y: line.firstLine(height)
        text: line.time
        color: Theme.textFaint
        Accessible.ignored: true
    }
}
