// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Shows `value`, never changes it: whoever handles chosen() does. A row or, where that does not fit, a few equal rows
// or a column.
Item {
    id: segments

    property var model: [] // [{ value, label }]; a name if the value is no word, a language if not the screen's
    property var value
    property string label

    readonly property real natural: model.reduce((sum, entry) => sum + cell(entry.label) + grid.spacing, -grid.spacing)
    readonly property real widest: model.reduce((most, entry) => Math.max(most, cell(entry.label)), Theme.touch)
    readonly property bool stacked: width < natural
    // No more to a row than there is room for, and all rows alike as far as possible.
    readonly property int across: !stacked ? Math.max(1, model.length)
                                  : Math.max(1, Math.ceil(model.length / Math.ceil(model.length / fitting)))
    readonly property int fitting: Math.max(1, Math.floor((width + grid.spacing) / (widest + grid.spacing)))

    signal chosen(var value)

    function cell(text: string): real {
        // Reading the height makes the bindings follow the font, which the call alone does not.
        return metrics.height > 0 ? Math.max(Theme.touch, Math.ceil(metrics.advanceWidth(text)) + 2 * Theme.space3 + 2)
               : 0
    }

    implicitWidth: natural
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    FontMetrics {
        id: metrics
        font.family: Theme.textFamily
        font.pixelSize: Theme.fontBody
    }
    Grid {
        id: grid
        columns: segments.across
        spacing: Theme.space1

        Repeater {
            id: repeater
            model: segments.model

            Pressable {
                id: segment

                required property var modelData
                required property int index

                objectName: segments.objectName === "" ? ""
                            : segments.objectName + "-" + (modelData.name ?? modelData.value)
                width: segments.stacked ? Math.floor((segments.width - (segments.across - 1) * grid.spacing)
                                                     / segments.across)
                       : Math.floor(segments.cell(modelData.label)
                                    + (segments.width - segments.natural) / segments.model.length)
                text: modelData.label
                checked: segments.value === modelData.value
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: segments.chosen(modelData.value)
                Keys.onLeftPressed: repeater.itemAt(Math.max(0, index - 1))?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onRightPressed: repeater.itemAt(Math.min(repeater.count - 1,
                                                              index + 1))?.forceActiveFocus(Qt.TabFocusReason)

                background: Rectangle {
                    radius: Theme.radius
                    color: segment.checked ? Theme.chosen : segment.down ? Theme.pressed : Theme.raised
                    border.width: Theme.hairlineWidth
                    border.color: segment.checked ? Theme.chosen : Theme.outline
                }
                contentItem: BodyText {
                    language: segment.modelData.language ?? Theme.language
                    text: segment.text
                    color: segment.checked ? Theme.chosenInk : Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
