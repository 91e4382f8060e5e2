// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Where points come from.
SmallText {
    required property int provenance
    property string exampleText: qsTr("example points: check your cards")

    text: provenance === SetSource.Example ? exampleText
          : provenance === SetSource.Printed ? qsTr("as printed on the cards") : qsTr("agreed at the table")
    color: provenance === SetSource.Example ? Theme.note : Theme.textSecond
}
