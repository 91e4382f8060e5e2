// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Whose animal, which one, and where it lies from now on.
ColumnLayout {
    id: form

    required property AboardOverruleModel overrule
    property int seat: 0
    property string animal

    spacing: Theme.space3

    SectionTitle {
        text: qsTr("Whose animal")
    }
    SeatPicker {
        prefix: "overrule-animal-seat-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => form.seat = seat
    }
    SectionTitle {
        text: qsTr("Which animal")
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space1

        Repeater {
            // Read anew whenever the draft changes.
            model: form.overrule.seats.length > 0 ? form.overrule.animalsOf(form.seat) : []

            Chip {
                required property var modelData

                objectName: "overrule-animal-" + modelData.animal
                iconName: "animals/" + modelData.animal
                text: modelData.name
                Accessible.description: modelData.place
                checked: form.animal === modelData.animal
                onClicked: form.animal = modelData.animal
            }
        }
    }
    SectionTitle {
        visible: form.animal !== ""
        text: qsTr("Where it is now")
    }
    BoatPicker {
        prefix: "overrule-animal-boat-"
        boats: form.overrule.boats
        visible: form.animal !== "" && form.overrule.boats.length > 0
        onChosen: boat => form.overrule.moveAnimalAboard(form.seat, form.animal, boat)
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: form.animal !== ""
        spacing: Theme.space2

        Repeater {
            model: [{ place: AboardState.Place.Left, text: qsTr("Not played"), icon: "hand" },
                    { place: AboardState.Place.Saved, text: qsTr("Saved"), icon: "check" },
                    { place: AboardState.Place.Lost, text: qsTr("Discarded"), icon: "trash" }]

            Chip {
                required property var modelData

                objectName: "overrule-animal-to-" + modelData.place
                iconName: modelData.icon
                text: modelData.text
                onClicked: form.overrule.moveAnimal(form.seat, form.animal, modelData.place)
            }
        }
    }
}
