// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Placed by hand, not by layouts: thirty of these come and go with the phases.
Item {
    id: words

    property int owner: 0
    property bool within: false
    property string title
    property string against
    property string force
    property string spare
    property string language: Theme.language

    readonly property bool narrow: width < Theme.scaled(230) // the dome on the table says the defense, too

    implicitHeight: nameText.height + againstText.height

    SeatBadge {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        seat: words.owner
        size: Theme.scaled(24)
        Accessible.ignored: true
    }
    Heading {
        id: nameText
        anchors.left: badge.right
        anchors.leftMargin: Theme.space2
        anchors.right: forceText.left
        anchors.rightMargin: Theme.space2
        level: 3
        language: words.language
        text: words.title
        color: words.within ? Theme.text : Theme.textSecond
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.fontLeast * 0.9)
        Accessible.ignored: true
    }
    SmallText {
        id: againstText
        visible: !words.narrow
        anchors.left: nameText.left
        anchors.right: spareText.left
        anchors.top: nameText.bottom
        language: words.language
        text: words.against
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Heading {
        id: forceText
        anchors.right: parent.right
        level: 3
        language: words.language
        text: words.force
        color: words.within ? Theme.text : Theme.textFaint
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    SmallText {
        id: spareText
        anchors.right: parent.right
        anchors.baseline: againstText.baseline
        language: words.language
        text: words.spare
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
