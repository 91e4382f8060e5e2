// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The band over an animal's entry: its silhouette and its name.
Rectangle {
    id: band

    property string animal // "mouse"; empty: none
    property string title
    property string language: Theme.language

    implicitHeight: head.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: Theme.raised

    GridLayout {
        id: head
        x: Theme.space4
        y: Theme.space3
        width: parent.width - 2 * Theme.space4
        columns: band.width >= Theme.scaled(260) ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: Theme.space1

        Icon {
            name: band.animal === "" ? "" : "animals/" + band.animal
            color: Theme.accent
            size: Math.min(Theme.scaled(120), Math.round(band.width / 3))
        }
        Heading {
            Layout.fillWidth: true
            language: band.language
            text: band.title
            font.pixelSize: Math.min(Theme.fontHeadline, Math.max(Theme.fontBody, band.width / 9))
        }
    }
}
