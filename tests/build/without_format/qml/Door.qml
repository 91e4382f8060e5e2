// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Item {
    width: 20
    property bool open
}
