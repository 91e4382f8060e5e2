// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

BodyText {
    color: Theme.textSecond
    font.pixelSize: Theme.fontSmall
    font.capitalization: Font.AllUppercase
    font.letterSpacing: 0.4
    Accessible.role: Accessible.Heading
}
