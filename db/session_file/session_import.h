// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"
#include "db/store/store.h"

#include <QIODevice>

#include <optional>
#include <variant>
#include <vector>

/// Session files on their way in: read as a whole, compared with what is there, and taken in.
namespace basekeeper {

/// What the hashes of a file say of it.
enum class ChainState : std::uint8_t {
    Holds,
    Absent,  ///< no line has a hash
    Broken,  ///< a hash is wrong or missing, or a line has not the number that it bears
};

/// How far the chain goes.
struct Chain {
    ChainState state = ChainState::Absent;
    qint64 brokenAt = 0;  ///< the first line that does not hold; 0 where none is broken
    friend bool operator==(const Chain&, const Chain&) = default;
};

/// An entry that is refused, and the session that refuses it.
template <GameCodec C>
struct RefusedEntry {
    Session<typename C::Game> before;
    Entry<typename C::Game> entry;
    typename Session<typename C::Game>::Refusal refusal;
};

/// Why a file is no session that could be played.
struct FileFault {
    qint64 line = 0;
    GameCodecs::VariantWith<RefusedEntry, FormatError> why;
    Chain chain = {};  ///< of the lines up to there
};

struct FileEntry {
    qint64 line = 0;
    QJsonObject body;  ///< as an export has it, without `at`, `seq` and `hash`
    QDateTime at;      ///< null when the file does not say it
};

/// A file that can be read and whose every entry is accepted.
struct SessionFile {
    SessionHeader header;
    std::vector<FileEntry> entries;
    Chain chain;
    qint64 lines = 0;  ///< of the file, the header and questions included
    bool over = false;
};

/// Reads the whole file and plays it, whatever game it is of; questions are passed over. The device must be open.
[[nodiscard]] tl::expected<SessionFile, FileFault> readSessionFile(QIODevice& device);

/// What a file is to the sessions that are there.
enum class FileStanding : std::uint8_t {
    New,        ///< its id is not known, or it has none
    Same,       ///< all of it is there
    Shorter,    ///< all of it is there, and more
    Continues,  ///< it goes on where the session that is there ends
    Diverges,   ///< it has the id of another game, or of one that went on otherwise
};

struct FileComparison {
    FileStanding standing = FileStanding::New;
    qint64 differsAt = 0;                   ///< the first line of the file that differs; 0 where it does not diverge
    std::size_t more = 0;                   ///< how many entries are not there yet
    std::optional<SessionInfo> known = {};  ///< the session of that id
};

[[nodiscard]] StoreResult<FileComparison> compareWithStore(Store& store, const SessionFile& file);

/// Takes in what is not there yet, all of it or nothing, and gives the session; of a file that diverges nothing. Where
/// the chain is broken the session is marked as unverified: whether that is wanted is for the caller to ask before.
/// Times that the file does not tell are those of the line before, of the beginning, or `now`.
[[nodiscard]] StoreResult<std::optional<SessionInfo>> takeIn(Store& store, const SessionFile& file,
                                                             const FileComparison& comparison, const QDateTime& now);

}  // namespace basekeeper
