// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// The table of Outspeed: the track, the seats, what may be done now, and what was done.
Item {
    objectName: "outspeed-table"
}
