// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An example of what a clause does: the table before, an arrow, the table after. It is as large as its width allows
// and, where `roomHigh` is given, its height; what it shows is told as one thing.
Item {
    id: diagram

    required property RuleTexts rules
    required property string clause
    property string language: Theme.language
    property real roomHigh: 0 // 0: as high as it likes
    property real largest: 54 // a card's width

    readonly property var parts: rules.diagramParts(clause)
    readonly property bool shown: parts.before !== undefined
    readonly property real across: shown ? parts.across : 1
    readonly property real down: shown ? parts.down : 1
    readonly property bool held: roomHigh > 0 // up: the picture has the room, not its titles
    readonly property int titleSize: held ? Math.min(Theme.fontSmall, 16) : Theme.fontSmall
    readonly property real inset: held ? Theme.space2 : Theme.space3
    readonly property real headHigh: head.height + Theme.space2
    // Both ways to lay it out are tried: beside each other, and one under the other.
    readonly property real arrowRoom: Theme.space8
    readonly property real unitBeside: unitFor((width - arrowRoom) / 2, roomHigh)
    readonly property real unitUnder: unitFor(width, (roomHigh - arrowRoom) / 2)
    readonly property bool beside: unitBeside >= Math.min(unitUnder, held ? unitUnder : 30)
    readonly property real unit: Math.max(1, beside ? unitBeside : unitUnder)
    readonly property real sceneWidth: across * unit + 2 * inset
    readonly property real sceneHeight: Math.ceil(headHigh + down * unit + 2 * inset)

    function unitFor(wide: real, high: real): real {
        const byWidth = (wide - 2 * inset) / across
        return Math.min(largest, byWidth, held ? (high - headHigh - 2 * inset) / down : byWidth)
    }

    visible: shown
    implicitHeight: !shown ? 0 : beside ? sceneHeight : 2 * sceneHeight + arrowRoom
    Accessible.role: Accessible.Graphic
    Accessible.name: rules.diagramTold(clause, language)

    // How high a title is.
    SmallText {
        id: head
        visible: false
        text: "A"
        font.pixelSize: diagram.titleSize
    }
    DiagramScene {
        id: before
        objectName: "diagram-before"
        x: Math.round((diagram.width - (diagram.beside ? 2 * width + diagram.arrowRoom : width)) / 2)
        width: diagram.sceneWidth
        height: diagram.sceneHeight
        title: InLanguage.say(diagram.language, () => qsTr("Before"))
        titleSize: diagram.titleSize
        language: diagram.language
        rows: diagram.shown ? diagram.parts.before : []
        parts: diagram.parts
        unit: diagram.unit
        inset: diagram.inset
    }
    Icon {
        x: diagram.beside ? before.x + before.width + (diagram.arrowRoom - width) / 2 : (diagram.width - width) / 2
        y: diagram.beside ? (diagram.sceneHeight - height) / 2
           : diagram.sceneHeight + (diagram.arrowRoom - height) / 2
        name: "arrow-right"
        rotation: diagram.beside ? 0 : 90
        size: Math.round(diagram.arrowRoom * 0.8)
        color: Theme.textSecond
    }
    DiagramScene {
        objectName: "diagram-after"
        x: diagram.beside ? before.x + before.width + diagram.arrowRoom : before.x
        y: diagram.beside ? 0 : diagram.sceneHeight + diagram.arrowRoom
        width: diagram.sceneWidth
        height: diagram.sceneHeight
        title: InLanguage.say(diagram.language, () => qsTr("After"))
        titleSize: diagram.titleSize
        language: diagram.language
        rows: diagram.shown ? diagram.parts.after : []
        parts: diagram.parts
        unit: diagram.unit
        inset: diagram.inset
    }
}
