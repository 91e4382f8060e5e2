// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The uncovered pad: the routes of the tile for one seat.
Item {
    id: choice

    required property ProgramPad pad
    required property TrackModel track

    readonly property bool small: width < Theme.scaled(560)
    readonly property real room: foot.y - head.height - 2 * Theme.space3 // for the routes, and what is below them

    readonly property real wheelRoom: wheel.visible ? wheel.implicitHeight + Theme.space3 : 0

    signal confirmAsked

    function revealWheel() {
        if (wheel.visible && wheel.height > 0)
            body.reveal(wheel)
    }

    RowLayout {
        id: head
        width: parent.width
        spacing: Theme.space3

        SeatBadge {
            seat: choice.pad.seat
            size: Theme.scaled(40)
            Accessible.ignored: true
        }
        Heading {
            objectName: "pad-title"
            Layout.fillWidth: true
            level: choice.small ? 2 : 1
            language: choice.pad.language
            text: choice.pad.title
            color: choice.pad.ready ? Theme.text : Theme.accent
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        FuelCubes {
            visible: !choice.small
            fuel: choice.pad.fuel
            size: Theme.scaled(12)
        }
        Tally {
            label: choice.pad.fuelText
            value: choice.pad.fuel
            pixelSize: Theme.fontHero
        }
    }
    ScrollArea {
        id: body
        anchors.top: head.bottom
        anchors.topMargin: Theme.space3
        anchors.bottom: course.visible ? course.top : foot.top
        anchors.bottomMargin: Theme.space3
        width: parent.width

        BodyText {
            objectName: "pad-note"
            Layout.fillWidth: true
            visible: text !== ""
            language: choice.pad.language
            text: choice.pad.note
            color: Theme.text
        }
        Grid {
            id: tiles
            readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
            readonly property int lines: Math.ceil(routes.count / columns)
            readonly property bool conditions: {
                for (let i = 0; i < routes.count; ++i) {
                    if ((routes.itemAt(i) as PadRoute)?.route.condition.length > 0)
                        return true
                }
                return false
            }

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            columns: body.width > 2 * choice.room && routes.count > 2 ? routes.count : routes.count > 1 ? 2 : 1
            spacing: Theme.space3

            Repeater {
                id: routes
                model: choice.pad.routes

                PadRoute {
                    required property int index
                    required property var face
                    required property bool possible
                    required property bool chosen
                    required fuelAfter
                    required lowAfter
                    required property string spoken

                    objectName: "pad-route-" + index
                    width: tiles.cell
                    height: Math.max(implicitHeight,
                                     Math.min(Theme.scaled(560),
                                              (body.height - choice.wheelRoom - (tiles.lines - 1) * tiles.spacing)
                                              / tiles.lines))
                    route: face
                    hasCondition: tiles.conditions
                    fuel: choice.pad.fuel
                    language: choice.pad.language
                    text: spoken
                    available: possible
                    checked: chosen
                    onClicked: choice.pad.choose(index)
                    onRefusedTapped: choice.pad.choose(index)
                }
            }
        }
        // In sight as soon as it is asked for: below the edge nobody would look for it.
        ColumnLayout {
            id: wheel
            visible: choice.pad.asksWheel
            spacing: Theme.space2
            onYChanged: choice.revealWheel()
            onHeightChanged: choice.revealWheel()

            BodyText {
                Layout.fillWidth: true
                language: choice.pad.language
                text: choice.pad.wheelLabel
                color: choice.pad.wheel < 0 ? Theme.accent : Theme.text
                font.bold: true
            }
            WheelKeys {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                prefix: "pad-wheel-"
                value: choice.pad.wheel
                highest: choice.pad.highestWheel
                onChosen: number => choice.pad.setWheel(number)
            }
        }
        Toast {
            objectName: "pad-problem"
            Layout.fillWidth: true
            linger: 0
            shown: choice.pad.problem.text !== ""
            language: choice.pad.language
            text: choice.pad.problem.clause === "" ? choice.pad.problem.text
                  : InLanguage.say(language,
                                   () => qsTr("%1 (%2)").arg(choice.pad.problem.text).arg(choice.pad.problem.number))
            clauseTag: choice.pad.problem.tag
        }
    }
    // Where everybody is, which the choice depends on, as far as all routes stay in sight.
    PadTrack {
        id: course

        readonly property real routesHigh: tiles.lines * (Theme.scaled(20) * 8.6 + Theme.space4 + tiles.spacing)

        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.space3
        width: parent.width
        height: Math.max(0, Math.min(whole, choice.room - routesHigh))
        visible: choice.room - routesHigh >= Math.min(whole, Theme.scaled(48))
        track: choice.track
        seat: choice.pad.seat
    }
    GridLayout {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        columns: choice.small ? 1 : 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space2

        ActButton {
            objectName: "pad-confirm"
            Layout.fillWidth: true
            primary: true
            iconName: "check"
            available: choice.pad.ready
            language: choice.pad.language
            text: choice.pad.confirmLabel
            onClicked: choice.confirmAsked()
            onRefusedTapped: choice.pad.tellWhatIsMissing()
        }
        ActButton {
            objectName: "pad-cover"
            Layout.fillWidth: true
            iconName: "lock"
            language: choice.pad.language
            text: choice.pad.coverLabel
            onClicked: choice.pad.cover()
        }
    }
}
