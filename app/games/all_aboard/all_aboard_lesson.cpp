// SPDX-License-Identifier: GPL-3.0-or-later

// What the lesson of All aboard! says; `lesson.jsonl` says when.
#include "app/games/all_aboard/all_aboard_ui.h"

#include <QtGlobal>

#include <array>

namespace basekeeper {

namespace {

constexpr std::array saidOfAllAboard{
    LessonSentence{"both", QT_TRANSLATE_NOOP("Lesson", "Ana plays against Bo, and here you play for both.")},
    LessonSentence{
        "boats",
        QT_TRANSLATE_NOOP("Lesson",
                          "Each round has a boat for each player; a boat’s number is the most weight it can carry.")},
    LessonSentence{
        "examples",
        QT_TRANSLATE_NOOP("Lesson", "All weights and points here are examples; the real ones are on your cards.")},
    LessonSentence{"first", QT_TRANSLATE_NOOP("Lesson", "Ana’s first animal goes aboard face up: tap the lion.")},
    LessonSentence{"first-boat",
                   QT_TRANSLATE_NOOP("Lesson", "Now tap the boat on the left, and the lion goes aboard.")},
    LessonSentence{"bear", QT_TRANSLATE_NOOP("Lesson", "Bo has put a bear on the other boat.")},
    LessonSentence{"second", QT_TRANSLATE_NOOP(
                                 "Lesson", "The second animal goes aboard face down: just tap the boat on the right.")},
    LessonSentence{"third", QT_TRANSLATE_NOOP("Lesson", "The third one is face up again: tap the zebra.")},
    LessonSentence{"third-boat",
                   QT_TRANSLATE_NOOP("Lesson", "A boat holds three animals: put the zebra on the boat on the right.")},
    LessonSentence{
        "name", QT_TRANSLATE_NOOP("Lesson", "The face-down animals are revealed, and Ana’s was the octopus: tap it.")},
    LessonSentence{"sail", QT_TRANSLATE_NOOP("Lesson", "The boats sail from left to right: sail the first one.")},
    LessonSentence{"sailed",
                   QT_TRANSLATE_NOOP("Lesson", "The lion has eaten the fox, and the boat was light enough to sail.")},
    LessonSentence{"sail-on", QT_TRANSLATE_NOOP("Lesson", "Now sail the other boat.")},
    LessonSentence{"sunk",
                   QT_TRANSLATE_NOOP(
                       "Lesson", "The boat was too heavy and sank; of the animals aboard, only the octopus is saved.")},
    LessonSentence{"points", QT_TRANSLATE_NOOP("Lesson", "Every saved animal scores at the end.")},
    LessonSentence{
        "end", QT_TRANSLATE_NOOP("Lesson", "After four rounds the most points win; now you can play your own game.")},
};

}  // namespace

std::span<const LessonSentence> GameUi<AllAboard>::lesson() { return saidOfAllAboard; }

}  // namespace basekeeper
