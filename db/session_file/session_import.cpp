// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_import.h"

#include "db/session_file/session_limits.h"

#include <algorithm>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

/// Checks the hashes of a file line by line.
class ChainCheck {
public:
    ChainCheck(const QJsonObject& headerLine, std::optional<int> entries)
        : m_hashes(HashChain::ofFile(headerLine)), m_entries(entries) {}

    void take(qint64 line, const QJsonObject& object, const LineMarks& marks) {
        ++m_count;
        const QByteArray wanted = m_hashes.next(object);
        if (marks.seq && *marks.seq != m_count) breakAt(line);
        if (m_entries && m_count > *m_entries) breakAt(line);
        if (marks.hash.isEmpty()) {
            if (m_firstWithout == 0) m_firstWithout = line;
            return;
        }
        m_hasHashes = true;
        if (marks.hash.toLatin1() != wanted) breakAt(line);
    }

    /// Of the lines so far.
    [[nodiscard]] Chain chain() const {
        // A file without hashes promises nothing. In a file with hashes, a line without one was inserted.
        const qint64 missing = m_hasHashes ? m_firstWithout : 0;
        const qint64 first =
            m_brokenAt == 0 || missing == 0 ? std::max(m_brokenAt, missing) : std::min(m_brokenAt, missing);
        if (first > 0) return {ChainState::Broken, first};
        return {m_hasHashes ? ChainState::Holds : ChainState::Absent, 0};
    }
    /// Of a whole file with so many lines.
    [[nodiscard]] Chain chainOfAll(qint64 lines) const {
        const Chain there = chain();
        const bool cutShort = m_entries && m_count < *m_entries;
        return there.isWhole() && cutShort ? Chain{ChainState::CutShort, lines + 1} : there;
    }

private:
    void breakAt(qint64 line) {
        if (m_brokenAt == 0) m_brokenAt = line;
    }

    HashChain m_hashes;
    std::optional<int> m_entries;  ///< as the header states
    int m_count = 0;
    qint64 m_brokenAt = 0;
    qint64 m_firstWithout = 0;
    bool m_hasHashes = false;
};

using FileReading = tl::expected<SessionFile, FileFault>;

template <GameCodec C>
class FileReader {
public:
    FileReader(SessionLines& lines, const QJsonObject& headerLine, SessionHeader header, typename C::Game::Setup setup)
        : m_lines(lines), m_chain(headerLine, header.entries), m_session(std::move(setup)) {
        m_file.header = std::move(header);
    }

    FileReading read() {
        while (auto object = m_lines.next()) {
            if (!*object) return fault(object->error());
            auto line = readLine<C>(**object);
            if (!line) return fault(line.error());
            auto* entry = std::get_if<Entry<typename C::Game>>(&*line);
            if (entry == nullptr) continue;
            const auto marks = readLineMarks(**object);
            if (!marks) return fault(marks.error());
            m_chain.take(m_lines.number(), **object, *marks);
            if (auto refusal = m_session.whyNot(*entry))
                return fault(RefusedEntry<C>{std::move(m_session), std::move(*entry), *std::move(refusal)});
            m_file.entries.push_back({m_lines.number(), writeEntry<C>(*entry), marks->at});
            m_session.add(std::move(*entry));
        }
        m_file.chain = m_chain.chainOfAll(m_lines.number());
        m_file.lines = m_lines.number();
        m_file.over = C::Game::isOver(m_session.state());
        return std::move(m_file);
    }

private:
    template <class Why>
    FileReading fault(Why&& why) const {
        return tl::unexpected(FileFault{m_lines.number(), std::forward<Why>(why), m_chain.chain()});
    }

    SessionLines& m_lines;
    ChainCheck m_chain;
    Session<typename C::Game> m_session;
    SessionFile m_file;
};

template <GameCodec C>
FileReading readGame(SessionLines& lines, const QJsonObject& headerLine, SessionHeader header) {
    auto setup = C::readSetup(header.setup);
    if (!setup) return tl::unexpected(FileFault{lines.number(), inSetup(setup.error())});
    return FileReader<C>(lines, headerLine, std::move(header), std::move(*setup)).read();
}

/// Rewrites an entry as this version exports it; a stored entry may have been written by another.
template <GameCodec C>
std::optional<QJsonObject> rewritten(const QJsonObject& body) {
    const auto entry = readEntry<C>(withinLimits(body));
    return entry ? std::optional(writeEntry<C>(*entry)) : std::nullopt;
}

/// Compares the meaning of two set-ups, not their text.
template <GameCodec C>
bool sameSetup(const QJsonObject& one, const QJsonObject& other) {
    const auto read = C::readSetup(one);
    const auto otherRead = C::readSetup(other);
    return read && otherRead && *read == *otherRead;
}

template <GameCodec C>
bool sameBeginning(const SessionHeader& header, const SessionInfo& known) {
    return header.game == known.game && sameSetup<C>(header.setup, withinLimits(known.setup)) &&
           (!header.startedAt.isValid() || header.startedAt == known.startedAt);
}

