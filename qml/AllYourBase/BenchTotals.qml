// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Chosen against needed, as large as it gets.
RowLayout {
    id: totals

    required property BenchModel bench
    property string language: Theme.language // of whoever reads it

    readonly property string spoken: InLanguage.say(language, () => qsTr("%1 attack, %2 needed").arg(bench.total)
                                                    .arg(bench.needed))
    readonly property string verdict: InLanguage.say(language,
                                                     //: the attack points that are sent
                                                     () => !bench.enough ? qsTr("not enough")
                                                     //: the attack points are exactly what is needed
                                                     : bench.surplus === 0 ? qsTr("just enough", "no surplus")
                                                     : qsTr("surplus %1").arg(bench.surplus))
    //: the attack points of all cards that could be sent
    readonly property string available: InLanguage.say(language, () => qsTr("%1 available").arg(bench.available))

    spacing: Theme.space3

    RowLayout {
        Layout.fillWidth: false
        spacing: Theme.space2
        Accessible.role: Accessible.StaticText
        Accessible.name: totals.spoken

        NumberText {
            Layout.alignment: Qt.AlignBaseline
            value: totals.bench.total
            color: totals.bench.enough ? Theme.green : Theme.red
            font.pixelSize: Theme.fontHero
            Accessible.ignored: true
        }
        NumberText {
            Layout.alignment: Qt.AlignBaseline
            text: "/ " + totals.bench.needed
            color: Theme.textSecond
            font.pixelSize: Theme.fontHeadline
            Accessible.ignored: true
        }
    }
    ColumnLayout {
        spacing: 0

        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            level: 3
            language: totals.language
            text: totals.verdict
            color: totals.bench.enough ? Theme.green : Theme.red
        }
        SmallText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            language: totals.language
            text: totals.available
        }
    }
}
