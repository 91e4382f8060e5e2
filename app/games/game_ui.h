// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"
#include "app/language/voice.h"
#include "app/session/cards_to_move_line.h"
#include "core/session.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <concepts>
#include <optional>
#include <vector>

namespace basekeeper {

class RuleTexts;

/// QML files below qml/, without their ending. Named, not imported: what no game needs now is not loaded.
struct ScreenFiles {
    QLatin1StringView table;
    QLatin1StringView setup;
    QLatin1StringView replay;   ///< the table of a session as it was
    QLatin1StringView picture;  ///< on the game's box
};

/// What a game gives the app beside its rules: its words, its files, what is told and exported of it. Each game
/// specialises it in its own folder, `games.h` lists them, and `UiOfGame` says what must be there.
template <Game G>
struct GameUi;
template <Game G>
using TextsOf = typename GameUi<G>::Texts;

/// The words of a game for what its engine says in values, in the screen's language.
template <class Texts, class G>
concept TextsOfGame = std::constructible_from<Texts, const Languages&, const RuleTexts&> &&
    requires(const Texts& texts, const typename G::Action& action, const typename G::Setup& setup,
             const typename G::State& state, const typename decltype(G::Overrule::changes)::value_type& edit) {
    /// As it stands on the box, in every language; and a shorter form for lists.
    { Texts::boxTitle() } -> std::same_as<QString>;
    { Texts::shortTitle() } -> std::same_as<QString>;
    /// How far the game is: "Turn 14".
    { Texts::stageText(state) } -> std::same_as<QString>;
    /// Whose turn it is, where a game has turns.
    { Texts::seatInTurn(state) } -> std::same_as<std::optional<SeatId>>;
    /// What an act did, for the log, without the name of who did it; and who did it. The state is the one before.
    { texts.act(action, state, setup) } -> std::same_as<QString>;
    { Texts::actor(action, state) } -> std::same_as<SeatId>;
    /// What hands do with the real cards because of an act that led from one state to the other, and who is told so.
    { Texts::cardsToMove(state, action, state, setup) } -> std::same_as<std::vector<CardsToMoveLine>>;
    { Texts::movesCards(action, state) } -> std::same_as<SeatId>;
    /// One edit of a ruling in the state that it meets.
    { Texts::edit(edit, state, setup) } -> std::same_as<QString>;
    /// What differs between two states, one line each: "Ana: bases 4 → 5".
    { Texts::differences(state, state, setup) } -> std::same_as<QStringList>;
};

template <class G>
concept GameWithUi = Game<G> && TextsOfGame<typename GameUi<G>::Texts, G> &&
    requires(const Voice& say, const Languages& languages, const QJsonObject& fields, const typename G::Action& action,
             const typename G::Violation& violation, const typename G::Setup& setup, const typename G::State& state,
             const Session<G>& session) {
    /// The view models of the game: `GameParts` makes them.
    typename GameUi<G>::Parts;
    { GameUi<G>::files } -> std::convertible_to<ScreenFiles>;
    /// What stands on the box below the title, to be translated in the context "AppModel".
    { GameUi<G>::says } -> std::convertible_to<const char*>;
    /// The numbers of the cards whose words are not in the rules, because only the cards bear them: 1 to this.
    { GameUi<G>::printedCards } -> std::convertible_to<int>;
    /// Why an act is refused. The state is the one in which it was: it tells what is due instead.
    { GameUi<G>::refusalText(say, violation, setup, state) } -> std::same_as<QString>;
    /// How the table stands, for people who listen instead of looking: a sentence a line, in the screen's language, and
    /// nothing of what is secret.
    { GameUi<G>::tableSummary(state, setup) } -> std::same_as<QString>;
    /// The words of victory and who has won, in the winner's language; empty without a winner.
    { GameUi<G>::victorySummary(state, setup, languages) } -> std::same_as<QString>;
    /// The columns that only this game's table of acts has (db/EXPORTS.md), and what stands in them for an act.
    /// `fields` are those of the act in the session file. The states are the ones before and after it.
    { GameUi<G>::columnNames() } -> std::same_as<QStringList>;
    { GameUi<G>::columns(action, fields, state, state) } -> std::same_as<QStringList>;
    /// The number of the turn, or of what the game has instead.
    { GameUi<G>::turn(state) } -> std::same_as<int>;
    /// How a session went, in what all games have.
    { GameUi<G>::courseKinds } -> std::convertible_to<CourseKinds>;
    { GameUi<G>::course(session) } -> std::same_as<SessionCourse>;
};

}  // namespace basekeeper
