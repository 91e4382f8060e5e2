// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Theme

BodyText {
    color: Theme.textSecond
    font.pixelSize: Theme.fontSmall
}
