// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace basekeeper {

using namespace all_aboard;

namespace {

// Every form has its own source texts, because languages inflect the names differently.
using Sources = std::array<const char*, animalKinds>;

constexpr Sources labels{
    QT_TRANSLATE_NOOP("Animal", "Mouse"),   QT_TRANSLATE_NOOP("Animal", "Peacock"),
    QT_TRANSLATE_NOOP("Animal", "Fox"),     QT_TRANSLATE_NOOP("Animal", "Octopus"),
    QT_TRANSLATE_NOOP("Animal", "Monkey"),  QT_TRANSLATE_NOOP("Animal", "Sloth"),
    QT_TRANSLATE_NOOP("Animal", "Moose"),   QT_TRANSLATE_NOOP("Animal", "Zebra"),
    QT_TRANSLATE_NOOP("Animal", "Giraffe"), QT_TRANSLATE_NOOP("Animal", "Lion"),
    QT_TRANSLATE_NOOP("Animal", "Bear"),    QT_TRANSLATE_NOOP("Animal", "Elephant"),
};

constexpr Sources named{
    QT_TRANSLATE_NOOP("Animal", "the mouse"),   QT_TRANSLATE_NOOP("Animal", "the peacock"),
    QT_TRANSLATE_NOOP("Animal", "the fox"),     QT_TRANSLATE_NOOP("Animal", "the octopus"),
    QT_TRANSLATE_NOOP("Animal", "the monkey"),  QT_TRANSLATE_NOOP("Animal", "the sloth"),
    QT_TRANSLATE_NOOP("Animal", "the moose"),   QT_TRANSLATE_NOOP("Animal", "the zebra"),
    QT_TRANSLATE_NOOP("Animal", "the giraffe"), QT_TRANSLATE_NOOP("Animal", "the lion"),
    QT_TRANSLATE_NOOP("Animal", "the bear"),    QT_TRANSLATE_NOOP("Animal", "the elephant"),
};

constexpr Sources owned{
    QT_TRANSLATE_NOOP("Animal", "%1’s mouse"),   QT_TRANSLATE_NOOP("Animal", "%1’s peacock"),
    QT_TRANSLATE_NOOP("Animal", "%1’s fox"),     QT_TRANSLATE_NOOP("Animal", "%1’s octopus"),
    QT_TRANSLATE_NOOP("Animal", "%1’s monkey"),  QT_TRANSLATE_NOOP("Animal", "%1’s sloth"),
    QT_TRANSLATE_NOOP("Animal", "%1’s moose"),   QT_TRANSLATE_NOOP("Animal", "%1’s zebra"),
    QT_TRANSLATE_NOOP("Animal", "%1’s giraffe"), QT_TRANSLATE_NOOP("Animal", "%1’s lion"),
    QT_TRANSLATE_NOOP("Animal", "%1’s bear"),    QT_TRANSLATE_NOOP("Animal", "%1’s elephant"),
};

constexpr Sources several{
    QT_TRANSLATE_NOOP("Animal", "%1 mice"),     QT_TRANSLATE_NOOP("Animal", "%1 peacocks"),
    QT_TRANSLATE_NOOP("Animal", "%1 foxes"),    QT_TRANSLATE_NOOP("Animal", "%1 octopuses"),
    QT_TRANSLATE_NOOP("Animal", "%1 monkeys"),  QT_TRANSLATE_NOOP("Animal", "%1 sloths"),
    QT_TRANSLATE_NOOP("Animal", "%1 moose"),    QT_TRANSLATE_NOOP("Animal", "%1 zebras"),
    QT_TRANSLATE_NOOP("Animal", "%1 giraffes"), QT_TRANSLATE_NOOP("Animal", "%1 lions"),
    QT_TRANSLATE_NOOP("Animal", "%1 bears"),    QT_TRANSLATE_NOOP("Animal", "%1 elephants"),
};

/// From two to five, the most players that there can be.
constexpr std::array counts{QT_TRANSLATE_NOOP("Animal", "Two"), QT_TRANSLATE_NOOP("Animal", "Three"),
                            QT_TRANSLATE_NOOP("Animal", "Four"), QT_TRANSLATE_NOOP("Animal", "Five")};

QString said(const TranslateFn& say, const Sources& sources, Animal animal) {
    return say("Animal", sources[static_cast<std::size_t>(animal)]);
}

}  // namespace

QString animalLabel(const TranslateFn& say, Animal animal) { return said(say, labels, animal); }

QString theAnimal(const TranslateFn& say, Animal animal) { return said(say, named, animal); }

QString animalOf(const TranslateFn& say, Animal animal, const QString& owner) {
    return said(say, owned, animal).arg(owner);
}

QString severalAnimals(const TranslateFn& say, Animal animal, std::size_t count) {
    const std::size_t index = std::clamp<std::size_t>(count, 2, counts.size() + 1) - 2;
    return said(say, several, animal).arg(say("Animal", counts[index]));
}

QString weightText(const TranslateFn& say, Weight weight) {
    const int halves = std::abs(weight.halves());
    const QString whole = QString::number(halves / 2);
    const QString sign = weight.halves() < 0 ? QStringLiteral("−") : QString();
    if (halves % 2 == 0) return sign + whole;
    return sign + (halves == 1 ? say("Weight", QT_TRANSLATE_NOOP("Weight", "½"))
                               : say("Weight", QT_TRANSLATE_NOOP("Weight", "%1½")).arg(whole));
}

}  // namespace basekeeper
