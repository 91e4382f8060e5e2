// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme

ColumnLayout {
    id: field

    property string label
    property string problem // shown in red under the field; empty while all is well
    property string language: Theme.language
    property alias text: input.text
    property alias placeholder: input.placeholderText
    property alias maximumLength: input.maximumLength
    // What is typed or pasted is bounded as files bound it.
    property bool isName: false
    property bool isText: false // such as a reason
    property bool framed: true // else only while it is typed into, or something is wrong with it
    property string before // the text until somebody types
    property alias validator: input.validator
    property alias inputMethodHints: input.inputMethodHints
    property alias readOnly: input.readOnly
    property alias input: input

    signal edited(string text)
    signal accepted(string text)

    spacing: Theme.space1

    SmallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: field.label
        Accessible.ignored: true
    }
    T.TextField {
        id: input
        Layout.fillWidth: true
        implicitWidth: Math.max(Theme.scaled(160), contentWidth + leftPadding + rightPadding)
        implicitHeight: Math.max(Theme.touch, contentHeight + 2 * Theme.space2)
        leftPadding: Theme.space3
        rightPadding: Theme.space3
        verticalAlignment: TextInput.AlignVCenter
        font.family: Theme.familyFor(field.language)
        font.pixelSize: Theme.fontBody
        color: Theme.text
        selectionColor: Theme.chosen
        selectedTextColor: Theme.chosenInk
        placeholderTextColor: Theme.textFaint
        selectByMouse: true
        Accessible.name: field.label === "" ? placeholderText : field.label
        onTextEdited: {
            const kept = field.isName ? TypedText.name(field.before, text)
                         : field.isText ? TypedText.text(field.before, text) : text
            if (kept !== text) {
                const at = cursorPosition - (text.length - kept.length)
                text = kept
                cursorPosition = Math.max(0, at)
            }
            field.before = text
            field.edited(text)
        }
        onActiveFocusChanged: field.before = text
        onAccepted: field.accepted(text)

        background: Rectangle {
            radius: Theme.radius
            visible: field.framed || input.activeFocus || field.problem !== ""
            color: Theme.ground
            border.width: input.activeFocus ? Theme.focusWidth : Theme.hairlineWidth
            border.color: field.problem !== "" ? Theme.red : input.activeFocus ? Theme.chosen : Theme.outline
        }
        FieldTouch {
            field: input
        }
        BodyText {
            x: input.leftPadding
            width: input.width - input.leftPadding - input.rightPadding
            height: input.height
            verticalAlignment: Text.AlignVCenter
            visible: input.text === "" && input.preeditText === ""
            text: input.placeholderText
            color: input.placeholderTextColor
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    SmallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: field.problem
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
    }
}
