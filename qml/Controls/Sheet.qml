// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme

// Over a scrim: a dialog in the middle, a sheet from the side, or one from below where the screen is narrow.
T.Popup {
    id: sheet

    default property alias contents: area.contents
    property alias footer: footerRow.data // acts that stay in view under the scrolling contents
    property alias scrolls: area.scrolls
    property alias contentY: area.contentY
    property string title
    property string subtitle
    property string language: Theme.language
    property bool centered: false // even where it is narrow
    property bool aside: false // along the right edge, where there is room
    property real preferredWidth: Theme.scaled(520)
    property bool closable: true
    property bool fresh: false // it has just been opened

    readonly property real screenWidth: parent ? parent.width : 0
    readonly property real screenHeight: parent ? parent.height : 0
    readonly property bool narrow: screenWidth < 640
    readonly property bool atBottom: narrow && !centered
    readonly property bool atSide: aside && !narrow

    // What `words`, a function, gives, in the language of the sheet.
    function say(words: var): string {
        return InLanguage.say(language, words)
    }
    // Qt makes the item that a screen reader knows as the dialog, and gives it no name.
    function tellName() {
        contentItem.parent.Accessible.name = title
    }

    onTitleChanged: tellName()
    Component.onCompleted: tellName()

    parent: T.Overlay.overlay
    modal: true
    dim: true
    focus: true
    // A double click opens it once: the second half does not close it again.
    closePolicy: !closable ? T.Popup.NoAutoClose : fresh ? T.Popup.CloseOnEscape
                 : T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: fresh = true
    onOpened: settled.restart()
    padding: Theme.space4

    width: atBottom ? screenWidth : Math.min(preferredWidth, screenWidth - 2 * Theme.space4)
    height: atSide ? screenHeight
            : Math.min(implicitContentHeight + topPadding + bottomPadding,
                       screenHeight - (atBottom ? Theme.space8 : 2 * Theme.space4))
    x: atSide ? screenWidth - width : Math.round((screenWidth - width) / 2)
    y: atBottom ? screenHeight - height : Math.round((screenHeight - height) / 2)

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationShort }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durationShort }
    }
    background: Rectangle {
        color: Theme.surface
        radius: sheet.atSide ? 0 : Theme.radius
        border.width: Theme.hairlineWidth
        border.color: Theme.outline
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3
        Keys.onPressed: event => FocusMoves.handle(event, Window.activeFocusItem)

        Timer {
            id: settled
            interval: Application.styleHints.mouseDoubleClickInterval
            onTriggered: sheet.fresh = false
        }

        RowLayout {
            spacing: Theme.space2

            ColumnLayout {
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    language: sheet.language
                    text: sheet.title
                }
                SmallText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    language: sheet.language
                    text: sheet.subtitle
                }
            }
            IconButton {
                objectName: sheet.objectName === "" ? "" : sheet.objectName + "-close"
                Layout.alignment: Qt.AlignTop
                Layout.rightMargin: -Theme.space3
                Layout.topMargin: -Theme.space2
                visible: sheet.closable
                flat: true
                iconName: "close"
                label: sheet.say(() => qsTr("Close"))
                onClicked: sheet.close()
            }
        }
        ScrollArea {
            id: area
            Layout.fillWidth: true
            Layout.fillHeight: true
            // The bar stands in the sheet's margin.
            Layout.rightMargin: -Theme.space3
            keepsBarRoom: true
        }
        ColumnLayout {
            id: footerRow
            visible: children.length > 0
            spacing: Theme.space2
        }
    }
}
