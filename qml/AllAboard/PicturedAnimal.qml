// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// An animal in a diagram: what is lost is struck, and what moves or arrives is lit.
AnimalCard {
    required property var thing

    animal: thing.name
    seat: Math.max(0, thing.owner)
    weight: thing.number
    part: thing.change === DiagramPart.Change.Stays || thing.change === DiagramPart.Change.Lost
          ? AboardState.Part.None : AboardState.Part.Acts
    fate: thing.change === DiagramPart.Change.Lost ? AboardState.Fate.Gone : AboardState.Fate.None
    Accessible.ignored: true
}
