// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// What all parts of the check share.
QtObject {
    id: host

    required property AppModel app
    required property AllYourBaseSetup setup

    readonly property AttackCheckModel check: setup.check
    readonly property string language: check.language

    signal setAsked
    signal pointsAsked(string card)
    signal beginAsked

    // What `words`, a function, gives, in the language of whoever asks.
    function say(words: var): string {
        return InLanguage.say(language, words)
    }
}
