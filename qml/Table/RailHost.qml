// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// What all rails share.
QtObject {
    property GameTable game // whose cards are to be moved
    property bool logHasHands: false // what hands do has room in the log
    property int now // which of them is shown: a task of the table
    property var kept: [] // tasks whose rails stay made
    property int form: Form.Side
    property bool split: form === Form.Below // what may be done stands beside the matter
    property bool foldable: form === Form.Phone
    property bool folded: false
    property bool asksAcross: false // somebody who sits across is asked
    property bool turnedByHand: false // the other way round than the settings have it, while this seat is asked
    property bool turned: false // towards who sits there
    property string voice // what the game itself says of the moment
    property bool practice: false // a lesson, which has something to say beside the acts
    property bool scarce: false // there is no room for more than what is asked and what may be done
    property real margin: 0 // of the rail around them
    property real actMargin: 0 // below the acts, for what is always there
}
