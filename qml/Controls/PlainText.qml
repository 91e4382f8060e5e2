// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Every text that is shown. Left alone, Qt guesses from its first letters whether a text is markup; names come from
// people and from files, and markup can ask for pictures from anywhere.
Text {
    textFormat: Text.PlainText
}
