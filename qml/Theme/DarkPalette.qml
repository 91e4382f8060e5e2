// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A dim room: deep space blue-black, one warm amber for what can be done now.
SchemeColors {
    ground: "#0A0F1E"
    bar: "#0E1427"
    surface: "#121930"
    raised: "#1B2440"
    pressed: "#26325A"
    hairline: "#25304F"
    outline: "#6B7BAE"
    text: "#E8ECF8"
    textSecond: "#9DAACD"
    textFaint: "#8A97BD"
    accent: "#FFB547"
    accentFill: "#FFB547"
    dieYellow: "#F0E05A"
    accentInk: "#1A1204"
    possible: "#7C93DA"
    possibleGround: "#1D2D57"
    chosen: "#E8ECF8"
    chosenInk: "#0A0F1E"
    chosenGround: "#2C3D73"
    note: "#BCC5DE"
    noteGround: "#1A2136"
    red: "#FF6B6D"
    redFill: "#FF4D4F"
    redGround: "#3A1620"
    redInk: "#1F0506"
    green: "#4FD1A1"
    greenGround: "#10291F"
    attack: "#FF8B7A"
    defense: "#8FB4FF"
    card: "#24305A"
    cardEdge: "#43548C"
    ship: "#CBD7FF"
    crew: "#E9DCC0"
    focus: "#FFFFFF"
    scrim: "#B805080F"
    seats: ["#5AB8F2", "#A08CFF", "#3FCF9E", "#E88BC4", "#F0E05A", "#D98A5F"]
    seatTint: 0.12
    seatInk: "#0A0F1E"
}
