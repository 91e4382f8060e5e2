// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

BodyText {
    property int level: 2 // 1 headline, 2 title, 3 strong

    font.family: Theme.headingFamilyFor(language)
    font.bold: true
    font.pixelSize: Theme.headingSize(level)
    Accessible.role: Accessible.Heading
}
