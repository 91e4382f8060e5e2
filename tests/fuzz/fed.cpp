// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fed.h"

#include "app/commands/command_line.h"
#include "app/commands/replay_command.h"
#include "app/language/languages.h"
#include "db/formats/csv.h"
#include "db/formats/printed_wording_file.h"
#include "db/games/outspeed/tile_set.h"
#include "db/session_file/session_import.h"
#include "db/store/store_audit.h"
#include "db/store/store_guard.h"
#include "db/store/store_paths.h"
#include "db/store/store_rescue.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTimeZone>

#include <algorithm>
#include <utility>

namespace basekeeper::fuzz {

namespace {

tl::expected<SessionFile, FileFault> sessionIn(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readSessionFile(buffer);
}

bool isWithin(const Chain& chain, qint64 lines) {
    if (chain.state == ChainState::CutShort) return chain.brokenAt == lines + 1;
    return chain.state == ChainState::Broken ? chain.brokenAt > 1 && chain.brokenAt <= lines : chain.brokenAt == 0;
}

/// As an export of it would be; what an export always has and the file lacks is made up.
QByteArray exported(const SessionFile& file) {
    const QDateTime someTime(QDate(2026, 1, 31), QTime(18, 5, 9, 120), QTimeZone::utc());
    SessionHeader header = file.header;
    if (!header.startedAt.isValid()) header.startedAt = someTime;
    std::vector<StoredEntry> lines;
    for (const FileEntry& entry : file.entries)
        lines.push_back({static_cast<qint64>(lines.size()) + 1, entry.at.isValid() ? entry.at : someTime, entry.body});
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writeSession(buffer, header, lines) ? bytes : QByteArray();
}

std::string wrongInExport(const SessionFile& file) {
    const auto again = sessionIn(exported(file));
    if (!again) return "an export is not read again: line " + std::to_string(again.error().line);
    if (again->chain.state != ChainState::Holds && !file.entries.empty()) return "the chain of an export does not hold";
    if (!std::ranges::equal(again->entries, file.entries, {}, &FileEntry::body, &FileEntry::body))
        return "an export has other entries";
    if (again->over != file.over) return "an export comes to another end";
    if (again->header.title != file.header.title || again->header.note != file.header.note ||
        again->header.id != file.header.id)
        return "an export has another header";
    return {};
}

using Fields = std::vector<QStringList>;

Fields fieldsOf(const std::vector<CsvRecord>& records) {
    Fields fields;
    for (const CsvRecord& record : records) fields.push_back(record.fields);
    return fields;
}

qint64 linesOf(const QByteArray& bytes) {
    return std::ranges::count_if(bytes, [](char c) { return c == '\n' || c == '\r'; }) + 1;
}

std::string wrongInCsv(const QByteArray& bytes) {
    const auto records = readCsv(bytes);
    if (!records) {
        const bool isThere = records.error().line >= 1 && records.error().line <= linesOf(bytes);
        return isThere ? std::string() : "an error is on a line that is not there";
    }
    const auto again = readCsv(writeCsv(fieldsOf(*records)));
    if (!again) return "records that were written are not read";
    return fieldsOf(*again) == fieldsOf(*records) ? std::string() : "records that were written are read otherwise";
}

std::string wrongInWording(const QByteArray& bytes) {
    const WordingFileRules rules{.cards = 16};
    const auto texts = parseWording(bytes, rules);
    if (!texts) return {};
    const auto again = parseWording(writeWording(*texts), rules);
    if (!again) return "printed wording that was written is not read";
    return *again == *texts ? std::string() : "printed wording that was written is read otherwise";
}

std::pair<ReplayOptions, QByteArray> optionsAndFile(const QByteArray& bytes) {
    if (bytes.isEmpty() || bytes.front() == '{') return {{.state = true, .keepGoing = true}, bytes};
    const auto bits = static_cast<unsigned char>(bytes.front());
    return {{.state = (bits & 1U) != 0, .keepGoing = (bits & 2U) != 0, .language = Languages::all()[(bits >> 2U) % 3]},
            bytes.sliced(1)};
}

bool areObjects(const QByteArray& lines) {
    if (lines.isEmpty()) return true;
    if (!lines.endsWith('\n')) return false;
    const auto all = lines.chopped(1).split('\n');
    return std::ranges::all_of(all, [](const QByteArray& line) { return readObject(line).has_value(); });
}

}  // namespace

std::string fedToSessionFile(const QByteArray& bytes) {
    const auto file = sessionIn(bytes);
    const qint64 lines = linesOf(bytes);
    if (file)
        return isWithin(file->chain, file->lines) && file->lines <= lines ? wrongInExport(*file)
                                                                          : "a line is named that is not there";
    const FileFault& fault = file.error();
    return fault.line >= 1 && fault.line <= lines && isWithin(fault.chain, fault.line)
               ? std::string()
               : "a line is named that is not there";
}

std::string fedToCsv(const QByteArray& bytes) {
    const std::string wrong = wrongInCsv(bytes);
    return wrong.empty() ? wrongInWording(bytes) : wrong;
}

std::string fedToTileSet(const QByteArray& bytes) {
    const auto file = readTileSetFile(bytes);
    if (!file) return {};
    const auto again = readTileSetFile(writeTileSetFile(*file));
    if (!again) return "tiles that were written are not read";
    return *again == *file ? std::string() : "tiles that were written are read otherwise";
}

std::string fedToStore(const QByteArray& bytes) {
    const QTemporaryDir folder;
    QFile file(databaseIn(folder.path()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return "the file cannot be made";
    file.close();
    requestFullCheck(folder.path());
    {
        const auto store = openOrRescueStore(folder.path(), QDateTime::currentDateTime());
        if (!store) return store.error().kind == StoreErrorKind::Damaged ? "damage that is not rescued" : std::string();
        const auto sessions = (*store)->sessions();
        if (!sessions) return "the sessions cannot be listed";
        for (const SessionInfo& info : *sessions)
            if (!(*store)->entries(info.id)) return "a log that was rescued cannot be read";
    }
    const auto audit = auditStore(folder.path());
    return audit && audit->isSound() ? std::string() : "what was opened is not sound";
}

std::string fedToCommandLine(const QByteArray& bytes) {
    QStringList arguments{QStringLiteral("basekeeper")};
    for (const QByteArray& argument : bytes.split('\n')) arguments << QString::fromUtf8(argument);
    const auto line = parseCommandLine(arguments);
    if (line) return line->help && helpText(line->subcommand).isEmpty() ? "no help" : std::string();
    // An argument may hold a line feed of its own kind.
    return line.error().isEmpty() ? "an error without a word" : std::string();
}

std::string fedToReplay(const QByteArray& bytes) {
    auto [options, file] = optionsAndFile(bytes);
    QBuffer in(&file);
    QBuffer out;
    QBuffer err;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    const int status = replay(options, in, out, err);
    if (status < ExitAccepted || status > ExitUnreadable) return "an exit status that is none";
    if (err.data().count('\n') != (status == ExitUnreadable ? 1 : 0)) return "not one line of error";
    return areObjects(out.data()) ? std::string() : "a line of output is no object";
}

}  // namespace basekeeper::fuzz
