// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

QtObject {
    id: theme

    // What the root of the app sets.
    property string scheme: "dark" // "dark", "light", "contrast"
    property real textScale: 1.0 // 1.0 to 2.0
    property bool reducedMotion: false
    property bool keysLead: false // who uses the app does so by keys
    property string language: "en" // "en", "es", "zh"

    readonly property SchemeColors colors: scheme === "light" ? light : scheme === "contrast" ? contrast : dark
    readonly property SchemeColors dark: DarkPalette {}
    readonly property SchemeColors light: LightPalette {}
    readonly property SchemeColors contrast: ContrastPalette {}

    readonly property color ground: colors.ground
    readonly property color bar: colors.bar
    readonly property color surface: colors.surface
    readonly property color raised: colors.raised
    readonly property color pressed: colors.pressed
    readonly property color hovered: Qt.alpha(colors.text, 0.08) // laid over what a mouse stands on
    readonly property color hairline: colors.hairline
    readonly property color outline: colors.outline
    readonly property color text: colors.text
    readonly property color textSecond: colors.textSecond
    readonly property color textFaint: colors.textFaint
    readonly property color accent: colors.accent
    readonly property color accentFill: colors.accentFill
    readonly property color dieYellow: colors.dieYellow
    readonly property color accentInk: colors.accentInk
    readonly property color possible: colors.possible
    readonly property color possibleGround: colors.possibleGround
    readonly property color chosen: colors.chosen
    readonly property color chosenInk: colors.chosenInk
    readonly property color chosenGround: colors.chosenGround
    readonly property color note: colors.note
    readonly property color noteGround: colors.noteGround
    readonly property color red: colors.red
    readonly property color redFill: colors.redFill
    readonly property color redGround: colors.redGround
    readonly property color redInk: colors.redInk
    readonly property color green: colors.green
    readonly property color greenGround: colors.greenGround
    readonly property color attack: colors.attack
    readonly property color defense: colors.defense
    readonly property color card: colors.card
    readonly property color cardEdge: colors.cardEdge
    readonly property color ship: colors.ship
    readonly property color crew: colors.crew
    readonly property color focus: colors.focus
    readonly property color scrim: colors.scrim
    readonly property bool hasSeatLand: colors.seatTint > 0 // not in high contrast

    readonly property int space1: 4
    readonly property int space2: 8
    readonly property int space3: 12
    readonly property int space4: 16
    readonly property int space5: 20
    readonly property int space6: 24
    readonly property int space7: 28
    readonly property int space8: 32
    readonly property int radius: 10
    readonly property int radiusSmall: 4
    readonly property int hairlineWidth: 1
    readonly property int edgeWidth: 2
    readonly property int focusWidth: 3
    // 48 units are 12 mm: the smallest thing a finger may be asked to hit.
    readonly property int touch: 48
    readonly property int touchLarge: 60

    readonly property int fontLeast: scaled(12) // of what must become smaller to fit
    // A unit more than what the scale has for them, as long as letters are not large anyway: they are read from 60 cm.
    readonly property real moreForSmall: Math.max(0, 2 - textScale)
    readonly property int fontTiny: scaled(13) + Math.round(moreForSmall)
    readonly property int fontSmall: scaled(14) + Math.round(moreForSmall)
    readonly property int fontBody: scaled(16)
    readonly property int fontStrong: scaled(18)
    readonly property int fontTitle: scaled(20)
    readonly property int fontHeadline: scaled(28)

    function headingSize(level: int): int {
        return level === 1 ? fontHeadline : level === 2 ? fontTitle : fontStrong
    }
    // Of what is large to begin with, and of what a finger taps: at half the pace of the letters, which get the room.
    readonly property real growth: (1 + textScale) / 2
    readonly property int fontHero: Math.round(40 * growth)
    readonly property int fontGiant: Math.round(64 * growth)

    readonly property int durationShort: reducedMotion ? 0 : 120
    readonly property int durationLong: reducedMotion ? 0 : 220

    readonly property string headingFamily: headingFamilyFor(language)
    readonly property string textFamily: familyFor(language)
    // Take B612 in bold only: its regular weight answers with the monospaced cut.
    readonly property string numberFamily: "B612"
    readonly property font headingFont: Qt.font({ family: headingFamily, pixelSize: fontTitle, bold: true })
    readonly property font textFont: Qt.font({ family: textFamily, pixelSize: fontBody })
    readonly property font numberFont: Qt.font({ family: numberFamily, pixelSize: fontTitle, bold: true })

    // Left to itself the font fallback mixes weights of Chinese text, so the Chinese family is named.
    function familyFor(languageCode: string): string {
        return languageCode.startsWith("zh") ? "Noto Sans CJK SC" : "Noto Sans"
    }
    function headingFamilyFor(languageCode: string): string {
        return languageCode.startsWith("zh") ? "Noto Sans CJK SC" : "B612"
    }
    function scaled(pixels: real): int {
        return Math.round(pixels * textScale)
    }

    function seatColor(seat: int): color {
        return colors.seats[seat % 6]
    }
    // Behind the seat that plays: the surface with a little of its colour. Words on it are read as on the surface.
    function seatGround(seat: int): color {
        return seatLand(seat, surface, 1)
    }
    // What lies on that ground, or on another one: the land of the seat's planet, for one.
    function seatLand(seat: int, ground: color, strength: real): color {
        const color = seatColor(seat)
        return Qt.tint(ground, Qt.rgba(color.r, color.g, color.b, colors.seatTint * strength))
    }
    function onSeat(seat: int): color {
        return colors.seatInk
    }
    function seatShape(seat: int): string {
        return ["circle", "triangle", "square", "diamond", "star", "hexagon"][seat % 6]
    }
    function seatLetter(seat: int): string {
        return "ABCDEF".charAt(seat % 6)
    }
}
