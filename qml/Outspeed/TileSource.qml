// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Controls

// Where the tiles of a set come from: "table" or "printed".
SmallText {
    required property string provenance

    text: provenance === "printed" ? qsTr("copied from the printed tiles") : qsTr("described at the table")
}
