// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme

// A text of several lines; it grows with them. Tab leaves it, as it leaves every field.
ColumnLayout {
    id: box

    property string label
    property string language: Theme.language
    property int lines: 5 // at least
    property string before // the text until somebody types
    property bool isText: false // what is typed or pasted is bounded as files bound it, see Field
    property alias text: input.text
    property alias input: input

    spacing: Theme.space1

    SmallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: box.label
        Accessible.ignored: true
    }
    T.TextArea {
        id: input
        Layout.fillWidth: true
        // Not the implicit height: that one Qt sets itself.
        Layout.preferredHeight: Math.ceil(Math.max(box.lines * metrics.lineSpacing, contentHeight) + topPadding
                                          + bottomPadding)
        padding: Theme.space3
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        font.family: Theme.familyFor(box.language)
        font.pixelSize: Theme.fontTitle
        color: Theme.text
        selectionColor: Theme.chosen
        selectedTextColor: Theme.chosenInk
        selectByMouse: true
        Accessible.name: box.label
        onTextChanged: {
            // What the screen puts in is nobody's typing, and may be older than the limits.
            const kept = box.isText && activeFocus ? TypedText.text(box.before, text) : text
            box.before = kept
            if (kept === text)
                return
            const at = cursorPosition - (text.length - kept.length)
            text = kept
            cursorPosition = Math.max(0, at)
        }
        Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

        background: Rectangle {
            radius: Theme.radius
            color: Theme.ground
            border.width: input.activeFocus ? Theme.focusWidth : Theme.hairlineWidth
            border.color: input.activeFocus ? Theme.chosen : Theme.outline
        }
        FieldTouch {
            field: input
        }
        FontMetrics {
            id: metrics
            font: input.font
        }
    }
}
