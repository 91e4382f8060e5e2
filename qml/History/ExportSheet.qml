// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Files

// A game goes out, or all of them.
Sheet {
    id: sheet

    required property TransferModel transfer
    required property Settings settings
    property string sessionId // empty: all

    property SaveFileSheet saveSheet
    property string format // that was asked for

    readonly property bool all: sessionId === ""

    // Made when it is first asked for.
    function askWhere(wanted: string) {
        format = wanted
        if (!saveSheet)
            saveSheet = saveSheetComponent.createObject(sheet.contentItem) as SaveFileSheet
        if (all && format !== "csv")
            saveSheet.askForFolder()
        else
            saveSheet.askForFile(transfer.suggestedName(sessionId, format), format)
    }
    function write(place: url) {
        if (!all)
            transfer.exportSession(sessionId, format, place)
        else if (format === "csv")
            transfer.exportTable(place)
        else
            transfer.exportAll(format, place)
    }

    objectName: "export"
    title: all ? qsTr("Export all games") : qsTr("Export this game")
    onAboutToShow: transfer.clear()
    onClosed: transfer.clear()

    ExportActs {
        Layout.fillWidth: true
        all: sheet.all
        available: !sheet.transfer.busy
        onAsked: format => {
            sheet.transfer.dismiss()
            sheet.askWhere(format)
        }
        onLinkAsked: sheet.transfer.copyPlayLink(sheet.sessionId)
    }
    Component {
        id: saveSheetComponent

        SaveFileSheet {
            settings: sheet.settings
            onChosen: place => sheet.write(place)
        }
    }
    footer: [
        TransferProgress {
            Layout.fillWidth: true
            transfer: sheet.transfer
        },
        TransferNote {
            objectName: "export-note"
            Layout.fillWidth: true
            transfer: sheet.transfer
        }
    ]
}
