// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_words.h"

#include <array>

namespace basekeeper {

using namespace outspeed;

namespace {

// Every form has its own source texts, because languages inflect the names differently.
using Sources = std::array<const char*, tokenKinds>;

constexpr Sources labels{
    QT_TRANSLATE_NOOP("Token", "Electromagnet"), QT_TRANSLATE_NOOP("Token", "Ion cannon"),
    QT_TRANSLATE_NOOP("Token", "Flamethrower"),  QT_TRANSLATE_NOOP("Token", "Fuel tank"),
    QT_TRANSLATE_NOOP("Token", "Nitro"),         QT_TRANSLATE_NOOP("Token", "Force field"),
};

constexpr Sources some{
    QT_TRANSLATE_NOOP("Token", "an electromagnet"), QT_TRANSLATE_NOOP("Token", "an ion cannon"),
    QT_TRANSLATE_NOOP("Token", "a flamethrower"),   QT_TRANSLATE_NOOP("Token", "a fuel tank"),
    QT_TRANSLATE_NOOP("Token", "a nitro"),          QT_TRANSLATE_NOOP("Token", "a force field"),
};

constexpr Sources named{
    QT_TRANSLATE_NOOP("Token", "the electromagnet"), QT_TRANSLATE_NOOP("Token", "the ion cannon"),
    QT_TRANSLATE_NOOP("Token", "the flamethrower"),  QT_TRANSLATE_NOOP("Token", "the fuel tank"),
    QT_TRANSLATE_NOOP("Token", "the nitro"),         QT_TRANSLATE_NOOP("Token", "the force field"),
};

QString said(const TranslateFn& say, const Sources& sources, Token token) {
    return say("Token", sources[static_cast<std::size_t>(token)]);
}

}  // namespace

QString tokenLabel(const TranslateFn& say, Token token) { return said(say, labels, token); }

QString aToken(const TranslateFn& say, Token token) { return said(say, some, token); }

QString theToken(const TranslateFn& say, Token token) { return said(say, named, token); }

QString theDie(const TranslateFn& say, Die die) {
    return die == Die::Yellow ? say("Token", QT_TRANSLATE_NOOP("Token", "the yellow die"))
                              : say("Token", QT_TRANSLATE_NOOP("Token", "the blue die"));
}

QString phaseLabel(const TranslateFn& say, Phase phase) {
    switch (phase) {
        case Phase::Tile: return say("Phase", QT_TRANSLATE_NOOP("Phase", "New tile"));
        case Phase::Bonuses: return say("Phase", QT_TRANSLATE_NOOP("Phase", "Bonuses"));
        case Phase::Programming: return say("Phase", QT_TRANSLATE_NOOP("Phase", "Programming"));
        case Phase::Resolution: return say("Phase", QT_TRANSLATE_NOOP("Phase", "Resolution"));
        case Phase::Over: return say("Phase", QT_TRANSLATE_NOOP("Phase", "Game over"));
    }
    return {};
}

}  // namespace basekeeper
