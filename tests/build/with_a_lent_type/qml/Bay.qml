// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Item {
    signal left(who: Bay)

    function other(place: int): Item {
        return place > 0 ? bay() : null
    }
    function bay(): Bay {
        return null
    }
}
