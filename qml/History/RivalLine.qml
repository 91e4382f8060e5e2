// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Two players, how many games each of them won where both sat, and in whose favour that is.
Column {
    id: line

    required property int index
    required property string one
    required property string other
    required property int wonByOne
    required property int wonByOther
    required property real share // of the one
    required property string told

    readonly property real half: (width - Theme.space3) / 2

    spacing: Theme.space1
    Accessible.role: Accessible.StaticText
    Accessible.name: Joined.said([Joined.words([one, wonByOne], Theme.language),
                                  Joined.words([other, wonByOther], Theme.language), told], Theme.language)

    Item {
        width: parent.width
        height: Math.max(oneName.height, oneNumber.height, otherName.height)

        NumberText {
            id: oneNumber
            value: line.wonByOne
            font.pixelSize: Theme.fontTitle
            Accessible.ignored: true
        }
        BodyText {
            id: oneName
            anchors.baseline: oneNumber.baseline
            x: oneNumber.width + Theme.space2
            width: line.half - x
            text: line.one
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        BodyText {
            id: otherName
            anchors.baseline: oneNumber.baseline
            x: line.width - line.half
            width: line.half - otherNumber.width - Theme.space2
            horizontalAlignment: Text.AlignRight
            text: line.other
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        NumberText {
            id: otherNumber
            x: line.width - width
            value: line.wonByOther
            font.pixelSize: Theme.fontTitle
            color: Theme.textSecond
            Accessible.ignored: true
        }
    }
    ShareBar {
        width: parent.width
        won: line.share
    }
    SmallText {
        width: parent.width
        text: line.told
        Accessible.ignored: true
    }
}
