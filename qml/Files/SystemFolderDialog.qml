// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs

// Any folder there is: the desktop's own dialog, or Qt's where it has none.
FolderDialog {
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
}
