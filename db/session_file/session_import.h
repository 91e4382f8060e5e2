// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"
#include "db/store/store.h"

#include <QIODevice>

#include <optional>
#include <variant>
#include <vector>

/// Imports session files: reads a whole file, compares it with the store and adds what is new.
namespace basekeeper {

/// What the hashes of a file say about it.
enum class ChainState : std::uint8_t {
    Holds,
    Absent,    ///< no line has a hash
    Broken,    ///< a hash is wrong or missing, or a line has another number than it states
    CutShort,  ///< lines are missing at the end; what is there holds, or has no hashes
};

/// The state of the hash chain, and where it breaks.
struct Chain {
    ChainState state = ChainState::Absent;
    qint64 brokenAt = 0;  ///< the first line that does not match, or is missing; 0 if there is none
    [[nodiscard]] bool isWhole() const { return brokenAt == 0; }
    friend bool operator==(const Chain&, const Chain&) = default;
};

/// An entry that the game refuses, and the session before it.
template <GameCodec C>
struct RefusedEntry {
    Session<typename C::Game> before;
    Entry<typename C::Game> entry;
    typename Session<typename C::Game>::Refusal refusal;
};

/// Why a file is not a valid session.
struct FileFault {
    qint64 line = 0;
    GameCodecs::VariantWith<RefusedEntry, FormatError> why;
    Chain chain = {};  ///< of the lines before the fault
};

struct FileEntry {
    qint64 line = 0;
    QJsonObject body;  ///< as in an export, without `at`, `seq` and `hash`
    QDateTime at;      ///< null if absent
};

/// The contents of a valid file: every entry is accepted by the rules.
struct SessionFile {
    SessionHeader header;
    std::vector<FileEntry> entries;
    Chain chain;
    qint64 lines = 0;  ///< of the file, including the header and questions
    bool over = false;
};

/// Reads the whole file and folds its log, for any game; skips questions. The device must be open.
[[nodiscard]] tl::expected<SessionFile, FileFault> readSessionFile(QIODevice& device);

/// How a file relates to the stored sessions.
enum class FileRelation : std::uint8_t {
    New,        ///< its id is unknown, or it has none
    Same,       ///< all of it is stored
    Shorter,    ///< all of it is stored, and the stored session is longer
    Continues,  ///< it continues the stored session
    Diverges,   ///< its id is that of another game, or of a session that went on differently
};

struct FileComparison {
    FileRelation relation = FileRelation::New;
    qint64 differsAt = 0;                   ///< the first line of the file that differs; 0 if it does not diverge
    std::size_t more = 0;                   ///< how many of its entries are not stored yet
    std::optional<SessionInfo> known = {};  ///< the stored session with its id
};

[[nodiscard]] StoreResult<FileComparison> compareWithStore(Store& store, const SessionFile& file);

/// Stores what is new, all of it or nothing, and returns the session; nothing for a file that diverges. If the hash
/// chain is broken or cut short, the session is marked as unverified: the caller must ask beforehand whether that is
/// wanted. An entry without a time gets that of the entry before, the first one that of the session's start, or `now`.
[[nodiscard]] StoreResult<std::optional<SessionInfo>> importFile(Store& store, const SessionFile& file,
                                                                 const FileComparison& comparison,
                                                                 const QDateTime& now);

}  // namespace basekeeper
