// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with the chosen place at the table. One stop for the Tab key, so that it is not far from a name to
// the next: the arrow keys go from act to act.
Column {
    id: acts

    required property GameSetup setup
    required property Settings settings
    required property real room // its width, known before the layout around it gives it
    property SetupSeat place: null
    property SetupSeat before: null // its neighbours
    property SetupSeat after: null
    property Item nextName // what the Tab key goes to from here

    readonly property int seat: place?.seat ?? 0
    readonly property string name: place?.shownName ?? ""
    readonly property Item ownName: place?.input ?? null
    readonly property Item entry: languages.count > 0 ? languages.itemAt(0) : null

    readonly property bool stacked: room < Theme.scaled(460)
    // The layout around it must be told again: one of Qt 6.4 misses what becomes higher while it arranges.
    property real settledHeight: 0

    signal nameTaken(string name)
    signal removed(int seat)
    signal refused

    // By a handler: a KeyNavigation would also set where that name goes back to, for good.
    function goOn(event: var) {
        if (nextName)
            nextName.forceActiveFocus(Qt.TabFocusReason)
        else
            event.accepted = false
    }

    spacing: Theme.space2
    onImplicitHeightChanged: settle.restart()

    Timer {
        id: settle
        interval: 1
        onTriggered: acts.settledHeight = acts.implicitHeight
    }
    RowLayout {
        width: acts.room
        spacing: Theme.space2

        SeatBadge {
            seat: acts.seat
            size: Theme.scaled(24)
        }
        BodyText {
            Layout.fillWidth: true
            language: acts.place?.language ?? Theme.language
            text: acts.name
            font.bold: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
    SetupNames {
        width: acts.room
        height: implicitHeight
        visible: count > 0
        setup: acts.setup
        onTaken: name => acts.nameTaken(name)
    }
    Grid {
        // By the room alone, not by what stands there: the buttons must not jump when a language is chosen.
        columns: acts.stacked ? 1 : 2
        columnSpacing: Theme.space2
        rowSpacing: Theme.space1

        Flow {
            width: acts.room - (acts.stacked ? 0 : buttons.width + Theme.space2)
            spacing: Theme.space2

            Repeater {
                id: languages
                model: acts.settings.languages

                Chip {
                    required property string modelData
                    required property int index

                    focusPolicy: index === 0 || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                    Keys.onTabPressed: event => acts.goOn(event)
                    KeyNavigation.backtab: acts.ownName
                    KeyNavigation.right: index + 1 < languages.count ? languages.itemAt(index + 1) : firstButton
                    objectName: "setup-language-" + modelData
                    language: modelData
                    text: acts.settings.nativeName(modelData)
                    checkable: true
                    checked: acts.place?.language === modelData
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: qsTr("%1 reads %2").arg(acts.name).arg(text)
                    onClicked: acts.setup.setLanguage(acts.seat, modelData)
                }
            }
        }
        Grid {
            id: buttons

            readonly property int shown: 2 + (acts.setup.hasFirst ? 1 : 0) + (acts.setup.seatCount > 2 ? 1 : 0)
            readonly property real widest: Math.max(firstButton.least, onButton.least, removeButton.least)
            // Where they have the whole width they share it; words that are a little too long become smaller.
            readonly property int across: !acts.stacked || acts.room / shown >= 0.88 * widest ? shown : 2

            function widthOf(button: var): real {
                return acts.stacked ? Math.floor(acts.room / across) : button.implicitWidth
            }

            columns: across

            SetupActButton {
                id: firstButton
                width: buttons.widthOf(firstButton)
                Keys.onTabPressed: event => acts.goOn(event)
                KeyNavigation.backtab: acts.ownName
                KeyNavigation.right: backButton
                objectName: "setup-first"
                visible: acts.setup.hasFirst
                iconName: "flag"
                //: a switch: the player who was tapped goes first
                caption: qsTr("Begins")
                checked: acts.place?.first ?? false
                label: qsTr("%1 begins").arg(acts.name)
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: acts.setup.setFirst(acts.seat)
            }
            SetupSwapButton {
                id: backButton
                objectName: "setup-back"
                width: buttons.widthOf(backButton)
                Keys.onTabPressed: event => acts.goOn(event)
                KeyNavigation.backtab: acts.ownName
                KeyNavigation.right: onButton
                visible: acts.setup.seatCount > 2
                setup: acts.setup
                one: acts.place
                other: acts.before
            }
            SetupSwapButton {
                id: onButton
                objectName: "setup-on"
                width: buttons.widthOf(onButton)
                Keys.onTabPressed: event => acts.goOn(event)
                KeyNavigation.backtab: acts.ownName
                KeyNavigation.right: removeButton
                setup: acts.setup
                one: acts.place
                other: acts.after
            }
            SetupActButton {
                id: removeButton
                width: buttons.widthOf(removeButton)
                Keys.onTabPressed: event => acts.goOn(event)
                KeyNavigation.backtab: acts.ownName
                objectName: "setup-remove"
                iconName: "close"
                //: takes away the player who was tapped
                caption: qsTr("Remove")
                label: qsTr("Remove %1").arg(acts.name)
                available: acts.setup.canRemove
                onClicked: {
                    const seat = acts.seat
                    acts.setup.removeSeat(seat)
                    acts.removed(seat)
                }
                onRefusedTapped: acts.refused()
            }
        }
    }
}
