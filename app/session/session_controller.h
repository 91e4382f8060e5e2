// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_at_table.h"
#include "db/games/codec_of.h"
#include "db/session_file/session_file.h"
#include "db/store/store.h"

#include <QDateTime>
#include <QObject>

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace basekeeper {

struct ReadSession;

/// The one way from an act to the table: checked by the rules, on disk, and only then shown.
///
/// Where the disk fails, nothing is shown as done; the table may try again or go on in memory, which is said loudly
/// until everything is on disk again.
///
/// It knows no game: whoever asks names the game that they mean, or, whatever it is, includes `any_game.h`.
class SessionController : public QObject {
    Q_OBJECT

public:
    /// `store` may hold the reason why there is none: then games can be played in memory only.
    explicit SessionController(StoreResult<std::unique_ptr<Store>> store);
    /// One that shows sessions that are not at the table: it has no store, and nothing can be entered.
    [[nodiscard]] static std::unique_ptr<SessionController> forReading();
    ~SessionController() override;

    [[nodiscard]] bool hasGame() const { return m_table.has_value(); }
    /// Whether there is one of this game.
    template <Game G>
    [[nodiscard]] bool plays() const {
        return atTable<G>() != nullptr;
    }
    /// The session at the table; only where `plays`.
    template <Game G>
    [[nodiscard]] const Session<G>& play() const {
        return atTable<G>()->play;
    }
    /// The state that is shown: how the game stands, or how it stood at what is looked at; only where `plays`.
    template <Game G>
    [[nodiscard]] const typename G::State& state() const {
        return atTable<G>()->state();
    }
    /// What `use` gives for the session at the table, a `const Session<G>&` whatever the game; only where `hasGame`.
    /// Defined in `any_game.h`.
    template <class Use>
    decltype(auto) visit(Use&& use) const;
    /// Of the session at the table, whatever its game; only where `hasGame`.
    [[nodiscard]] const std::vector<Seat>& seats() const;
    [[nodiscard]] std::size_t played() const;
    [[nodiscard]] bool isOver() const;

    [[nodiscard]] const SessionInfo& info() const { return m_info; }
    /// When each entry of the log was entered.
    [[nodiscard]] const std::vector<QDateTime>& times() const { return m_times; }
    /// The store, for the lists of players and card values; none where it could not be opened.
    [[nodiscard]] Store* store() { return m_store.get(); }

    /// A new game. False: it could not be put on disk (`problem`) and has not begun, unless saving was given up; or
    /// something of the game at the table is not on disk and cannot be put there.
    template <class Setup>
    bool begin(const Setup& setup) {
        using G = GameOf<Setup>;
        return beginAs(CodecOf<G>::gameName(), G::rulesVersion, CodecOf<G>::writeSetup(setup),
                       GameAtTable<G>(Session<G>(setup)));
    }
    /// The newest unfinished game of the store, exactly as it was. False: there is none, or it could not be read.
    bool resume();
    /// Brings that unfinished session to the table; what lay there stays open. Fails, and changes nothing, where it
    /// cannot be read, is not there or is over, or where something of the game at the table is not on disk and cannot
    /// be put there.
    [[nodiscard]] StoreResult<void> resume(const QString& session);
    /// Deletes a session; where it lies on the table, that is empty then. The store can restore it. Fails, and changes
    /// nothing, where something of it is not on disk and cannot be put there.
    [[nodiscard]] StoreResult<void> remove(const QString& session);
    /// Ends the game at the table for good, won or not. It stays (`problem`) where something of it is not on disk and
    /// cannot be put there, unless there is no store at all.
    void endSession();

    /// Reads the game at the table anew, for its log has grown in the store. Where it cannot be read this fails, and
    /// the table is empty then; the game stays in the store.
    [[nodiscard]] StoreResult<void> readAgain();

    /// Shows a session that was read; only where the controller is for reading.
    void show(ReadSession session);

    /// Shows the table as it was after so many acts of the line of play (at most all) instead of as it is. Until
    /// `lookAtNow`, or another game, nothing can be entered. Only where `hasGame`.
    void lookAt(std::size_t acts);
    /// The same, but acts can be tried there: the first one that the rules allow is kept as `tried` and goes nowhere.
    void tryAt(std::size_t acts);
    void lookAtNow();
    [[nodiscard]] bool tries() const;
    /// The act that was tried last; after the outcome `Tried`, as long as the same moment is looked at.
    template <Game G>
    [[nodiscard]] const typename G::Action& tried() const {
        return *atTable<G>()->past->tried;
    }
    /// After how many acts the table is looked at; none while it is shown as it is.
    [[nodiscard]] std::optional<std::size_t> lookedAt() const;
    /// Whether entries can be made at all now.
    [[nodiscard]] bool takesEntries() const { return hasGame() && (!lookedAt() || tries()) && !m_onlyReads; }

    /// Checks an entry, saves it, and then lets it happen. `LookingBack`: the past is shown, or the controller is for
    /// reading, and nothing was done. `Tried`: the past allows it, and nothing was done but to keep it.
    enum class Outcome { Done, Refused, NotSaved, LookingBack, Tried };
    template <Game G>
    Outcome add(const Entry<G>& entry);
    Outcome undo(int steps = 1);
    Outcome redo(int steps = 1);
    /// Why the last entry was refused; only after the outcome `Refused`.
    template <Game G>
    [[nodiscard]] const typename Session<G>::Refusal& refusal() const {
        return *atTable<G>()->refusal;
    }

    /// Closes the store and goes on with another: everything of the game at the table is given up, and the unfinished
    /// game of the new store is brought back. `open` is called when nothing has the files open any more.
    void reopenStore(const std::function<StoreResult<std::unique_ptr<Store>>()>& open);
    /// The database was deleted or replaced under the store (`FileGone`): puts all that the store has and the game at
    /// the table into a new file in its place. True: all is on disk.
    bool saveToNewFile();

    /// What is wrong with the disk, if anything.
    [[nodiscard]] const std::optional<StoreError>& problem() const { return m_problem; }
    /// How many entries are on disk, and whether all are.
    [[nodiscard]] int savedEntries() const { return m_saved; }
    [[nodiscard]] int unsavedEntries() const { return static_cast<int>(m_times.size()) - m_saved; }
    [[nodiscard]] bool inMemory() const { return m_inMemory; }

    /// After a failure: go on without the disk; what was refused for want of it can then be entered again.
    void continueInMemory();
    /// Tries to put on disk what is not there yet. True: all is.
    bool saveNow();

signals:
    /// Another game, or none.
    void gameChanged();
    /// The game at the table advanced or went back.
    void advanced();
    /// Another moment of the same game is looked at.
    void lookedAtChanged();
    /// An act was tried where it is looked at.
    void actTried();
    void savingChanged();
    /// The store goes, right after this: whoever works on with it stops here.
    void storeAboutToChange();
    /// There is another store, or none: whatever was read from the one before is to be read anew.
    void storeChanged();

private:
    /// What lies on the table, if it is this game.
    template <Game G>
    [[nodiscard]] const GameAtTable<G>* atTable() const {
        return std::any_cast<GameAtTable<G>>(&m_table);
    }
    template <Game G>
    [[nodiscard]] GameAtTable<G>* atTable() {
        return std::any_cast<GameAtTable<G>>(&m_table);
    }
    /// Calls `use` with the `GameAtTable<G>` that lies there; only where `hasGame`. Defined in `any_game.h`.
    template <class Controller, class Use>
    static decltype(auto) visitTable(Controller& controller, Use&& use);

    bool beginAs(const QString& game, int rulesVersion, const QJsonObject& setup, std::any table);
    template <Game G>
    Outcome tryOut(GameAtTable<G>& table, const Entry<G>& entry);
    /// False: the disk did not take it.
    bool append(const QJsonObject& entry, const QDateTime& at, bool over);
    void lookAt(std::size_t acts, bool tries);
    /// False: something of the game at the table is in memory only, although there is a store, and cannot be saved.
    bool keepBeforeClearing();
    StoreResult<void> appendUnsaved();
    void clearTable();
    void take(ReadSession session);
    void fail(StoreError error);

    std::unique_ptr<Store> m_store;
    std::optional<StoreError> m_problem;
    std::any m_table;  ///< a `GameAtTable<G>`, or nothing
    SessionInfo m_info;
    std::vector<QDateTime> m_times;
    int m_saved = 0;
    bool m_inMemory = false;
    bool m_onlyReads = false;
};

template <Game G>
SessionController::Outcome SessionController::add(const Entry<G>& entry) {
    if (!takesEntries()) return Outcome::LookingBack;
    auto& table = *atTable<G>();
    if (tries()) return tryOut(table, entry);
    auto next = table.play.next(entry);
    if (!next) {
        table.refusal = std::move(next.error());
        return Outcome::Refused;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!m_inMemory && !append(writeEntry<CodecOf<G>>(entry), now, G::isOver(next->state))) return Outcome::NotSaved;
    table.play.add(std::move(*next));
    m_times.push_back(now);
    emit advanced();
    emit savingChanged();
    return Outcome::Done;
}

template <Game G>
SessionController::Outcome SessionController::tryOut(GameAtTable<G>& table, const Entry<G>& entry) {
    const auto* action = std::get_if<typename G::Action>(&entry);
    if (action == nullptr) return Outcome::LookingBack;
    if (auto violation = G::whyNot(table.past->state, *action)) {
        table.refusal = std::move(*violation);
        return Outcome::Refused;
    }
    table.past->tried = *action;
    emit actTried();
    return Outcome::Tried;
}

}  // namespace basekeeper
