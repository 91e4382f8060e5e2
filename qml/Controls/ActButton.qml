// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme

// A large act of the rail: what it does on the left, a small hint on the right.
Pressable {
    id: button

    property string hint
    property bool primary: false
    property bool danger: false
    property bool waits: false // the focus is not called here: more may be done before
    property string iconName
    property string language: Theme.language

    readonly property bool filled: primary && available
    readonly property bool leads: filled && visible // the one next act: who plays by keys has it at hand
    readonly property color ink: !available ? Theme.textFaint : filled ? Theme.accentInk
                                 : danger ? Theme.red : Theme.text

    implicitHeight: Math.max(primary ? Theme.touchLarge : Theme.touch + Theme.space1,
                             implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Theme.space4
    once: true
    Accessible.name: Joined.said([text, hint], language)

    function isInSheet(item: Item): bool {
        return FocusMoves.lies(item, T.Overlay.overlay)
    }
    // An act of the screen leaves the focus to a sheet that lies over it, and to a field that is typed into.
    function lead() {
        const focused = Window.activeFocusItem
        if (!FocusMoves.takesTyping(focused) && (!isInSheet(focused) || isInSheet(button)))
            FocusMoves.give(button)
    }

    onLeadsChanged: {
        if (leads && !waits)
            lead()
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.down ? (button.filled ? Qt.darker(Theme.accentFill, 1.15) : Theme.pressed)
               : button.filled ? Theme.accentFill : !button.available ? "transparent"
               : button.danger ? Theme.redGround : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: button.filled ? Theme.accent : button.available && button.danger ? Theme.red
                      : Theme.hairline
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Icon {
            visible: button.iconName !== ""
            name: button.iconName
            color: button.ink
        }
        TitleAndHint {
            Layout.fillWidth: true
            title: button.text
            hint: button.hint
            language: button.language
            ink: button.ink
            hintInk: button.filled ? Theme.accentInk : button.available ? Theme.textSecond : Theme.textFaint
        }
    }
}
