// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs

// Any file there is: the desktop's own dialog, or Qt's where it has none.
FileDialog {
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
}
