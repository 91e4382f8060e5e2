// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Why a place cannot be used.
BodyText {
    visible: text !== ""
    color: Theme.red
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
}
