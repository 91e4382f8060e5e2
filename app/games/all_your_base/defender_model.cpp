// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/defender_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/all_your_base_words.h"
#include "app/language/languages.h"
#include "db/games/all_your_base/codec.h"

#include <utility>

namespace basekeeper {

using namespace all_your_base;

DefenderModel::DefenderModel(const GameView<AllYourBase>& game, const Languages& languages, QObject* parent)
    : QObject(parent), m_game(game), m_languages(languages) {}

const PendingAttack* DefenderModel::attack() const {
    return m_game.hasGame() ? std::get_if<PendingAttack>(&m_game.state().pending) : nullptr;
}

int DefenderModel::seat() const {
    const auto* declared = attack();
    return declared ? m_game.state().base(declared->target)->owner : 0;
}

QString DefenderModel::language() const {
    return attack() != nullptr ? m_game.languageOf(seat()) : m_languages.current();
}

QString DefenderModel::say(const char* source) const { return m_languages.translate(language(), "Defender", source); }

QString DefenderModel::title() const {
    const auto* declared = attack();
    if (!declared) return {};
    //: the defender, who attacks, which base of the defender
    return say(QT_TRANSLATE_NOOP("Defender", "%1: %2 attacks %3"))
        .arg(AllYourBaseTexts::seatName(m_game.setup(), seat()), attackerName(), idText(declared->target));
}

QString DefenderModel::text() const {
    const auto* declared = attack();
    if (!declared) return {};
    return say(QT_TRANSLATE_NOOP("Defender", "%1 attacks your base: %2 attack against %3 defense."))
        .arg(AllYourBaseTexts::seatName(m_game.setup(), m_game.state().turn.seat))
        .arg(attackPoints())
        .arg(defensePoints());
}

int DefenderModel::attackPoints() const {
    const auto* declared = attack();
    return declared ? attackOf(m_game.state(), declared->with) : 0;
}

int DefenderModel::defensePoints() const {
    const auto* declared = attack();
    return declared ? defenseOf(m_game.state(), declared->target) : 0;
}

QList<int> DefenderModel::forceNumbers() const {
    const auto* declared = attack();
    return declared ? numbersOf(declared->with) : QList<int>();
}

int DefenderModel::needed() const {
    const auto* declared = attack();
    return declared ? attackNeeded(m_game.state(), declared->target) : 0;
}

QString DefenderModel::verdict() const {
    const auto* declared = attack();
    //: over the arrow of an attack, for the defender: what comes of it where nobody counters it; %1 is "B2"
    return declared ? say(QT_TRANSLATE_NOOP("Defender", "would capture %1")).arg(idText(declared->target)) : QString();
}

QString DefenderModel::spare() const {
    const auto* declared = attack();
    return declared ? surplusText(Translator(m_languages, language()), surplusOf(m_game.state(), *declared))
                    : QString();
}

QString DefenderModel::attackerName() const {
    return attack() ? AllYourBaseTexts::seatName(m_game.setup(), m_game.state().turn.seat) : QString();
}

QString DefenderModel::name() const {
    return attack() ? AllYourBaseTexts::seatName(m_game.setup(), seat()) : QString();
}

QString DefenderModel::defenseWord() const {
    const auto* declared = attack();
    return declared ? say(QT_TRANSLATE_NOOP("Defender", "defense of %1")).arg(idText(declared->target)) : QString();
}

void DefenderModel::refresh() {
    std::vector<PieceRow> attackers;
    std::vector<PieceRow> defenders;
    if (const auto* declared = attack()) {
        const TextLanguageScope scope(language());
        attackers = shownPieces(m_game.state(), declared->with);
        defenders = shownPieces(m_game.state(), piecesOn(m_game.state(), declared->target));
    }
    m_attackers.setRows(std::move(attackers));
    m_defenders.setRows(std::move(defenders));
    // Most acts are no attacks: then nothing of one has changed, either, unless it is told in another language.
    const bool was = std::exchange(m_wasAttacked, attack() != nullptr);
    const bool isOther = std::exchange(m_toldIn, language()) != language();
    if (was || attack() || isOther) emit changed();
}

QString DefenderModel::letThroughLabel() const { return say(QT_TRANSLATE_NOOP("Defender", "Let it through")); }
QString DefenderModel::counterattackLabel() const { return say(QT_TRANSLATE_NOOP("Defender", "Counterattack")); }
QString DefenderModel::holdHint() const { return say(QT_TRANSLATE_NOOP("Defender", "RED ALERT 15: press and hold")); }

QString DefenderModel::counterattackHint() const {
    const auto* declared = attack();
    if (!declared) return {};
    return say(QT_TRANSLATE_NOOP("Defender",
                                 "With RED ALERT 15: all cards in this battle are discarded, and %1 stays yours."))
        .arg(idText(declared->target));
}

}  // namespace basekeeper
