// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Where points come from: "example", "table" or "printed".
SmallText {
    required property string provenance

    text: provenance === "example" ? qsTr("example points: check your cards")
          : provenance === "printed" ? qsTr("as printed on the cards") : qsTr("agreed at the table")
    color: provenance === "example" ? Theme.accent : Theme.textSecond
}
