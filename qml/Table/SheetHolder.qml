// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls

// A popup is no item; what makes items on demand makes this.
Item {
    property Sheet sheet

    visible: false
}
