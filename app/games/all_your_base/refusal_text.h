// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"
#include "core/all_your_base/game.h"
#include "core/all_your_base/setup.h"
#include "core/all_your_base/state.h"
#include "core/all_your_base/violation.h"
#include "core/session.h"
#include "db/formats/json_reader.h"

#include <QString>

#include <utility>

/// The words for everything that is refused. One or two sentences each, with the numbers, for people at a table.
namespace basekeeper {

/// Speaks one of the languages.
class Voice {
public:
    /// `languages` must outlive it.
    Voice(const Languages& languages, QString language) : m_languages(languages), m_language(std::move(language)) {}
    [[nodiscard]] QString operator()(const char* context, const char* source, int n = -1) const {
        return m_languages.translate(m_language, context, source, n);
    }

private:
    const Languages& m_languages;
    QString m_language;
};

/// The English name of a kind of card, to be translated in the context "Card".
[[nodiscard]] const char* cardSource(all_your_base::Card card);

/// The name of a kind of card as the cards bear it.
[[nodiscard]] QString cardText(const Voice& say, all_your_base::Card card);

/// Why the act is refused. `state` is the one in which it was: it tells what lies where.
[[nodiscard]] QString refusalText(const Voice& say, const all_your_base::Violation& violation,
                                  const all_your_base::Setup& setup, const all_your_base::State& state);

/// Fills the places of a text. All at once, so that a "%1" in somebody's name stays what it is.
template <class... Arguments>
[[nodiscard]] QString filled(const QString& text, const Arguments&... arguments) {
    if constexpr (sizeof...(arguments) == 0) return text;
    else return text.arg(arguments...);
}

/// Why the log does not take an undo, a redo or an amendment, when only `available` steps could be undone or redone, or
/// acts be corrected.
[[nodiscard]] QString refusalText(const Voice& say, LogRefusal refusal, int available);
/// The clause that it follows: S.1, S.2 or S.3.
[[nodiscard]] QLatin1StringView clauseOf(LogRefusal refusal);
/// How many that are.
template <Game G>
[[nodiscard]] int available(const Session<G>& session, LogRefusal refusal) {
    switch (refusal) {
        case LogRefusal::NothingToUndo: return static_cast<int>(session.steps());
        case LogRefusal::NothingToRedo: return static_cast<int>(session.takenBack());
        case LogRefusal::NoSuchAct: return static_cast<int>(session.played());
    }
    return 0;
}

/// That an act of the corrected line of play would be refused, and the text that says why.
[[nodiscard]] QString refusedActText(const Voice& say, int act, const QString& why);
/// Why the session does not take the amendment: which act of the corrected line of play is refused, and why.
template <Game G>
[[nodiscard]] QString refusalText(const Voice& say, const Session<G>& session, const Amend<G>& amend, const RefusedAct<G>& refused) {
    const auto before = session.stateAmended(amend, static_cast<std::size_t>(refused.act) - 1);
    return refusedActText(say, refused.act, refusalText(say, refused.why, session.setup(), before));
}

/// What is wrong with a session file; one line, no full stop.
[[nodiscard]] QString formatErrorText(const Voice& say, const FormatError& error);
/// The same with the number of the line before it.
[[nodiscard]] QString lineErrorText(const Voice& say, qint64 line, const FormatError& error);

}  // namespace basekeeper
