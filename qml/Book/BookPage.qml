// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Table
import Basekeeper.Theme

// The opened entry in one language: what happens, large, and everything that is told beside it.
Rectangle {
    id: page

    required property AppModel app
    property string language: Theme.language
    property var languages: [language] // that are shown beside each other

    readonly property var readers: languages.concat(app.tableLanguages)
    readonly property BookModel book: app.book
    readonly property RuleTexts rules: book.rules
    readonly property string clause: book.opened
    readonly property int card: book.openedCard
    readonly property string picture: book.openedPicture
    readonly property string number: card > 0 ? card : rules.isNamed(clause) ? "" : clause
    readonly property Item head: picture === "" ? clauseHead : pictureHead
    readonly property string happens: rules.happens(clause, language)
    readonly property string printed: book.printed[language] ?? "" // on the table's own card
    readonly property bool hasPrinted: card > 0 && printed !== ""
    readonly property bool broad: width >= Theme.scaled(600)

    signal editAsked

    implicitWidth: Theme.scaled(300)
    implicitHeight: body.y + body.implicitHeight + Theme.space4
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: card > 0 ? Theme.redFill : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: Joined.said([number, clauseHead.title], language)

    ClauseHead {
        id: clauseHead
        visible: page.picture === ""
        width: parent.width
        number: page.number
        title: page.rules.title(page.clause, page.language)
        language: page.language
        card: page.card
    }
    PictureHead {
        id: pictureHead
        visible: page.picture !== ""
        width: parent.width
        picture: page.picture
        number: page.number
        title: page.rules.title(page.clause, page.language)
        language: page.language
    }
    ColumnLayout {
        id: body
        x: Theme.space4
        y: page.head.height + Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space4

        // Ours beside theirs, once somebody has typed that in.
        GridLayout {
            Layout.fillWidth: true
            columns: page.hasPrinted && page.broad ? 2 : 1
            columnSpacing: Theme.space4
            rowSpacing: Theme.space4

            BodyText {
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                Layout.alignment: Qt.AlignTop
                language: page.language
                text: page.happens === "" ? page.rules.text(page.clause, page.language) : page.happens
                font.pixelSize: Theme.fontTitle
                lineHeight: 1.25
            }
            PrintedWording {
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                Layout.alignment: Qt.AlignTop
                visible: page.hasPrinted
                text: page.printed
                language: page.language
            }
        }
        RulingTag {
            Layout.fillWidth: true
            rules: page.rules
            clause: page.clause
            language: page.language
        }
        DiagramFigure {
            objectName: visible ? "book-diagram-" + page.language : ""
            Layout.fillWidth: true
            rules: page.rules
            clause: page.clause
            language: page.language
        }
        GridLayout {
            Layout.fillWidth: true
            columns: page.card > 0 && page.broad ? 2 : 1
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2

            SpeakButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                speaker: page.app.speaker
                what: "book-" + page.clause + "-" + page.language
                name: "speak-book-" + page.language
                language: page.language
                words: page.rules.toReadWithDiagram(page.clause, page.language)
                amongActs: true
            }
            ActButton {
                objectName: visible ? "book-printed-edit-" + page.language : ""
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                visible: page.card > 0
                iconName: "edit"
                text: page.hasPrinted ? qsTr("Change what your card says") : qsTr("Type in what your card says")
                onClicked: page.editAsked()
            }
        }
        NumberedSteps {
            Layout.fillWidth: true
            language: page.language
            steps: page.rules.steps(page.clause, page.language)
        }
        SymbolList {
            Layout.fillWidth: true
            language: page.language
            symbols: page.rules.symbols(page.clause, page.language)
        }
        ClarificationLines {
            Layout.fillWidth: true
            language: page.language
            rules: page.rules
            clarifications: page.rules.clarifications(page.clause, page.language)
            onClauseAsked: clause => page.book.follow(clause)
        }
        ToldText {
            Layout.fillWidth: true
            title: InLanguage.say(page.language, () => qsTr("What Basekeeper does"))
            language: page.language
            text: page.rules.appDoes(page.clause, page.language)
        }
        ToldText {
            Layout.fillWidth: true
            title: InLanguage.say(page.language, () => qsTr("The rule"))
            language: page.language
            text: page.happens === "" ? "" : page.rules.text(page.clause, page.language)
        }
        SheetNote {
            Layout.fillWidth: true
            language: page.language
            text: page.rules.sheetNote(page.clause, page.language, page.readers)
        }
    }
}
