// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Points on the sheet, as large as there is room.
PlainText {
    horizontalAlignment: Text.AlignHCenter
    color: Theme.text
    font.family: Theme.numberFamily
    font.bold: true
    font.pixelSize: Theme.fontTitle
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.fontLeast
    Accessible.ignored: true
}
