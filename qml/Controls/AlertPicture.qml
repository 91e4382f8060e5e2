// SPDX-License-Identifier: GPL-3.0-or-later
// The pictogram of a RED ALERT.
Icon {
    property int card: 0 // the number printed on it; 0: none
    property string otherwise // the picture of what is no RED ALERT

    name: card > 0 ? "alerts/" + card : otherwise
}
