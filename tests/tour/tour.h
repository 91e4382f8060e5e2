// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"
#include "tests/tour/pointer.h"

#include <QSize>
#include <QString>
#include <QStringList>

namespace basekeeper {

struct TourOptions {
    QString folder;
    StartChoices choices;
    QSize size;  ///< invalid: 1280x800
    Pointer pointer = Pointer::Touch;
};

struct TourResult {
    QString failure;  ///< what went wrong; empty: all of it was shown
    QString score;    ///< one line for people: who holds how many bases, who won
    int pictures = 0;
};

/// Plays one whole game of three on the real screens by touch or mouse, through attacks with change, a counterattack, a
/// refusal, an undo and an overrule, to the victory. Saves a picture of every screen and state in the folder, and the
/// game as `game.jsonl`; its database is the folder's own and is made anew. Needs a QApplication, and `WindowApp`'s
/// looks. A warning of Qt or QML on the way is a failure.
[[nodiscard]] TourResult playTour(const TourOptions& options);

}  // namespace basekeeper
