// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Daylight: warm white paper and dark ink. Amber stays amber as a filling; as text and as an edge it darkens.
SchemeColors {
    ground: "#F4F0E7"
    bar: "#FFFDF8"
    surface: "#FFFDF8"
    raised: "#F3EEE3"
    pressed: "#E6DECD"
    hairline: "#D9D0BE"
    outline: "#857B67"
    text: "#161B2E"
    textSecond: "#484F68"
    textFaint: "#5C6278"
    accent: "#8F4E00"
    accentFill: "#FFB53D"
    dieYellow: "#8A6D00"
    accentInk: "#1A1204"
    possible: "#5A6CA6"
    possibleGround: "#FFFFFF"
    chosen: "#161B2E"
    chosenInk: "#FFFFFF"
    chosenGround: "#D5DDF2"
    note: "#47527A"
    noteGround: "#E9EDF8"
    red: "#B3141C"
    redFill: "#C21D25"
    redGround: "#FCE4E1"
    redInk: "#FFFFFF"
    green: "#0B6B4B"
    greenGround: "#DDF2E8"
    attack: "#A8281A"
    defense: "#2450A8"
    card: "#FFFFFF"
    cardEdge: "#948A76"
    ship: "#2C3A66"
    crew: "#6A5A3C"
    focus: "#123C9C"
    scrim: "#99161B2E"
    seats: ["#15659F", "#5B41C4", "#0C6E50", "#A12E70", "#6E5D00", "#94520A"]
    seatTint: 0.07
    seatInk: "#FFFFFF"
}
