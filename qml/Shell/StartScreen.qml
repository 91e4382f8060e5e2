// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

FocusScope {
    id: start

    required property AppModel app

    readonly property bool wide: width > height && width >= 700 * Math.sqrt(Theme.textScale)
    readonly property real margin: wide ? Theme.space8 : Theme.space4

    signal resumeAsked
    signal setupAsked
    signal settingsAsked
    signal bookAsked
    signal checkAsked
    signal sessionsAsked

    StarField {
        anchors.fill: parent
    }
    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.leftMargin: start.margin
        // The bar stands in the margin.
        anchors.rightMargin: start.margin - Theme.space3
        keepsBarRoom: true

        // Placed by hand: it must fill the height of the screen, or more where the text is large.
        Item {
            id: page
            Layout.fillWidth: true
            implicitHeight: Math.max(area.height, start.wide ? acts.implicitHeight + 2 * Theme.space6
                                                  : hero.leastHeight + acts.implicitHeight + 3 * Theme.space6)

            StartHero {
                id: hero
                y: start.wide ? (page.height - height) / 2 : Theme.space6
                width: start.wide ? page.width - acts.width - Theme.space8 : page.width
                height: start.wide ? Math.min(area.height - 2 * Theme.space6, width * 0.9 + wordsHeight / 2)
                                   : page.height - acts.height - 2 * Theme.space6
            }
            StartActs {
                id: acts
                x: start.wide ? page.width - width : (page.width - width) / 2
                y: start.wide ? (page.height - height) / 2 : page.height - height - Theme.space6
                width: start.wide ? Math.min(Theme.scaled(400), page.width * 0.44) : Math.min(page.width, 620)
                app: start.app
                onResumeAsked: start.resumeAsked()
                onSetupAsked: start.setupAsked()
                onSettingsAsked: start.settingsAsked()
                onBookAsked: start.bookAsked()
                onCheckAsked: start.checkAsked()
                onSessionsAsked: start.sessionsAsked()
            }
        }
    }
}
