// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// One act. A ruling is marked; an act that was taken back is faint and struck through.
Item {
    id: line

    required property int number
    required property string name
    required property string text
    required property string time
    required property bool standing
    required property bool ruling

    readonly property color ink: !standing ? Theme.textFaint : ruling ? Theme.accent : Theme.text
    readonly property real nameX: Theme.scaled(40)
    readonly property real textX: nameX + (width < Theme.scaled(460) ? Theme.scaled(84) : Theme.scaled(130))

    implicitHeight: words.implicitHeight + Theme.space1 + 2
    Accessible.role: Accessible.ListItem
    Accessible.name: number + " " + name + " " + text

    SmallText {
        text: line.number
        color: Theme.textFaint
        Accessible.ignored: true
    }
    Heading {
        x: line.nameX
        width: line.textX - x - Theme.space2
        text: line.name
        color: line.standing ? Theme.text : Theme.textFaint
        font.pixelSize: Theme.fontSmall
        font.strikeout: !line.standing
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Icon {
        id: mark
        x: line.textX
        visible: line.ruling
        name: "gavel"
        size: Theme.fontBody
        color: line.ink
    }
    SmallText {
        id: words
        x: line.textX + (line.ruling ? mark.width + Theme.space1 : 0)
        width: timeText.x - x - Theme.space2
        text: line.text
        color: line.ink
        font.strikeout: !line.standing
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
