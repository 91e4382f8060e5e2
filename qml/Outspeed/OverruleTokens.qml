// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The bonus tokens that a seat holds. What they are stays covered until somebody wants to see it.
ColumnLayout {
    id: form

    required property RaceOverruleModel overrule
    property int seat: 0
    readonly property var held: overrule.seats[seat]?.tokens ?? []
    readonly property var kinds: overrule.tokens

    function nameOf(token: string): string {
        return kinds.find(kind => kind.token === token)?.name ?? ""
    }

    spacing: Theme.space3

    Component.onCompleted: overrule.uncovered = false

    SeatPicker {
        prefix: "overrule-tokens-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => {
            form.overrule.uncovered = false
            form.seat = seat
        }
    }
    SectionTitle {
        text: form.held.length > 0 ? qsTr("Bonus tokens: tap one to remove it") : qsTr("This player has no bonus tokens")
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: form.held.length > 0
        spacing: Theme.space2

        Repeater {
            model: form.held

            Chip {
                required property string modelData
                required property int index

                objectName: "overrule-token-held-" + index
                iconName: form.overrule.uncovered && modelData !== "" ? "tokens/" + modelData : "tiles/token"
                text: form.overrule.uncovered ? form.nameOf(modelData) : qsTr("Token %1").arg(index + 1)
                onClicked: form.overrule.takeToken(form.seat, index)
            }
        }
    }
    Toggle {
        objectName: "overrule-tokens-uncover"
        Layout.fillWidth: true
        visible: form.held.length > 0
        text: qsTr("Show what they are")
        checked: form.overrule.uncovered
        onToggled: checked => form.overrule.uncovered = checked
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        text: qsTr("Give this player one more")
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Repeater {
            model: form.kinds

            Chip {
                required property var modelData

                objectName: "overrule-token-give-" + (modelData.token === "" ? "unknown" : modelData.token)
                iconName: modelData.token === "" ? "tiles/token" : "tokens/" + modelData.token
                text: modelData.name
                onClicked: form.overrule.giveToken(form.seat, modelData.token)
            }
        }
    }
}
