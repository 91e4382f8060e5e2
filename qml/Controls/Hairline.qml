// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

Rectangle {
    implicitWidth: Theme.hairlineWidth
    implicitHeight: Theme.hairlineWidth
    color: Theme.hairline
}
