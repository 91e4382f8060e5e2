// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The forms in which a game, or all of them, can go out.
GridLayout {
    id: acts

    property bool all: false
    property bool available: true

    // The words are functions, so that the tiles stay while the language changes.
    readonly property var forms: [
        { format: "jsonl", icon: "document", name: () => qsTr("Session file"),
          hint: () => acts.all ? qsTr("A file for each game; can be imported again")
                          : qsTr("Everything; can be imported again") },
        { format: "png", icon: "picture", name: () => acts.all ? qsTr("Pictures to share") : qsTr("Picture to share"),
          hint: () => acts.all ? qsTr("A PNG for each game") : "PNG" },
        { format: "pdf", icon: "log", name: () => qsTr("Report to print"),
          hint: () => acts.all ? qsTr("A PDF for each game") : "PDF" },
        { format: "csv", icon: "grid", name: () => acts.all ? qsTr("Table of games") : qsTr("Table of acts"),
          hint: () => acts.all ? qsTr("One CSV file") : "CSV" },
        { format: "json", icon: "chart", name: () => qsTr("BG Stats play file"),
          hint: () => acts.all ? qsTr("A JSON file for each game") : "JSON" }
    ]

    signal asked(string format)
    signal linkAsked

    columns: width >= Theme.scaled(420) ? 3 : 2
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2

    Repeater {
        model: acts.forms

        FormTile {
            required property var modelData

            objectName: "export-" + modelData.format
            iconName: modelData.icon
            text: modelData.name()
            hint: modelData.hint()
            onClicked: acts.asked(modelData.format)
        }
    }
    FormTile {
        objectName: visible ? "export-link" : ""
        visible: !acts.all
        iconName: "arrow-right"
        text: qsTr("Copy the link for BG Stats")
        onClicked: acts.linkAsked()
    }

    component FormTile: ActTile {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        available: acts.available
    }
}
