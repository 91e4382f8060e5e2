// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Drawings
import Basekeeper.Theme

// A card of somebody's as a picture, which fills with the colour of what is chosen once it is.
CardDrawing {
    property bool chosen: false

    radius: Theme.radiusSmall
    edgeWidth: chosen ? Theme.edgeWidth : Theme.hairlineWidth
    edge: chosen ? Theme.chosen : Theme.cardEdge
    ground: chosen ? Theme.chosen : Theme.card
    ink: chosen ? Theme.chosenInk : card === "crew" || card === "cats" ? Theme.crew : Theme.ship
    attackInk: chosen ? Theme.chosenInk : Theme.attack
    defenseInk: chosen ? Theme.chosenInk : Theme.defense
    numberFamily: Theme.numberFamily
    largestFigure: Theme.scaled(16)
}
