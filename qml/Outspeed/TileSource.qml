// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Controls

// Where the tiles of a set come from.
SmallText {
    required property int provenance

    text: provenance === SetSource.Printed ? qsTr("copied from the printed tiles") : qsTr("described at the table")
}
