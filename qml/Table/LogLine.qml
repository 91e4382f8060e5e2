// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One act, or a correction of the past. Rulings and corrected acts are marked; what was taken back is faint and struck
// through.
Item {
    id: line

    required property int number
    property int seat: -1 // its sign stands before the name where there is room, or instead of it
    property bool signIsEnough: false // the seats are in sight: where it is narrow, nobody needs the name
    required property string name
    required property string text
    required property string picture // of the card that was played; empty: none was
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
    readonly property real nameX: Theme.scaled(badge.visible ? 64 : 40)
    readonly property bool narrow: width < Theme.scaled(460)
    readonly property bool bySign: narrow && signIsEnough && seat >= 0
    // Where it is narrow, what was done stands below whoever did it.
    readonly property bool stacked: narrow && !bySign && name !== ""
    readonly property real textX: narrow ? nameX : Theme.scaled(184)
    readonly property real textY: stacked ? nameText.implicitHeight : 0

    implicitHeight: textY + words.implicitHeight + (cardText.visible ? cardText.implicitHeight : 0) + Theme.space1 + 2
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    SmallText {
        visible: !line.amendment
        text: line.number
        color: Theme.textFaint
        Accessible.ignored: true
    }
    SeatBadge {
        id: badge
        x: Theme.scaled(36)
        visible: line.seat >= 0 && line.name !== "" && (!line.narrow || line.bySign)
        seat: Math.max(0, line.seat)
        size: Theme.scaled(20)
        opacity: line.standing ? 1 : 0.5
        Accessible.ignored: true
    }
    Heading {
        id: nameText
        x: line.nameX
        width: (line.narrow ? timeText.x : line.textX) - x - Theme.space2
        visible: !line.bySign
        text: line.name
        color: line.standing ? Theme.text : Theme.textFaint
        font.pixelSize: Theme.fontSmall
        font.strikeout: !line.standing
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Icon {
        id: markIcon
        x: line.textX
        y: line.textY
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
        size: Math.round(Theme.fontSmall * 1.5)
        color: !line.standing ? Theme.textFaint : line.picture.startsWith("alerts/") ? Theme.red : Theme.textSecond
    }
    SmallText {
        id: words
        y: line.textY
        x: playedIcon.x + (line.picture !== "" ? playedIcon.width + Theme.space1 : 0)
        width: (line.textY > 0 ? parent.width : timeText.x - Theme.space2) - x // the time stands above, or beside
        text: line.text
        color: line.ink
        font.strikeout: !line.standing
        Accessible.ignored: true
    }
    SmallText {
        id: cardText
        x: words.x
        y: words.y + words.height
        width: words.width
        visible: text !== ""
        text: line.cards
        color: Theme.textFaint
        Accessible.ignored: true
    }
    SmallText {
        id: timeText
        anchors.right: parent.right
        text: line.time
        color: Theme.textFaint
        Accessible.ignored: true
    }
}
