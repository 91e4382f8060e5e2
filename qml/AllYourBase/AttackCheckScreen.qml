// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// Is that enough? Attack math for a table that plays without the app, turned to whoever asks.
FocusScope {
    id: screen

    required property AppModel app
    required property AllYourBaseSetup setup
    property int turned: 0 // degrees

    readonly property bool sideways: turned % 180 !== 0

    signal backAsked
    signal begun(bool declared)

    objectName: "check-screen"
    Accessible.role: Accessible.Pane
    Accessible.name: frame.title

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    CheckHost {
        id: shared
        app: screen.app
        setup: screen.setup
        onSetAsked: sets.sheet().open()
        onPointsAsked: card => (kindPoints.sheet() as CheckPointsSheet).openFor(card)
        onBeginAsked: {
            if (shared.check.begin())
                screen.begun(false)
        }
    }
    CheckFrame {
        id: frame
        anchors.centerIn: parent
        width: screen.sideways ? screen.height : screen.width
        height: screen.sideways ? screen.width : screen.height
        rotation: screen.turned
        focus: true
        host: shared
        onBackAsked: screen.backAsked()
        onTurnAsked: screen.turned = (screen.turned + 90) % 360
    }
    SheetOnDemand {
        id: sets

        SheetHolder {
            sheet: ValueSetSheet { points: screen.setup }
        }
    }
    SheetOnDemand {
        id: kindPoints

        SheetHolder {
            sheet: CheckPointsSheet { check: shared.check }
        }
    }
}
