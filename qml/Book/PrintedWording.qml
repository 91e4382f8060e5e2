// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What the table's own card says in this language, as somebody typed it in.
Rectangle {
    id: printed

    required property string text
    property string language: Theme.language

    implicitHeight: column.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.hairlineWidth
    border.color: Theme.outline

    ColumnLayout {
        id: column
        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * Theme.space3
        spacing: Theme.space2

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("On your card")
        }
        BodyText {
            objectName: "book-printed-" + printed.language
            Layout.fillWidth: true
            language: printed.language
            text: printed.text
            font.pixelSize: Theme.fontStrong
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
