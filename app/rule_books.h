// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rule_texts.h"
#include "db/games.h"

namespace basekeeper {

/// The rule texts of all games.
class RuleBooks {
public:
    template <Game G>
    [[nodiscard]] RuleTexts& of() {
        return const_cast<RuleTexts&>(std::as_const(*this).of<G>());
    }
    template <Game G>
    [[nodiscard]] const RuleTexts& of() const;

private:
    RuleTexts m_allYourBase{AllYourBase::id};
    RuleTexts m_allAboard{AllAboard::id};
    RuleTexts m_outspeed{Outspeed::id};
};

template <>
inline const RuleTexts& RuleBooks::of<AllYourBase>() const {
    return m_allYourBase;
}
template <>
inline const RuleTexts& RuleBooks::of<AllAboard>() const {
    return m_allAboard;
}
template <>
inline const RuleTexts& RuleBooks::of<Outspeed>() const {
    return m_outspeed;
}

}  // namespace basekeeper
