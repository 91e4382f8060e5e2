// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The roles every colour scheme fills in. What lies on a colour is its ink: a name that begins with "on"
// would be taken for a signal handler where it is assigned.
QtObject {
    required property color ground
    required property color bar
    required property color surface
    required property color raised
    required property color pressed
    required property color hairline
    required property color outline
    required property color text
    required property color textSecond
    required property color textFaint
    required property color accent
    required property color accentFill
    required property color dieYellow // of Outspeed; not the colour of what comes next
    required property color accentInk
    // The edge and the ground of what may be chosen now, and what is. Amber is kept for the one next act.
    required property color possible
    required property color possibleGround
    required property color chosen
    required property color chosenInk
    required property color chosenGround // under the words of a long line
    // What is told beside the game: rulings, where sheets differ, example points.
    required property color note
    required property color noteGround
    required property color red
    required property color redFill
    required property color redGround
    required property color redInk
    required property color green
    required property color greenGround
    required property color attack
    required property color defense
    required property color card
    required property color cardEdge
    required property color ship
    required property color crew
    required property color focus
    required property color scrim
    required property list<color> seats
    required property real seatTint // how much of it is behind the seat that plays, of 1
    required property color seatInk
}
