// SPDX-License-Identifier: GPL-3.0-or-later

// What the lesson of Outspeed says; `lesson.jsonl` says when.
#include "app/games/outspeed/outspeed_ui.h"

#include <QtGlobal>

#include <array>

namespace basekeeper {

namespace {

constexpr std::array saidOfOutspeed{
    LessonSentence{"race",
                   QT_TRANSLATE_NOOP("Lesson", "Three ships race along the track, and here you play for all of them.")},
    LessonSentence{"tile", QT_TRANSLATE_NOOP(
                               "Lesson", "Each turn a tile turns up, and you describe to Basekeeper what it shows.")},
    LessonSentence{
        "route",
        QT_TRANSLATE_NOOP("Lesson", "This is only an example tile: each route shows what it costs and what it gives.")},
    LessonSentence{
        "no-tokens",
        QT_TRANSLATE_NOOP("Lesson",
                          "Bonus tokens could be played now, but nobody has one yet, so that phase is skipped.")},
    LessonSentence{"program",
                   QT_TRANSLATE_NOOP("Lesson", "Everybody chooses a route in secret, on the wheel or on this device.")},
    LessonSentence{"resolve", QT_TRANSLATE_NOOP(
                                  "Lesson", "Everyone has chosen: now the routes are paid for, and the ships move.")},
    LessonSentence{"take", QT_TRANSLATE_NOOP("Lesson", "Cleo draws two bonus tokens and keeps one: tap the nitro.")},
    LessonSentence{"moved",
                   QT_TRANSLATE_NOOP("Lesson", "Ana paid the most fuel and is in front, and a new tile turns up.")},
    LessonSentence{"seat", QT_TRANSLATE_NOOP("Lesson", "Cleo plays the nitro this turn: tap Cleo.")},
    LessonSentence{"reveal", QT_TRANSLATE_NOOP("Lesson", "Nobody else plays a token: reveal Cleo’s.")},
    LessonSentence{"nitro", QT_TRANSLATE_NOOP("Lesson", "Tap what Cleo has played.")},
    LessonSentence{"apply",
                   QT_TRANSLATE_NOOP("Lesson", "Basekeeper shows what the nitro will do: let it take effect.")},
    LessonSentence{"forward", QT_TRANSLATE_NOOP("Lesson", "The nitro has moved Cleo one zone forward.")},
    LessonSentence{"end", QT_TRANSLATE_NOOP(
                              "Lesson", "After thirteen tiles the ship in front wins; now you can run your own race.")},
};

}  // namespace

std::span<const LessonSentence> GameUi<Outspeed>::lesson() { return saidOfOutspeed; }

}  // namespace basekeeper
