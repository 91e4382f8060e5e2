// SPDX-License-Identifier: GPL-3.0-or-later

// What the lesson of All Your Base says; `lesson.jsonl` says when.
#include "app/games/all_your_base/all_your_base_ui.h"

#include <QtGlobal>

#include <array>

namespace basekeeper {

namespace {

constexpr std::array saidOfAllYourBase{
    LessonSentence{"both", QT_TRANSLATE_NOOP("Lesson", "Ana plays against Bo, and here you play for both.")},
    LessonSentence{"goal", QT_TRANSLATE_NOOP(
                               "Lesson", "Three bases win this short game; with two players it usually takes twelve.")},
    LessonSentence{"phases",
                   QT_TRANSLATE_NOOP("Lesson", "A turn has four phases, and Basekeeper always shows where you are.")},
    LessonSentence{
        "red-alert",
        QT_TRANSLATE_NOOP("Lesson",
                          "If you hold a RED ALERT, you may play it at the beginning of your turn; Ana holds none.")},
    LessonSentence{"try", QT_TRANSLATE_NOOP("Lesson", "Try to play a Zig now, without a base to put it on.")},
    LessonSentence{"refused",
                   QT_TRANSLATE_NOOP("Lesson", "What the rules do not allow is refused, and you are told why.")},
    LessonSentence{"play-base", QT_TRANSLATE_NOOP("Lesson", "In the DEFENSE phase you play one card: play a BASE.")},
    LessonSentence{"end-turn", QT_TRANSLATE_NOOP("Lesson", "There is nothing to attack yet, so end the turn.")},
    LessonSentence{"bo-base", QT_TRANSLATE_NOOP("Lesson", "Bo has played a BASE too, and it is Ana’s turn again.")},
    LessonSentence{"examples",
                   QT_TRANSLATE_NOOP("Lesson", "All points here are example points; the real ones are on your cards.")},
    LessonSentence{"play-ship", QT_TRANSLATE_NOOP("Lesson", "A SHIP always stands on a base: play the BattleCruiser.")},
    LessonSentence{
        "defends",
        QT_TRANSLATE_NOOP("Lesson", "The BattleCruiser defends the base it stands on, and can attack from there.")},
    LessonSentence{"end-again", QT_TRANSLATE_NOOP("Lesson", "Keep the ship at home for now and end the turn.")},
    LessonSentence{"bo-ship", QT_TRANSLATE_NOOP("Lesson", "Bo’s base is now defended by a Zig.")},
    LessonSentence{"second-base", QT_TRANSLATE_NOOP("Lesson", "Play a second BASE before you attack.")},
    LessonSentence{"weigh", QT_TRANSLATE_NOOP("Lesson", "Tap Bo’s base to see what an attack on it would take.")},
    LessonSentence{
        "attack",
        QT_TRANSLATE_NOOP("Lesson", "An attack needs one point more than the defense: you have enough, so attack.")},
    LessonSentence{
        "defend", QT_TRANSLATE_NOOP(
                      "Lesson", "Bo could counter the attack now, but does not hold “Counterattack”: let it through.")},
    LessonSentence{"captured",
                   QT_TRANSLATE_NOOP("Lesson", "The base is Ana’s now, and all cards in this battle are discarded.")},
    LessonSentence{
        "change",
        QT_TRANSLATE_NOOP("Lesson", "Your surplus buys ships back from the discard pile: take the Zig as change.")},
    LessonSentence{"undo", QT_TRANSLATE_NOOP("Lesson", "Whatever was done can be undone: tap Undo.")},
    LessonSentence{"redo", QT_TRANSLATE_NOOP("Lesson", "And whatever was undone can be redone: tap Redo.")},
    LessonSentence{
        "regroup",
        QT_TRANSLATE_NOOP("Lesson", "In the REGROUP phase you may move cards between your own bases: tap the Zig.")},
    LessonSentence{"put-down", QT_TRANSLATE_NOOP("Lesson", "Tap the base it goes to.")},
    LessonSentence{"declare", QT_TRANSLATE_NOOP("Lesson", "Ana holds three bases: declare victory.")},
    LessonSentence{"won", QT_TRANSLATE_NOOP("Lesson", "That was a whole game, and now you can play your own.")},
};

}  // namespace

std::span<const LessonSentence> GameUi<AllYourBase>::lesson() { return saidOfAllYourBase; }

}  // namespace basekeeper
