// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Table

// The sheet of a session as it was.
ScoreSheetArea {
    property int form: Form.Side // the same whatever it is

    objectName: "replay-table"
}
