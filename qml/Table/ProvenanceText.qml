// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Where points come from: "example", "table" or "printed".
SmallText {
    required property string provenance
    property string exampleText: qsTr("example points: check your cards")

    text: provenance === "example" ? exampleText
          : provenance === "printed" ? qsTr("as printed on the cards") : qsTr("agreed at the table")
    color: provenance === "example" ? Theme.accent : Theme.textSecond
}
