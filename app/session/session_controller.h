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

/// The only way from an act to the table: the rules check it, it is saved to disk, and only then is it shown.
///
/// If saving fails, nothing is shown as done. The table can try again, or go on in memory, which the screens show
/// prominently until everything is on disk again.
///
/// It knows no game: callers name the game they mean; code that serves any game includes `any_game.h`.
class SessionController : public QObject {
    Q_OBJECT

public:
    /// `store` may hold the error because of which there is none; games can then only be played in memory.
    explicit SessionController(StoreResult<std::unique_ptr<Store>> store);
    /// A controller for sessions that are not at the table: it has no store, and nothing can be entered.
    [[nodiscard]] static std::unique_ptr<SessionController> forReading();
    /// A controller for a game that is played to learn it: it has no store, nothing is kept, and nobody is warned.
    [[nodiscard]] static std::unique_ptr<SessionController> forPractice();
    ~SessionController() override;

    [[nodiscard]] bool hasGame() const { return m_table.has_value(); }
    /// Whether a game of that kind is at the table.
    template <Game G>
    [[nodiscard]] bool plays() const {
        return atTable<G>() != nullptr;
    }
    /// The session at the table; only if `plays`.
    template <Game G>
    [[nodiscard]] const Session<G>& play() const {
        return atTable<G>()->play;
    }
    /// The shown state: the present one, or a past one that is looked back at. Only if `plays`.
    template <Game G>
    [[nodiscard]] const typename G::State& state() const {
        return atTable<G>()->state();
    }
    /// The result of `use` for the session at the table, a `const Session<G>&` of any game; only if `hasGame`.
    /// Defined in `any_game.h`.
    template <class Use>
    decltype(auto) visit(Use&& use) const;
    /// These are about the session at the table, whatever its game; only if `hasGame`.
    [[nodiscard]] const std::vector<Seat>& seats() const;
    [[nodiscard]] std::size_t played() const;
    [[nodiscard]] bool isOver() const;

    [[nodiscard]] const SessionInfo& info() const { return m_info; }
    [[nodiscard]] bool isPractice() const { return m_practises; }
    /// The time of each entry of the log.
    [[nodiscard]] const std::vector<QDateTime>& times() const { return m_times; }
    /// The store, for lists of players, card values and others; null if it could not be opened.
    [[nodiscard]] Store* store() { return m_store.get(); }
    /// The folder of the store; empty without one.
    [[nodiscard]] QString dataFolder() const { return m_store == nullptr ? QString() : m_store->folder(); }

    /// Whether entries of the game at the table would be lost if another took its place: they are only in memory, and
    /// no disk takes them even now. With a store that can be written they cannot get lost: the game stays instead.
    [[nodiscard]] bool wouldLoseEntries();
    /// Begins a new game. Returns false if it could not be saved (`problem`) and has therefore not begun, unless the
    /// table plays in memory; also if entries of the present game are not on disk and cannot be saved. Where no store
    /// keeps them they go: whoever calls it has asked (`wouldLoseEntries`).
    template <class Setup>
    bool begin(const Setup& setup) {
        using G = GameOf<Setup>;
        return beginAs(CodecOf<G>::gameName(), G::rulesVersion, CodecOf<G>::writeSetup(setup),
                       GameAtTable<G>(Session<G>(setup)));
    }
    /// Resumes the store's current unfinished session. Returns false if there is none or it cannot be read.
    bool resume();
    /// Brings an unfinished session to the table; the previous one stays open. Fails and changes nothing if it cannot
    /// be read, does not exist or is over, or if entries of the present game are not on disk and cannot be saved
    /// (`OnlyInMemory` where nothing keeps them).
    [[nodiscard]] StoreResult<void> resume(const QString& session);
    /// Deletes a session; if it is at the table, the table becomes empty. The store can restore it. Fails and changes
    /// nothing if entries of it are not on disk and cannot be saved.
    [[nodiscard]] StoreResult<void> remove(const QString& session);
    /// Ends the game at the table for good, won or not. It stays (`problem`) if entries of it are not on disk and
    /// cannot be saved, unless there is no store at all.
    void endSession();

    /// Reads the game at the table again after its log has grown in the store. If that fails, the table becomes empty;
    /// the game stays in the store.
    [[nodiscard]] StoreResult<void> reload();

    /// Shows a session that was read; only for a controller made by `forReading` or `forPractice`.
    void show(ReadSession session);

