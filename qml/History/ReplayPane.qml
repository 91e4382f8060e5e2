// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The table as it was after each act, what the act was, and the way to the others: beside the table or below it.
FocusScope {
    id: pane

    required property SessionViewModel session

    readonly property int form: width < 600 ? Form.Phone : width > height && width >= 820 ? Form.Side : Form.Below
    readonly property bool side: form === Form.Side
    readonly property real gap: form === Form.Phone ? Theme.space2 : Theme.space3
    readonly property real controlsWidth: side ? Math.min(Theme.scaled(360), width * 0.42) : width
    // Beside the table the list tells each act, where it has room for a few.
    readonly property real spare: height - slider.height - buttons.height - 2 * gap // for the moment and the list
    readonly property bool listTells: side && spare >= 3 * Theme.touch
    readonly property real momentHeight: listTells ? 0 : moment.height + gap
    // Where there is room for a few acts, they are listed too.
    readonly property real listHeight: side ? spare - momentHeight
                                            : Math.max(0, Math.min(height * 0.24, spare - momentHeight - gap
                                                                                - Theme.scaled(220)))

    // Each game has its own table; it is loaded by name, as only one of them is ever looked at.
    Loader {
        id: table

        // Nothing may be loaded before there is a session.
        readonly property string file: pane.session.tableFile

        width: pane.side ? pane.width - pane.controlsWidth - Theme.space4 : pane.width
        height: pane.side ? pane.height : moment.y - pane.gap
        onFileChanged: load()
        Component.onCompleted: load()

        function load() {
            if (file === "")
                source = ""
            else
                setSource("qrc:/qt/qml/Basekeeper/" + file + ".qml", { table: pane.session.table })
        }
    }
    Binding {
        target: table.item
        when: table.item !== null
        property: "form"
        value: pane.form
    }
    ReplayMoment {
        id: moment
        x: pane.width - width
        y: pane.side ? 0 : slider.y - height - pane.gap
        width: pane.controlsWidth
        visible: !pane.listTells
        session: pane.session
    }
    SliderRow {
        id: slider
        objectName: "replay-slider"
        x: pane.width - width
        y: pane.side ? pane.momentHeight : buttons.y - height
        width: pane.controlsWidth
        label: qsTr("Act %1 of %2").arg(pane.session.position).arg(pane.session.acts)
        valueText: pane.session.stageText
        to: Math.max(1, pane.session.acts)
        stepSize: 1
        value: pane.session.position
        onMoved: value => pane.session.goTo(value)
    }
    ReplayButtons {
        id: buttons
        x: pane.width - width
        y: pane.side ? slider.y + slider.height : pane.height - height - (acts.visible ? acts.height + pane.gap : 0)
        width: pane.controlsWidth
        session: pane.session
    }
    ReplayActs {
        id: acts
        x: pane.width - width
        y: pane.height - height
        width: pane.controlsWidth
        height: pane.listHeight
        visible: height >= Theme.touch
        session: pane.session
    }
}
