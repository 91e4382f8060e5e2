// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_words.h"

namespace basekeeper {

using namespace all_your_base;

const char* cardSource(Card card) {
    switch (card) {
        case Card::Zig: return QT_TRANSLATE_NOOP("Card", "Zig");
        case Card::Destroyer: return QT_TRANSLATE_NOOP("Card", "Destroyer");
        case Card::BattleCruiser: return QT_TRANSLATE_NOOP("Card", "BattleCruiser");
        case Card::Dreadnought: return QT_TRANSLATE_NOOP("Card", "Dreadnought");
        case Card::ZeroWing: return QT_TRANSLATE_NOOP("Card", "Zero Wing");
        case Card::Crew: return QT_TRANSLATE_NOOP("Card", "CREW");
        case Card::Cats: return QT_TRANSLATE_NOOP("Card", "CATS");
    }
    return "";
}

const char* cardsSource(Card card) {
    switch (card) {
        case Card::Zig: return QT_TRANSLATE_N_NOOP("Card", "%n Zig(s)");
        case Card::Destroyer: return QT_TRANSLATE_N_NOOP("Card", "%n Destroyer(s)");
        case Card::BattleCruiser: return QT_TRANSLATE_N_NOOP("Card", "%n BattleCruiser(s)");
        case Card::Dreadnought: return QT_TRANSLATE_N_NOOP("Card", "%n Dreadnought(s)");
        case Card::ZeroWing: return QT_TRANSLATE_N_NOOP("Card", "%n Zero Wing(s)");
        case Card::Crew: return QT_TRANSLATE_N_NOOP("Card", "%n CREW card(s)");
        case Card::Cats: return QT_TRANSLATE_N_NOOP("Card", "%n CATS card(s)");
    }
    return "";
}

QString cardText(const Translator& say, Card card) { return say("Card", cardSource(card)); }

QString enoughText(const Translator& say, int surplus) {
    //: the attack points are exactly what is needed
    if (surplus == 0) return say("Surplus", QT_TRANSLATE_NOOP("Surplus", "just enough"));
    //: the attack points are more than what is needed
    return say("Surplus", QT_TRANSLATE_NOOP("Surplus", "enough"));
}

QString surplusText(const Translator& say, int surplus) {
    if (surplus == 0) return {};
    //: attack points that are not needed
    return say("Surplus", QT_TRANSLATE_NOOP("Surplus", "surplus %1")).arg(surplus);
}

}  // namespace basekeeper
