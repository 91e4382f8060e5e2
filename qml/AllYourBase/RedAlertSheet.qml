// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Pick a RED ALERT by its number. One that is led through the table begins at once, the others are read first; so is
// any that is held.
Sheet {
    id: sheet

    required property AllYourBaseTable table
    required property AppModel app
    readonly property RuleTexts rules: app.rulesOf("all-your-base")
    property int card: 0 // 0: none picked yet

    readonly property bool wide: availableWidth >= Theme.scaled(820)
    readonly property bool picking: wide || card === 0
    readonly property bool spread: wide && card === 0 // the cards, over the whole sheet
    readonly property bool reading: wide && card > 0 // beside the cards

    signal clauseAsked(string clause)

    function pick(card: int) {
        if (table.isLedThroughTheTable(card))
            play(card)
        else
            read(card)
    }
    function read(card: int) {
        table.dismissRefusal()
        sheet.card = card
        table.explainRedAlert(card)
    }
    function play(card: int) {
        table.dismissRefusal()
        table.playRedAlert(card)
        // Unless it is refused, nothing may change in the picker of who is already looking at the table.
        if (table.refused)
            sheet.card = card
        else
            close()
    }

    language: table.playingLanguage
    objectName: "red-alert"
    title: say(() => qsTr("Which card is played?"))
    subtitle: say(() => Joined.sentences([qsTr("Tap the number that is printed on the card."),
                                          qsTr("Hold it to read the card first.")], language))
    preferredWidth: Theme.scaled(1240)
    // Of one size whatever card is read.
    height: Math.min(wide ? Theme.scaled(740) : implicitContentHeight + topPadding + bottomPadding,
                     screenHeight - Theme.space8)
    scrolls: !wide
    onAboutToShow: {
        card = 0
    }
    onClosed: table.dismissRefusal()

    RowLayout {
        Layout.fillHeight: sheet.wide
        spacing: Theme.space4

        GridLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: !sheet.reading
            Layout.fillHeight: sheet.wide
            Layout.preferredWidth: sheet.reading ? Theme.scaled(500) : -1
            Layout.rightMargin: sheet.spread ? Theme.space3 : 0 // else they lie in the sheet's margin
            visible: sheet.picking
            columns: sheet.wide ? 4 : Math.max(1, Math.min(4, Math.floor(sheet.availableWidth / Theme.scaled(104))))
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2

            Repeater {
                model: sheet.table.redAlertCount

                RedAlertTile {
                    required property int index

                    objectName: "red-alert-" + number
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: 1
                    Layout.minimumHeight: implicitHeight
                    number: index + 1
                    roomy: sheet.wide && sheet.height >= Theme.scaled(640)
                    large: sheet.spread && sheet.height >= Theme.scaled(680)
                    language: sheet.language
                    text: sheet.rules.title(sheet.table.redAlertClause(number), sheet.language)
                    checked: sheet.card === number
                    available: sheet.visible && sheet.table.isMomentOfRedAlert(number) // asked anew when it opens
                    holdable: true
                    onClicked: sheet.pick(number)
                    onHeld: sheet.read(number)
                    onRefusedTapped: sheet.read(number)
                }
            }
        }
        ScrollArea {
            keepsBarRoom: true
            scrolls: sheet.wide
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.fillHeight: sheet.wide
            Layout.alignment: Qt.AlignTop
            visible: sheet.card > 0

            RowLayout {
                spacing: Theme.space2

                IconButton {
                    objectName: "red-alert-back"
                    visible: !sheet.wide
                    iconName: "back"
                    language: sheet.language
                    label: sheet.say(() => qsTr("Another card"))
                    onClicked: sheet.read(0)
                }
                LanguagePair {
                    id: languages
                    prefix: "red-alert-language-"
                    first: sheet.language
                    settings: sheet.app.settings
                }
            }
            ClausePair {
                Layout.fillWidth: true
                card: sheet.card
                rules: sheet.rules
                speaker: sheet.app.speaker
                clause: sheet.card > 0 ? sheet.table.redAlertClause(sheet.card) : ""
                languages: languages.shown
                tableLanguages: sheet.app.tableLanguages
            }
        }
    }
    footer: [
        SheetRefusal {
            objectName: "red-alert.refusal"
            table: sheet.table
            onInfoTapped: clause => sheet.clauseAsked(clause)
        },
        ActButton {
            objectName: "red-alert-play"
            Layout.fillWidth: true
            visible: sheet.card > 0
            primary: true
            iconName: "alert"
            language: sheet.language
            text: sheet.say(() => qsTr("Play it"))
            available: !sheet.table.refused
            onClicked: sheet.play(sheet.card)
            onRefusedTapped: sheet.play(sheet.card)
        }
    ]
}
