// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Black, white and yellow: every edge is drawn, nothing rests on a shade.
SchemeColors {
    ground: "#000000"
    bar: "#000000"
    surface: "#000000"
    raised: "#161616"
    pressed: "#3A3A3A"
    hairline: "#8A8A8A"
    outline: "#FFFFFF"
    text: "#FFFFFF"
    textSecond: "#E6E6E6"
    textFaint: "#C8C8C8"
    accent: "#FFE500"
    accentFill: "#FFE500"
    dieYellow: "#FFF066"
    accentInk: "#000000"
    possible: "#FFFFFF"
    possibleGround: "#161616"
    chosen: "#FFFFFF"
    chosenInk: "#000000"
    chosenGround: "#2B2B2B"
    note: "#DDE4FF"
    noteGround: "#10131F"
    red: "#FF8080"
    redFill: "#FF8080"
    redGround: "#330808"
    redInk: "#000000"
    green: "#5CFFB0"
    greenGround: "#00240F"
    attack: "#FFA899"
    defense: "#A9C8FF"
    card: "#000000"
    cardEdge: "#FFFFFF"
    ship: "#FFFFFF"
    crew: "#FFF1CC"
    focus: "#00E5FF"
    scrim: "#D9000000"
    seats: ["#6CC8FF", "#B9A8FF", "#4DF0B8", "#FF9ED8", "#FFF066", "#FF9E6B"]
    seatTint: 0
    seatInk: "#000000"
}
