// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

BodyText {
    property int level: 2 // 1 headline, 2 title, 3 strong

    font.family: Theme.headingFamilyFor(language)
    font.bold: true
    font.pixelSize: level === 1 ? Theme.fontHeadline : level === 2 ? Theme.fontTitle : Theme.fontStrong
    Accessible.role: Accessible.Heading
}
