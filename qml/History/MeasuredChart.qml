// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The chart, and above it what it shows where a game measures more than its score.
Item {
    id: measured

    required property SessionViewModel session
    property bool namesSeats: true

    signal stageChosen(int stage)

    Segmented {
        id: measures
        objectName: "course-measures"
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: measured.session.measures.length > 1
        label: qsTr("What the chart shows")
        model: measured.session.measures
        value: measured.session.measure
        onChosen: value => measured.session.measure = value
    }
    CourseChart {
        y: measures.visible ? measures.height + Theme.space3 : 0
        width: parent.width
        height: parent.height - y
        session: measured.session
        namesSeats: measured.namesSeats
        onStageChosen: stage => measured.stageChosen(stage)
    }
}
