// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Who sits at one place of the table: the name is written there, and the badge drags the player to another place. Laid
// out by hand: a grid that changes its columns complains of what it has not moved yet.
Item {
    id: place

    required property int seat
    required property int person
    required property string name
    required property string standIn
    required property string language
    required property string languageName
    required property bool first

    required property GameSetup setup
    property bool chosen: false // its acts are shown
    property bool wanted: false // who is dragged would sit here
    property Item acts // what the Tab key goes to from the name

    readonly property string shownName: field.text.trim() || standIn // also while it is being typed
    readonly property Item input: field.input
    readonly property bool dragging: handle.dragging
    // A long name is written smaller before it is cut.
    readonly property int nameSize: {
        const room = field.width - 2 * Theme.space3 - 2
        // Reading the height makes the binding follow the font, which the call alone does not.
        const natural = letters.height > 0 ? letters.advanceWidth(field.text) : 0
        return natural <= room ? Theme.fontBody
               : Math.max(Math.floor(Theme.fontLeast * 0.75), Math.floor(Theme.fontBody * Math.max(0, room) / natural))
    }
    readonly property bool narrow: width < handle.implicitWidth + Theme.scaled(112)
    // A field is as high as a finger: the language stands close below the name, in what the field leaves free.
    readonly property real lap: Math.max(0, Math.round((field.implicitHeight - Theme.fontBody * 1.5) / 2) - 2)

    signal chosenTapped
    signal dragMoved(point middle) // of what is dragged
    signal dropped
    signal nameEntered // the next one is to follow

    function focusName() {
        input.forceActiveFocus(Qt.TabFocusReason)
        field.input.selectAll()
    }
    function keepName() {
        setup.setName(seat, field.text)
        // What was typed may not be what is kept: it is trimmed.
        field.text = Qt.binding(() => place.name)
    }

    objectName: "setup-seat-" + seat
    implicitHeight: 2 * Theme.space1 + (narrow ? handle.implicitHeight + field.implicitHeight
                                               : Math.max(handle.implicitHeight,
                                                          field.implicitHeight + spoken.implicitHeight - lap))
    z: dragging ? 2 : chosen ? 1 : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: Joined.facts([shownName, languageName, first ? qsTr("%1 begins").arg(shownName) : ""],
                                  Theme.language)

    FontMetrics {
        id: letters
        font.family: Theme.familyFor(place.language)
        font.pixelSize: Theme.fontBody
    }
    Behavior on x {
        enabled: !place.dragging
        NumberAnimation { duration: Theme.durationShort }
    }
    Behavior on y {
        enabled: !place.dragging
        NumberAnimation { duration: Theme.durationShort }
    }
    Rectangle {
        visible: place.wanted
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.possibleGround
        border.width: Theme.edgeWidth
        border.color: Theme.possible
    }
    Rectangle {
        id: face
        x: place.dragging ? handle.distance.x : 0
        y: place.dragging ? handle.distance.y : place.wanted ? Theme.space2 : 0
        width: place.width
        height: place.height
        radius: Theme.radius
        color: place.dragging ? Theme.pressed : place.chosen ? Theme.chosenGround : Theme.raised
        border.width: place.chosen || place.dragging ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: place.chosen || place.dragging ? Theme.chosen : Theme.outline

        TapHandler {
            onTapped: place.chosenTapped()
        }
        SetupDragHandle {
            id: handle
            objectName: "setup-drag-" + place.seat
            x: Theme.space1
            y: place.narrow ? Theme.space1 : (place.height - height) / 2
            width: implicitWidth
            height: implicitHeight
            seat: place.seat
            onTapped: place.chosenTapped()
            onDragMoved: place.dragMoved(Qt.point(place.x + place.width / 2 + distance.x,
                                                  place.y + place.height / 2 + distance.y))
            onDropped: place.dropped()
        }
        Field {
            id: field
            x: place.narrow ? Theme.space1 : handle.x + handle.width + Theme.space1
            y: place.narrow ? handle.y + handle.height
                            : Math.round((place.height - height - (spoken.visible ? spoken.height : 0)) / 2)
            width: place.width - Theme.space1 - x
            height: implicitHeight
            input.objectName: "setup-name-" + place.seat
            input.implicitWidth: Theme.scaled(60)
            input.font.pixelSize: place.nameSize
            input.Accessible.name: qsTr("Name of player %1").arg(place.seat + 1)
            input.KeyNavigation.tab: place.acts
            language: place.language
            text: place.name
            placeholder: place.standIn
            isName: true
            framed: false
            input.onActiveFocusChanged: {
                if (input.activeFocus) {
                    selectLater.found = input.text
                    selectLater.start()
                    place.chosenTapped()
                }
            }
            Keys.onEscapePressed: input.focus = false
            input.onEditingFinished: place.keepName()
            input.onAccepted: place.nameEntered()

            // The finger that gives the focus also sets the cursor, and does so last. Who types at once is not
            // disturbed.
            Timer {
                id: selectLater

                property string found // what stood there

                interval: 0
                onTriggered: {
                    if (field.input.text === found)
                        field.input.selectAll()
                }
            }
        }
        SmallText {
            id: spoken
            x: place.narrow ? handle.x + handle.width + Theme.space1 : field.x + Theme.space3
            y: place.narrow ? handle.y + (handle.height - height) / 2 : field.y + field.height - place.lap
            width: flag.x - x
            visible: place.narrow || !place.input.activeFocus // then the frame of the field is there
            language: place.language
            text: place.languageName
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Icon {
            id: flag
            x: place.width - width - Theme.space2
            y: spoken.y + (spoken.height - height) / 2
            name: "flag"
            size: Theme.scaled(18)
            visible: place.first
        }
    }
}
