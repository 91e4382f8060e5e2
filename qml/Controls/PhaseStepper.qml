// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// The steps of a turn. Compact shows in words only the one that is on.
Item {
    id: stepper

    property var labels: []
    property int current: 0
    property bool compact: width > 0 && width < natural
    property bool urgent: false // the step that is on is red
    property int stillOpen: -1 // a step behind that one where something may be done all the same

    // Reading the height makes the binding follow the font, which the call alone does not.
    readonly property real natural: metrics.height > 0 ? metrics.advanceWidth(labels.join(""))
                                    + labels.length * decoration : 0
    readonly property real signRoom: Theme.scaled(16) + Theme.space2 // on both sides, so that words stand in the middle
    readonly property real decoration: 2 * signRoom + 2 * Theme.space2 + Theme.space2

    signal tapped(int index)

    implicitWidth: natural
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: labels[current] ?? ""

    FontMetrics {
        id: metrics
        font.family: Theme.headingFamily
        font.bold: true
        font.pixelSize: Theme.fontBody
    }
    RowLayout {
        id: row
        width: stepper.compact ? parent.width : Math.min(parent.width, stepper.labels.length * Theme.scaled(176))
        spacing: stepper.compact ? Theme.space1 : Theme.space2 - 2

        Repeater {
            // A number, not the labels: steps that went at a change of language would go under a layout.
            model: stepper.labels.length

            Pressable {
                id: step

                required property int index

                readonly property bool open: index === stepper.stillOpen
                readonly property bool done: index < stepper.current && !open
                readonly property bool on: index === stepper.current
                readonly property color fill: stepper.urgent ? Theme.redFill : Theme.chosen
                readonly property color ink: on ? (stepper.urgent ? Theme.redInk : Theme.chosenInk)
                                             : done ? Theme.green : open ? Theme.red : Theme.textFaint

                objectName: "phase-" + index
                Layout.fillWidth: !stepper.compact || on
                Layout.maximumWidth: stepper.compact && !on ? Math.max(Theme.touch, Theme.scaled(40)) : stepper.width
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 2 * Theme.space1)
                horizontalPadding: stepper.compact && !on ? Theme.space1 : Theme.space2
                verticalPadding: 0
                text: stepper.labels[index] ?? ""
                Accessible.checked: on
                //: a phase of the turn that is over, but of which something may still be done
                Accessible.name: open ? qsTr("%1, still possible").arg(text) : text
                onClicked: stepper.tapped(index)

                background: Item {
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width
                        height: Math.min(parent.height, Math.max(36, step.implicitContentHeight + Theme.space2))
                        radius: height / 2
                        color: step.on ? step.fill : step.done ? Theme.greenGround : "transparent"
                        border.width: Theme.hairlineWidth
                        border.color: step.on ? step.fill : step.done ? Theme.green : Theme.outline
                    }
                }
                contentItem: Item {
                    implicitWidth: words.implicitWidth + 2 * words.inset
                    implicitHeight: Math.max(words.implicitHeight, sign.height)

                    Icon {
                        id: sign
                        x: stepper.compact ? (parent.width - width) / 2 : 0
                        y: (parent.height - height) / 2
                        visible: step.done || step.open
                        name: step.done ? "check" : "alert"
                        color: step.ink
                        size: Theme.scaled(16)
                    }
                    BodyText {
                        id: words

                        readonly property real inset: stepper.compact ? 0 : stepper.signRoom

                        x: inset
                        width: parent.width - 2 * inset
                        height: parent.height
                        visible: step.on || !stepper.compact || !(step.done || step.open)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: step.on || !stepper.compact ? step.text : step.index + 1
                        color: step.ink
                        font.family: Theme.headingFamily
                        font.bold: true
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.fontLeast
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