    /// Shows the table after the first `acts` acts of the line of play (at most all) instead of the present. Nothing
    /// can be entered until `showPresent` or another game. Only if `hasGame`.
    void showPast(std::size_t acts);
    /// The same for at most the acts that were played, but acts can be tried out: the first one that the rules allow is
    /// kept as `trialAct` and not logged.
    void startTrialAt(std::size_t acts);
    void showPresent();
    [[nodiscard]] bool isTrial() const;
    /// The act that was last tried out; only after the outcome `Tried`, until the view of the past changes.
    template <Game G>
    [[nodiscard]] const typename G::Action& trialAct() const {
        return *atTable<G>()->past->trialAct;
    }
    /// After how many acts the table is shown; empty for the present.
    [[nodiscard]] std::optional<std::size_t> shownPast() const;
    /// Whether entries can be made now.
    [[nodiscard]] bool takesEntries() const { return hasGame() && (!shownPast() || isTrial()) && !m_onlyReads; }

    /// Checks an entry, saves it, and then adds it to the session. `ReadOnly`: nothing was done, because the past is
    /// shown or the controller only reads. `Tried`: the past state allows the act, which is kept as `trialAct`.
    enum class Outcome { Done, Refused, NotSaved, ReadOnly, Tried };
    template <Game G>
    Outcome add(const Entry<G>& entry);
    Outcome undo(int steps = 1);
    Outcome redo(int steps = 1);
    /// Why the last entry was refused; only after the outcome `Refused`.
    template <Game G>
    [[nodiscard]] const typename Session<G>::Refusal& refusal() const {
        return *atTable<G>()->refusal;
    }

    /// Closes the store, drops the game at the table, and opens another store with its unfinished game. `open` is
    /// called when no files are open any more.
    void reopenStore(const std::function<StoreResult<std::unique_ptr<Store>>()>& open);
    /// After the database was deleted or replaced under the store (`FileGone`): writes all data of the store and the
    /// game at the table to a new file in its place. Returns true if everything is on disk.
    bool saveToNewFile();

    /// What is wrong with the disk, if anything.
    [[nodiscard]] const std::optional<StoreError>& problem() const { return m_problem; }
    /// How many entries of the game at the table are on disk, and how many are not.
    [[nodiscard]] int savedEntries() const { return m_saved; }
    [[nodiscard]] int unsavedEntries() const { return static_cast<int>(m_times.size()) - m_saved; }
    [[nodiscard]] bool inMemory() const { return m_inMemory; }

    /// After a failure: goes on in memory. What could not be saved can then be entered again.
    void continueInMemory();
    /// Tries to save what is not on disk yet. Returns true if everything is.
    bool saveNow();

signals:
    /// Another game is at the table, or none.
    void gameChanged();
    /// The game at the table went on or back.
    void advanced();
    /// The view of the past of the same game changed.
    void shownPastChanged();
    /// An act was tried out in the past.
    void actTried();
    void savingChanged();
    /// The store is about to be destroyed: users must stop using it.
    void storeAboutToChange();
    /// There is another store, or none: what was read from the previous one must be read again.
    void storeChanged();

private:
    /// The game at the table; null if it is another one, or none.
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

    void take(StoreResult<std::unique_ptr<Store>> store);
    /// Whether there is a store, and what is entered can be kept in it.
    [[nodiscard]] bool keeps() const;
    bool beginAs(const QString& game, int rulesVersion, const QJsonObject& setup, std::any table);
    template <Game G>
    Outcome tryOut(GameAtTable<G>& table, const Entry<G>& entry);
    /// Returns false if the disk failed.
    bool append(const QJsonObject& entry, const QDateTime& at, bool over);
    void showPast(std::size_t acts, bool isTrial);
    /// Returns false if there is a store, but entries of the game at the table are only in memory and cannot be saved.
    bool saveBeforeClearing();
    StoreResult<void> appendUnsaved();
    void clearTable();
    void load(ReadSession session);
    void fail(StoreError error);

    std::unique_ptr<Store> m_store;
    std::optional<StoreError> m_problem;
    std::any m_table;  ///< a `GameAtTable<G>`, or nothing
    SessionInfo m_info;
    std::vector<QDateTime> m_times;
    int m_saved = 0;
    bool m_inMemory = false;
    bool m_onlyReads = false;
    bool m_practises = false;
};

template <Game G>
SessionController::Outcome SessionController::add(const Entry<G>& entry) {
    if (!takesEntries()) return Outcome::ReadOnly;
    auto& table = *atTable<G>();
    if (isTrial()) return tryOut(table, entry);
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
    if (action == nullptr) return Outcome::ReadOnly;
    if (auto violation = G::whyNot(table.past->state, *action)) {
        table.refusal = std::move(*violation);
        return Outcome::Refused;
    }
    table.past->trialAct = *action;
    emit actTried();
    return Outcome::Tried;
}

}  // namespace basekeeper
