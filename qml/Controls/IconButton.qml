// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// `label` is always spoken; `text` is shown beside the icon where there is room for it.
Pressable {
    id: button

    property string iconName
    property string label
    property bool flat: false
    property real iconRotation: 0 // a button that is turned itself is told to stand elsewhere
    property string language: Theme.language

    readonly property color ink: !available ? Theme.textFaint : checked ? Theme.chosen : Theme.text

    Accessible.name: label === "" ? text : label

    background: Rectangle {
        radius: Theme.radius
        color: button.down ? Theme.pressed : button.checked ? Theme.chosenGround
               : button.flat || !button.available ? "transparent" : Theme.raised
        border.width: button.flat && !button.checked ? 0 : Theme.hairlineWidth
        border.color: button.checked ? Theme.chosen : Theme.hairline
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            visible: button.iconName !== ""
            Layout.alignment: Qt.AlignCenter
            name: button.iconName
            rotation: button.iconRotation
            color: button.ink
        }
        BodyText {
            visible: text !== ""
            Layout.fillWidth: true
            horizontalAlignment: button.iconName === "" ? Text.AlignHCenter : Text.AlignLeft
            language: button.language
            text: button.text
            color: button.ink
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            // Large words on a small screen become a little smaller before they are cut.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.fontLeast * 0.8)
            Accessible.ignored: true
        }
    }
}
