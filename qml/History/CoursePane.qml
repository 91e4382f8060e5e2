// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How the session went: who won, the chart, how every seat came out of it, and what was set right.
ScrollArea {
    id: pane

    required property SessionViewModel session

    readonly property bool wide: width >= Theme.scaled(860)

    readonly property real gap: Theme.space3
    readonly property real leftWidth: wide ? Math.round((plane.width - gap) * 0.4) : plane.width
    readonly property real rightWidth: wide ? plane.width - gap - leftWidth : plane.width

    // A stage was chosen in the chart, or a ruling: the session stands there.
    signal momentChosen

    keepsBarRoom: true

    // Placed by hand: Qt 6.4's layouts lose track of what is wrapped within columns within grids.
    Item {
        id: plane
        Layout.fillWidth: true
        implicitHeight: Math.max(overrides.y + overrides.height, pane.wide ? chartPanel.height : 0) + pane.gap

        SessionOutcome {
            id: outcome
            width: pane.leftWidth
            height: implicitHeight
            session: pane.session
        }
        Panel {
            id: chartPanel
            x: plane.width - width
            y: pane.wide ? 0 : outcome.height + pane.gap
            width: pane.rightWidth
            // What the lines are takes several lines of its own where it is narrow.
            height: pane.wide ? Math.max(Theme.scaled(280), Math.min(pane.height - pane.gap, width))
                    : Math.max(Theme.scaled(280), Math.min(pane.height, Math.max(Theme.scaled(400), width * 0.7)))
            contentItem: MeasuredChart {
                session: pane.session
                namesSeats: !pane.wide
                onStageChosen: stage => {
                    pane.session.goToStage(stage)
                    pane.momentChosen()
                }
            }
        }
        SessionFacts {
            id: facts
            y: (pane.wide ? outcome.height : chartPanel.y + chartPanel.height) + pane.gap
            width: pane.leftWidth
            height: implicitHeight
            session: pane.session
            asPlayed: overrides.count === 0
        }
        SessionRulings {
            id: overrides
            y: facts.y + facts.height + pane.gap
            width: pane.leftWidth
            session: pane.session
            onActChosen: act => {
                pane.session.goTo(act)
                pane.momentChosen()
            }
        }
    }
}
