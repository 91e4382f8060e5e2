// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// The sheet of a session as it was.
ScoreSheetArea {
    property string form: "side" // the same whatever the screen's form

    objectName: "replay-table"
}
