// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The act that led to what the table shows. As high whatever it was, so that nothing moves under the finger.
Panel {
    id: moment

    required property SessionViewModel session

    readonly property bool begun: session.position > 0

    objectName: "replay-moment"
    height: Math.ceil(Theme.fontStrong * 1.4 + 2 * Theme.fontBody * 1.5) + topPadding + bottomPadding
    padding: Theme.space2

    // Not of the panel itself: Qt's Pane says for itself what it is.
    contentItem: RowLayout {
        spacing: Theme.space3
        Accessible.role: Accessible.StaticText
        Accessible.name: moment.begun ? Joined.words([moment.session.actName, moment.session.actText], Theme.language)
                         : qsTr("Before the first act.")

        SeatBadge {
            visible: moment.begun && moment.session.actSeat >= 0
            seat: Math.max(0, moment.session.actSeat)
        }
        ColumnLayout {
            spacing: 0

            RowLayout {
                Heading {
                    Layout.fillWidth: true
                    level: 3
                    text: moment.begun ? moment.session.actName : qsTr("The beginning")
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                SmallText {
                    objectName: "replay-time"
                    text: moment.session.actTime
                }
            }
            BodyText {
                objectName: "replay-words"
                Layout.fillWidth: true
                Layout.fillHeight: true
                text: moment.begun ? moment.session.actText : qsTr("Before the first act.")
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