template <GameCodec C>
bool sameEntry(const FileEntry& entry, const StoredEntry& stored) {
    return entry.body == rewritten<C>(stored.body) && (!entry.at.isValid() || entry.at == stored.at);
}

template <GameCodec C>
FileComparison compareLogs(const SessionFile& file, const SessionInfo& known, const std::vector<StoredEntry>& log) {
    if (!sameBeginning<C>(file.header, known)) return {FileRelation::Diverges, 1, 0, known};
    const auto [entry, stored] = std::ranges::mismatch(file.entries, log, sameEntry<C>);
    if (entry != file.entries.end() && stored != log.end()) return {FileRelation::Diverges, entry->line, 0, known};
    if (stored != log.end()) return {FileRelation::Shorter, 0, 0, known};
    const auto more = static_cast<std::size_t>(file.entries.end() - entry);
    return {more == 0 ? FileRelation::Same : FileRelation::Continues, 0, more, known};
}

/// The entries from index `from` on, each with a time.
std::vector<NewEntry> timed(const SessionFile& file, std::size_t from, QDateTime last) {
    std::vector<NewEntry> entries;
    for (std::size_t i = from; i < file.entries.size(); ++i) {
        if (file.entries[i].at.isValid()) last = file.entries[i].at;
        entries.push_back({file.entries[i].body, last});
    }
    return entries;
}

QDateTime beginning(const SessionFile& file, const QDateTime& now) {
    if (file.header.startedAt.isValid()) return file.header.startedAt;
    return !file.entries.empty() && file.entries.front().at.isValid() ? file.entries.front().at : now;
}

/// When the session ended; empty while it goes on. A table may have abandoned a game that is not over.
std::optional<QDateTime> endOf(const SessionFile& file, const QDateTime& lastTime) {
    if (file.header.endedAt.isValid()) return file.header.endedAt;
    return file.over ? std::optional(lastTime) : std::nullopt;
}

}  // namespace

FileReading readSessionFile(QIODevice& device) {
    SessionLines lines(device);
    const auto object = lines.next();
    // There is always a first line: for an empty file it is an error.
    if (!*object) return tl::unexpected(FileFault{lines.number(), object->error()});
    auto header = readHeader(**object);
    if (!header) return tl::unexpected(FileFault{lines.number(), header.error()});
    const QString game = header->game;
    if (auto read = withCodecOf<FileReading>(
            game, [&]<GameCodec C>() { return readGame<C>(lines, **object, *std::move(header)); }))
        return *std::move(read);
    return tl::unexpected(FileFault{
        lines.number(), FormatError{.kind = FormatErrorKind::UnknownGame, .field = u"game"_s, .found = game}});
}

StoreResult<FileComparison> compareWithStore(Store& store, const SessionFile& file) {
    FileComparison isNew{FileRelation::New, 0, file.entries.size()};
    if (file.header.id.isEmpty()) return isNew;
    return store.session(file.header.id)
        .and_then([&](const std::optional<SessionInfo>& known) -> StoreResult<FileComparison> {
            if (!known) return isNew;
            return store.entries(known->id).map([&](const std::vector<StoredEntry>& log) {
                const auto compared = withCodecOf<FileComparison>(
                    file.header.game, [&]<GameCodec C>() { return compareLogs<C>(file, *known, log); });
                return compared.value_or(FileComparison{FileRelation::Diverges, 1, 0, known});
            });
        });
}

StoreResult<std::optional<SessionInfo>> importFile(Store& store, const SessionFile& file,
                                                   const FileComparison& comparison, const QDateTime& now) {
    const bool unverified = file.header.unverified || !file.chain.isWhole();
    if (comparison.relation == FileRelation::New) {
        const NewSession session{.game = file.header.game,
                                 .rulesVersion = file.header.rulesVersion.value_or(rulesVersionOf(file.header.game)),
                                 .setup = file.header.setup,
                                 .title = file.header.title,
                                 .startedAt = beginning(file, now),
                                 .id = file.header.id,
                                 .note = file.header.note,
                                 .unverified = unverified};
        const std::vector<NewEntry> log = timed(file, 0, session.startedAt);
        const auto end = endOf(file, log.empty() ? session.startedAt : log.back().at);
        return store.importSession(session, log, end).map([](SessionInfo&& info) {
            return std::optional(std::move(info));
        });
    }
    if (comparison.relation != FileRelation::Continues)
        return comparison.relation == FileRelation::Diverges ? std::nullopt : comparison.known;
    const std::size_t from = file.entries.size() - comparison.more;
    return store.entries(comparison.known->id).and_then([&](const std::vector<StoredEntry>& there) {
        const std::vector<NewEntry> more =
            timed(file, from, there.empty() ? comparison.known->startedAt : there.back().at);
        return store.continueSession(comparison.known->id, there.size(), more, endOf(file, more.back().at), unverified)
            .map([](SessionInfo&& info) { return std::optional(std::move(info)); });
    });
}

}  // namespace basekeeper
