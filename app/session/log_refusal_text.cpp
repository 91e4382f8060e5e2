// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/log_refusal_text.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

QString refusalText(const Translator& say, LogRefusal refusal, int available) {
    switch (refusal) {
        case LogRefusal::NothingToUndo:
            if (available == 0) return say("Refusal", QT_TRANSLATE_NOOP("Refusal", "There is nothing to undo."));
            return say("Refusal", QT_TRANSLATE_N_NOOP("Refusal", "Only %n act(s) can be undone."), available);
        case LogRefusal::NothingToRedo:
            if (available == 0) return say("Refusal", QT_TRANSLATE_NOOP("Refusal", "There is nothing to redo."));
            return say("Refusal", QT_TRANSLATE_N_NOOP("Refusal", "Only %n act(s) can be redone."), available);
        case LogRefusal::NoSuchAct:
            if (available == 0) return say("Refusal", QT_TRANSLATE_NOOP("Refusal", "There is no act to correct."));
            return say("Refusal", QT_TRANSLATE_N_NOOP("Refusal", "There is no such act: the game has %n act(s)."),
                       available);
    }
    return {};
}

QLatin1StringView clauseOf(LogRefusal refusal) {
    switch (refusal) {
        case LogRefusal::NothingToUndo: return "S.1"_L1;
        case LogRefusal::NothingToRedo: return "S.2"_L1;
        case LogRefusal::NoSuchAct: return "S.3"_L1;
    }
    return {};
}

QString refusedActText(const Translator& say, int act, const QString& why) {
    return withArguments(say("Refusal", QT_TRANSLATE_NOOP("Refusal", "Act %1 would be refused. %2")),
                         QString::number(act), why);
}

}  // namespace basekeeper
