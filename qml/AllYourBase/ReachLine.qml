// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An enemy base in the list of the ATTACK phase: what it takes to take it.
Pressable {
    id: reach

    required property int baseId
    required property string label
    required property int owner
    required property string ownerName
    required property int defense
    required property int needed
    required property bool within
    required property int sent
    required property int surplus
    property string language: Theme.language // of whoever reads it

    readonly property string against: InLanguage.say(language, () => qsTr("defense %1").arg(defense))
    //: attack points that are sent
    readonly property string force: InLanguage.say(language, () => within ? qsTr("send %1").arg(sent)
                                                   : qsTr("%1 needed").arg(needed))
    readonly property string spare: InLanguage.say(language, () => !within ? ""
                                                   //: the attack points are exactly what is needed
                                                   : surplus === 0 ? qsTr("just enough", "no surplus")
                                                   : qsTr("surplus %1").arg(surplus))

    objectName: "reach-" + baseId
    text: Joined.said([Joined.words([label, ownerName], language), against, force], language)
    verticalPadding: within ? Theme.space2 : Theme.space1

    background: Rectangle {
        radius: Theme.radius - 2
        color: reach.down ? Theme.pressed : reach.within ? Theme.raised : "transparent"
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    contentItem: ReachWords {
        language: reach.language
        owner: reach.owner
        within: reach.within
        title: Joined.facts([reach.label, reach.ownerName], reach.language)
        against: reach.against
        force: reach.force
        spare: reach.spare
    }
}
