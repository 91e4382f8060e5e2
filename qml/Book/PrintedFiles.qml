// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Files
import Basekeeper.Theme

// The texts of all cards at once, from a table of another program or to one.
Panel {
    id: files

    required property BookModel book
    required property Settings settings

    property SaveFileSheet saveSheet
    property OpenFileSheet openSheet

    // Both are made when they are first asked for: most tables never do.
    function askWhere() {
        book.dismiss()
        if (!saveSheet)
            saveSheet = saveSheetComponent.createObject(files) as SaveFileSheet
        saveSheet.askForFile(qsTr("What our cards say"), "csv")
    }
    function askWhich() {
        book.dismiss()
        if (!openSheet)
            openSheet = openSheetComponent.createObject(files) as OpenFileSheet
        openSheet.ask()
    }

    objectName: "book-files"
    contentItem: ColumnLayout {
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("What your cards say")
        }
        BodyText {
            Layout.fillWidth: true
            text: files.book.printedCount === 0
                  ? qsTr("Open a card and type in its text, or import a CSV file with the columns card, language and text.")
                                                : qsTr("%n text(s) of your cards are kept here.", "",
                                                       files.book.printedCount)
            color: Theme.textSecond
        }
        ActButton {
            objectName: "book-import"
            Layout.fillWidth: true
            iconName: "plus"
            text: qsTr("Import a CSV file…")
            onClicked: files.askWhich()
        }
        ActButton {
            objectName: "book-export"
            Layout.fillWidth: true
            visible: files.book.printedCount > 0
            iconName: "arrow-right"
            text: qsTr("Export them as CSV…")
            onClicked: files.askWhere()
        }
    }
    Component {
        id: saveSheetComponent

        SaveFileSheet {
            settings: files.settings
            onChosen: place => files.book.exportPrinted(place)
        }
    }
    Component {
        id: openSheetComponent

        OpenFileSheet {
            settings: files.settings
            endings: ["csv"]
            onChosen: file => files.book.importPrinted(file)
        }
    }
}
