// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// Says why not ("refusal"), says something ("info"), or stays until it is dealt with ("loud").
Rectangle {
    id: toast

    property bool calm: false // it only tells
    property bool loud: false // it stays until somebody has seen it
    property string title
    property string text
    property string clause
    property string clauseNumber // as it is shown
    property string clauseTag // whether the clause is a ruling, in words
    property bool canBeOverruled: false // who knows better says so at once
    property string language: Theme.language
    property bool shown: false
    property int linger: loud ? 0 : 9000 // ms; 0 stays
    default property alias acts: actRow.data

    // Then it says why, and under it by which rule: the name of a rule above it reads as an order.
    readonly property bool refuses: clause !== ""
    readonly property color edge: calm ? Theme.note : Theme.redFill

    signal infoTapped(string clause)
    signal overruleAsked
    signal dismissed

    function show() {
        shown = true
        if (linger > 0)
            away.restart()
        else
            away.stop()
    }
    function dismiss() {
        away.stop()
        shown = false
        dismissed()
    }

    visible: shown
    implicitWidth: Theme.scaled(460)
    implicitHeight: row.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: calm ? Theme.noteGround : Theme.redGround
    border.width: loud ? Theme.focusWidth : Theme.hairlineWidth
    border.color: edge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: text

    Timer {
        id: away
        interval: Math.max(1, toast.linger)
        onTriggered: toast.dismiss()
    }
    LongestWord {
        id: longestWord
        words: toast.text
        font: Qt.font({ family: Theme.familyFor(toast.language), bold: true, pixelSize: Theme.fontTitle })
    }
    // Taps on the banner must not reach what lies under it.
    MouseArea {
        anchors.fill: parent
    }
    Rectangle {
        x: Theme.space2
        y: Theme.space2
        width: Theme.space1
        height: parent.height - 2 * y
        radius: 2
        color: toast.edge
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.margins: Theme.space3
        anchors.leftMargin: Theme.space5
        anchors.rightMargin: Theme.space1
        spacing: Theme.space3

        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 2
            visible: toast.width >= Theme.scaled(300)
            name: toast.calm ? "info" : "warning"
            color: toast.calm ? Theme.note : Theme.red
            size: Theme.scaled(24)
        }
        ScrollArea {
            id: said
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.space1

            Heading {
                Layout.fillWidth: true
                visible: text !== "" && !toast.refuses
                level: 3
                language: toast.language
                text: toast.title
                Accessible.ignored: true
            }
            BodyText {
                objectName: toast.objectName === "" ? "" : toast.objectName + "-text"
                Layout.fillWidth: true
                visible: text !== ""
                language: toast.language
                text: toast.text
                // Beside the bar of what scrolls.
                font.pixelSize: toast.refuses ? longestWord.sizeIn(said.width - Theme.space3) : Theme.fontBody
                font.bold: toast.refuses
                Accessible.ignored: true
            }
            Flow {
                id: actRow
                Layout.fillWidth: true
                Layout.topMargin: Theme.space1
                visible: children.length > 4 || toast.refuses || toast.clauseTag !== ""
                spacing: Theme.space2

                Chip {
                    objectName: toast.objectName === "" ? "" : toast.objectName + "-clause"
                    visible: toast.clause !== ""
                    iconName: "info"
                    text: toast.clauseNumber
                    onClicked: toast.infoTapped(toast.clause)
                }
                Chip {
                    objectName: toast.objectName === "" ? "" : toast.objectName + "-overrule"
                    visible: toast.refuses && toast.canBeOverruled
                             && toast.width >= Theme.scaled(300) // the menu offers it, too
                    iconName: "gavel"
                    language: toast.language
                    text: InLanguage.say(toast.language, () => qsTr("Ruling…"))
                    onClicked: {
                        toast.dismiss()
                        toast.overruleAsked()
                    }
                }
                AboutTheClause {
                    language: toast.language
                    text: toast.refuses ? toast.title : ""
                    color: Theme.textSecond
                    Accessible.ignored: true // the banner's own name says it
                }
                AboutTheClause {
                    language: toast.language
                    text: toast.clauseTag
                    color: Theme.note
                }
            }
        }
        IconButton {
            objectName: toast.objectName === "" ? "" : toast.objectName + "-dismiss"
            Layout.alignment: Qt.AlignTop
            flat: true
            iconName: "close"
            label: InLanguage.say(toast.language, () => qsTr("Dismiss"))
            onClicked: toast.dismiss()
        }
    }

    component AboutTheClause: SmallText {
        id: about

        // Reading the height makes the binding follow the font, which the call alone does not.
        readonly property real need: metrics.height > 0 ? Math.ceil(metrics.advanceWidth(text)) + 1 : 0
        readonly property FontMetrics metrics: FontMetrics {
            font: about.font
        }

        height: Math.max(Theme.touch, implicitHeight)
        width: Math.min(need, parent.width)
        visible: text !== ""
        verticalAlignment: Text.AlignVCenter
    }
}
