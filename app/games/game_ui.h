// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"
#include "app/language/translator.h"
#include "app/lessons/lesson_sentence.h"
#include "app/session/cards_to_move_line.h"
#include "app/session/difference.h"
#include "core/session.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <concepts>
#include <optional>
#include <span>
#include <vector>

namespace basekeeper {

class RuleTexts;

/// QML files below qml/, without extension. Named, not imported, so that they are only loaded when needed.
struct ScreenFiles {
    QLatin1StringView table;
    QLatin1StringView setup;
    QLatin1StringView replay;   ///< the table of a past session
    QLatin1StringView picture;  ///< on the game's box
    /// Answers what people who play without the app ask of its rules; empty if the game has none.
    QLatin1StringView check = {};
};

/// What a game gives the app besides its rules: its texts, files, projections and export columns. Each game specialises
/// it in its own folder and is included by `games.h`; `GameWithUi` says what it must contain.
template <Game G>
struct GameUi;
template <Game G>
using TextsOf = typename GameUi<G>::Texts;

/// A game's words for the values of its rules, in the screen's language.
template <class Texts, class G>
concept TextsOfGame = std::constructible_from<Texts, const Languages&, const RuleTexts&> &&
    requires(const Texts& texts, const typename G::Action& action, const typename G::Setup& setup,
             const typename G::State& state, const typename decltype(G::Overrule::changes)::value_type& edit) {
    /// The title on the box, the same in every language, and a shorter form for lists.
    { Texts::boxTitle() } -> std::same_as<QString>;
    { Texts::shortTitle() } -> std::same_as<QString>;
    /// The drawing that stands for the game in lists, for `Icon`.
    { Texts::sign() } -> std::same_as<QString>;
    /// How far the game is, such as "Turn 14".
    { Texts::stageText(state) } -> std::same_as<QString>;
    /// The seat whose turn it is, if the game has turns.
    { Texts::seatInTurn(state) } -> std::same_as<std::optional<SeatId>>;
    /// What an act did, for the log, without its actor; and the actor. The state is the one before the act.
    { texts.act(action, state, setup) } -> std::same_as<QString>;
    { Texts::actor(action, state) } -> std::same_as<SeatId>;
    /// The picture of the card that an act played face up, or a sign of what was done, for `Icon`; empty for a ruling,
    /// which is marked as one.
    { Texts::picture(action) } -> std::same_as<QString>;
    /// The real cards to move because of an act that led from one state to the other, and the seat that is told so.
    { Texts::cardsToMove(state, action, state, setup) } -> std::same_as<std::vector<CardsToMoveLine>>;
    { Texts::movesCards(action, state) } -> std::same_as<SeatId>;
    /// One edit of an override, in the state that it is applied to.
    { Texts::edit(edit, state, setup) } -> std::same_as<QString>;
    /// The differences between two states, such as "Ana: bases 4 → 5".
    { Texts::differences(state, state, setup) } -> std::same_as<std::vector<Difference>>;
};

template <class G>
concept GameWithUi = Game<G> && TextsOfGame<typename GameUi<G>::Texts, G> &&
    requires(const Translator& say, const Languages& languages, const QJsonObject& fields,
             const typename G::Action& action, const typename G::Violation& violation, const typename G::Setup& setup,
             const typename G::State& state, const Session<G>& session) {
    /// The view models of the game; `GameParts` holds them.
    typename GameUi<G>::Parts;
    { GameUi<G>::files } -> std::convertible_to<ScreenFiles>;
    /// The text on the box below the title, to be translated in the context "AppModel".
    { GameUi<G>::says } -> std::convertible_to<const char*>;
    /// Cards 1 to this number have wording that only the printed cards bear; 0 if there are none.
    { GameUi<G>::printedCards } -> std::convertible_to<int>;
    /// Words that the rules want said in English, whatever the language; empty if there are none.
    { GameUi<G>::saidInEnglish } -> std::convertible_to<QLatin1StringView>;
    /// Why an act is refused in that state.
    { GameUi<G>::refusalText(say, violation, setup, state) } -> std::same_as<QString>;
    /// The state of the table for listeners: one sentence per line, in the screen's language, without secrets.
    { GameUi<G>::tableSummary(state, setup) } -> std::same_as<QString>;
    /// The words of victory and the winner, in the winner's language; empty without a winner.
    { GameUi<G>::victorySummary(state, setup, languages) } -> std::same_as<QString>;
    /// The columns that only this game's CSV of acts has (db/EXPORTS.md), and their values for an act. `fields` are
    /// those of the act in the session file; the states are the ones before and after it.
    { GameUi<G>::columnNames() } -> std::same_as<QStringList>;
    { GameUi<G>::columns(action, fields, state, state) } -> std::same_as<QStringList>;
    /// The number of the turn, or of what the game has instead.
    { GameUi<G>::turn(state) } -> std::same_as<int>;
    /// What the game counts, with the words for it, and the course of a session in these terms.
    { GameUi<G>::courseKinds() } -> std::same_as<const CourseKinds&>;
    { GameUi<G>::course(session) } -> std::same_as<SessionCourse>;
    /// What the lesson of the game says; none if the game has no lesson.
    { GameUi<G>::lesson() } -> std::same_as<std::span<const LessonSentence>>;
};

}  // namespace basekeeper
