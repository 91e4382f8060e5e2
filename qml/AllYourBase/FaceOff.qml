// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Attack against defense, as the largest thing on the screen, and what that comes to.
Item {
    id: face

    property string language: Theme.language // of whoever reads it
    property int attack: 0
    property int defense: 0
    property string defenseWord // under the defense, where it says more than that it is one
    property int needed: 0 // the points that decide, said under the defense; 0: not said
    property bool toHold: false // those of a defense that holds, else those of an attack that captures
    property string verdict
    property string remark
    property color ink: Theme.text // of arrow and verdict
    property color verdictInk: ink
    property bool stopped: false // the attack does not get there

    readonly property bool saysNeeded: needed > 0 && width >= Theme.scaled(280)
    readonly property int digits: Math.max(attackFigure.text.length, defenseFigure.text.length)
    readonly property real figure: Math.floor(Math.max(32, Math.min(height * 0.76, width * 0.29 / (digits * 0.68),
                                                                    190)))
    readonly property real numberWidth: Math.ceil(Math.max(attackFigure.implicitWidth, defenseFigure.implicitWidth))

    // A figure stands on its baseline and is as high as its digits, whatever its font would keep free.
    readonly property real digitHeight: figure * 0.74
    readonly property real figureTop: Math.round((height - digitHeight - Theme.space2 - attackLabel.height) / 2
                                                 + digitHeight - attackFigure.baselineOffset)
    readonly property real middle: figureTop + attackFigure.baselineOffset - digitHeight / 2
    // Where nothing stands below the arrow, it leaves the verdict a line that can be read.
    readonly property real arrowMiddle: remark !== "" ? middle
                                        : Math.max(middle, Math.round(Theme.fontStrong * 1.5) + arrow.height / 2)
    readonly property real wordTop: Math.round(figureTop + attackFigure.baselineOffset + Theme.space2)

    function say(words: var): string {
        return InLanguage.say(language, words)
    }

    Accessible.role: Accessible.StaticText

    NumberText {
        id: attackFigure
        x: Math.round((face.numberWidth - width) / 2)
        y: face.figureTop
        value: face.attack
        color: Theme.attack
        font.pixelSize: face.figure
        Accessible.ignored: true
    }
    SmallText {
        id: attackLabel
        x: Math.max(0, Math.round((face.numberWidth - width) / 2))
        y: face.wordTop
        language: face.language
        //: over the attack points of the cards that were chosen
        text: face.say(() => qsTr("attack"))
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    NumberText {
        id: defenseFigure
        x: Math.round(face.width - (face.numberWidth + width) / 2)
        y: face.figureTop
        value: face.defense
        color: Theme.defense
        font.pixelSize: face.figure
        Accessible.ignored: true
    }
    SmallText {
        x: Math.min(face.width - width, Math.round(face.width - (face.numberWidth + width) / 2))
        y: face.wordTop
        width: Math.min(implicitWidth, face.width - attackLabel.x - attackLabel.width - Theme.space2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.fontLeast * 0.6)
        language: face.language
        //: over the defense points of a base and its cards
        text: Joined.facts([
            face.defenseWord !== "" ? face.defenseWord : face.say(() => qsTr("defense")),
            !face.saysNeeded ? ""
            //: under the defense of a base: the defense points with which it holds
            : face.toHold ? face.say(() => qsTr("%1 to hold").arg(face.needed))
            //: under the defense of a base: the attack points that capture it
            : face.say(() => qsTr("%1 to capture it").arg(face.needed))
        ], face.language)
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Item {
        id: between
        x: face.numberWidth + Theme.space3
        width: face.width - 2 * x
        height: face.height

        Heading {
            width: parent.width
            height: face.arrowMiddle - arrow.height / 2
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignBottom
            language: face.language
            text: face.verdict
            color: face.verdictInk
            font.pixelSize: Math.round(Math.max(Theme.fontTitle, face.figure * 0.24))
            fontSizeMode: Text.Fit
            minimumPixelSize: 10
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        BodyText {
            y: Math.round(face.middle + arrow.height / 2 + Theme.space1)
            width: parent.width
            height: face.wordTop - y
            horizontalAlignment: Text.AlignHCenter
            language: face.language
            text: face.remark
            color: face.ink
            font.pixelSize: Math.round(Math.min(Theme.fontStrong, face.figure * 0.2))
            fontSizeMode: Text.Fit
            minimumPixelSize: 10
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        FaceOffArrow {
            id: arrow
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(face.arrowMiddle - height / 2)
            width: Math.min(parent.width, face.figure * 4)
            height: Math.max(20, Math.round(face.figure * 0.3))
            ink: face.stopped ? Theme.textSecond : face.ink
            stopped: face.stopped
        }
    }
}
