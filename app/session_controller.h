// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"
#include "db/store.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace basekeeper {

/// The one way from an act to the table: checked by the rules, on disk, and only then shown.
///
/// Where the disk fails, nothing is shown as done; the table may try again or go on in memory, which is said loudly
/// until everything is on disk again.
class SessionController : public QObject {
    Q_OBJECT

public:
    using Play = Session<AllYourBase>;
    using EntryOfGame = Entry<AllYourBase>;

    /// `store` may hold the reason why there is none: then games can be played in memory only.
    explicit SessionController(StoreResult<std::unique_ptr<Store>> store);
    ~SessionController() override;

    [[nodiscard]] bool hasGame() const { return m_play.has_value(); }
    /// The game at the table; only where `hasGame`.
    [[nodiscard]] const Play& play() const { return *m_play; }
    [[nodiscard]] const all_your_base::State& state() const { return m_play->state(); }
    [[nodiscard]] const SessionInfo& info() const { return m_info; }
    /// When each entry of the log was entered.
    [[nodiscard]] const std::vector<QDateTime>& times() const { return m_times; }
    /// The store, for the lists of players and card values; none where it could not be opened.
    [[nodiscard]] Store* store() { return m_store.get(); }

    /// A new game. False: it could not be put on disk (`problem`) and has not begun, unless saving was given up.
    bool begin(const all_your_base::Setup& setup);
    /// The newest unfinished game of the store, exactly as it was. False: there is none, or it could not be read.
    bool resume();
    /// Ends the game at the table for good, won or not.
    void endSession();

    /// Checks an entry, saves it, and then lets it happen.
    enum class Outcome { Done, Refused, NotSaved };
    Outcome add(const EntryOfGame& entry);
    /// Why the last entry was refused; only after the outcome `Refused`.
    [[nodiscard]] const Play::Refusal& refusal() const { return *m_refusal; }

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
    void savingChanged();
    /// There is another store, or none: whatever was read from the one before is to be read anew.
    void storeChanged();

private:
    bool load(const SessionInfo& info);
    void fail(StoreError error);

    std::unique_ptr<Store> m_store;
    std::optional<StoreError> m_problem;
    std::optional<Play> m_play;
    std::optional<Play::Refusal> m_refusal;
    SessionInfo m_info;
    std::vector<QDateTime> m_times;
    int m_saved = 0;
    bool m_inMemory = false;
};

}  // namespace basekeeper
