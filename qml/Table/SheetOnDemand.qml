// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls

// Makes a sheet, in a `SheetHolder`, when it is first asked for, and keeps it.
ItemIf {
    function sheet(): var {
        when = true
        return (itemAt(0) as SheetHolder).sheet
    }

    when: false
}
