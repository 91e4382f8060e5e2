// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme

// The opened entry for the whole table: as large as the screen allows, turned to any side of it.
T.Popup {
    id: up

    required property AppModel app
    property string told: Theme.language
    property int turned: 0 // degrees

    readonly property bool sideways: turned % 180 !== 0

    function openFor(language: string) {
        told = language
        open()
    }

    objectName: "hold-up-popup"
    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    closePolicy: T.Popup.CloseOnEscape
    background: Rectangle {
        color: Theme.ground
    }

    HoldUpFrame {
        objectName: "hold-up"
        anchors.centerIn: parent
        width: up.sideways ? up.height : up.width
        height: up.sideways ? up.width : up.height
        rotation: up.turned
        focus: true
        app: up.app
        told: up.told
        onTurnAsked: up.turned = (up.turned + 90) % 360
        onLanguageAsked: up.told = up.app.settings.languageAfter(up.told)
        onCloseAsked: up.close()
    }
}
