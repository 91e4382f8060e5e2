// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The step that is told: one sentence, as large as can be, and its picture; beside each other where height is dear.
Rectangle {
    id: scene

    required property SailingShow show
    property bool low: false
    property bool tall: false // the picture may be as large as its rail is wide

    readonly property StepLook look: StepLook {
        kind: scene.show.kind
    }

    implicitHeight: box.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: look.bad ? Theme.redGround : look.good ? Theme.greenGround : Theme.raised
    border.width: Theme.edgeWidth
    border.color: look.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: show.text

    GridLayout {
        id: box
        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * x
        columns: scene.low ? 2 : 1
        columnSpacing: Theme.space3
        rowSpacing: Theme.space2

        StepPicture {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: Theme.scaled(scene.low ? 64 : scene.tall ? 190 : 110)
            show: scene.show
            sign: scene.look.sign
            ink: scene.look.ink
        }
        Heading {
            objectName: "sailing-sentence"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            level: scene.low ? 3 : 2
            text: scene.show.text
            font.pixelSize: Theme.scaled(scene.low ? 18 : 24)
            horizontalAlignment: scene.low ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
