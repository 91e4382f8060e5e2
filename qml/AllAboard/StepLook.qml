// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The sign and the colour of a step.
QtObject {
    property int kind: AboardState.Kind.None

    readonly property bool bad: kind === AboardState.Kind.Fight || kind === AboardState.Kind.Sinks
                                || kind === AboardState.Kind.Lost || kind === AboardState.Kind.Eaten
    readonly property bool good: kind === AboardState.Kind.Sails || kind === AboardState.Kind.Saved
    readonly property color ink: bad ? Theme.red : good ? Theme.green : kind === AboardState.Kind.Love ? Theme.attack
                                 : Theme.text
    readonly property string sign: ({ [AboardState.Kind.Love]: "heart", [AboardState.Kind.Fight]: "attack",
                                      [AboardState.Kind.Fright]: "warning", [AboardState.Kind.Replaced]: "rotate",
                                      [AboardState.Kind.Thrown]: "arrow-right", [AboardState.Kind.Eaten]: "close",
                                      [AboardState.Kind.Nothing]: "minus", [AboardState.Kind.Sails]: "check",
                                      [AboardState.Kind.Sinks]: "chevron-down", [AboardState.Kind.Saved]: "check",
                                      [AboardState.Kind.Lost]: "close",
                                      [AboardState.Kind.Jumped]: "arrow-right" })[kind] ?? "info"
}
