// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fed.h"

#include "app/commands/command_line.h"
#include "app/commands/replay_command.h"
#include "app/games/all_your_base/attack_command.h"
#include "app/language/languages.h"
#include "app/settings.h"
#include "db/formats/csv.h"
#include "db/formats/printed_wording_file.h"
#include "db/games/outspeed/tile_set.h"
#include "db/session_file/session_import.h"
#include "db/store/store_audit.h"
#include "db/store/store_guard.h"
#include "db/store/store_paths.h"
#include "db/store/store_rescue.h"
#include "tests/fuzz/changed_game.h"
#include "tests/fuzz/plain_replay.h"

#include <QBuffer>
#include <QDir>
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

struct Replayed {
    int status = ExitUnreadable;
    QList<QByteArray> lines;
};

/// With the state, and no further than to what is refused.
Replayed replayed(QByteArray bytes) {
    QBuffer in(&bytes);
    QBuffer out;
    QBuffer err;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    const int status = replay({.state = true}, in, out, err);
    return {status, out.data().chopped(out.data().endsWith('\n') ? 1 : 0).split('\n')};
}

std::string wrongInReplay(const Replayed& replayed, const PlainReplay& plain) {
    if (replayed.status != static_cast<int>(plain.end)) return "a replay ends otherwise than a plain one";
    if (plain.end == PlainEnd::Unreadable) return {};
    if (replayed.lines.last() != plain.state) return "a replay comes to another state than a plain one";
    if (plain.end == PlainEnd::Accepted) return {};
    const auto refusal = readObject(replayed.lines.value(replayed.lines.size() - 2));
    return refusal && refusal->value(u"line").toInteger() == plain.line ? std::string()
                                                                        : "a replay refuses another line";
}

/// A reader skips questions; that it refuses a line may be for a time or a number that a replay has no use for.
std::string wrongInReading(const tl::expected<SessionFile, FileFault>& file, const PlainReplay& plain) {
    if (plain.atQuestion) return {};
    if (file) {
        if (plain.end != PlainEnd::Accepted) return "what a plain replay does not accept is read";
        return file->over == plain.over ? std::string() : "what is read comes to another end than a plain replay";
    }
    if (plain.end != PlainEnd::Accepted && file.error().line > plain.line) return "a line is read that is no good";
    if (std::holds_alternative<FormatError>(file.error().why)) return {};
    return plain.end == PlainEnd::Refused && file.error().line == plain.line
               ? std::string()
               : "a line is refused that a plain replay accepts";
}

/// All that is kept of a settings file, but for when the language was chosen.
struct KeptSettings {
    QString language;
    QString theme;
    QString lastFolder;
    QStringList voices;
    QStringList sets;
    int textPercent = 0;
    int speechPercent = 0;
    bool reducedMotion = false;
    bool keepScreenOn = false;
    bool turnsToSeats = false;
    bool wheelsOnTable = false;
    bool gameVoice = false;
    friend bool operator==(const KeptSettings&, const KeptSettings&) = default;
};

KeptSettings keptIn(const Settings& settings) {
    KeptSettings kept{.language = settings.language(),
                      .theme = settings.theme(),
                      .lastFolder = settings.lastFolder(),
                      .voices = {},
                      .sets = {},
                      .textPercent = settings.textPercent(),
                      .speechPercent = settings.speechPercent(),
                      .reducedMotion = settings.reducedMotion(),
                      .keepScreenOn = settings.keepScreenOn(),
                      .turnsToSeats = settings.turnsToSeats(),
                      .wheelsOnTable = settings.wheelsOnTable(),
                      .gameVoice = settings.gameVoice()};
    for (const QString& language : Languages::all()) kept.voices << settings.speechVoice(language);
    for (const QString& game : gameNames()) kept.sets << settings.chosenSet(game);
    return kept;
}

bool isBetween(int lowest, int number, int highest) { return lowest <= number && number <= highest; }

std::string wrongInSettings(const Settings& settings) {
    const QStringList schemes{QStringLiteral("dark"), QStringLiteral("light"), QStringLiteral("contrast")};
    if (!Languages::all().contains(settings.language())) return "a language that there is not";
    if (!schemes.contains(settings.theme()) && settings.theme() != u"system") return "a theme that there is not";
    if (!schemes.contains(settings.scheme())) return "a scheme that there is not";
    if (!isBetween(100, settings.textPercent(), 200)) return "a size of texts out of range";
    return isBetween(50, settings.speechPercent(), 200) ? std::string() : "a speed of speech out of range";
}

/// What is as it was is not written; so everything is another value in between.
void writeAnew(Settings& settings, const KeptSettings& kept) {
    settings.setLanguage(settings.languageAfter(kept.language));
    settings.setLanguage(kept.language);
    settings.setTheme(kept.theme == u"dark" ? QStringLiteral("light") : QStringLiteral("dark"));
    settings.setTheme(kept.theme);
    for (const int percent : {100, 200, kept.textPercent}) settings.setTextPercent(percent);
    for (const int percent : {100, 200, kept.speechPercent}) settings.setSpeechPercent(percent);
    for (const bool turned : {true, false}) {
        settings.setReducedMotion(kept.reducedMotion != turned);
        settings.setKeepScreenOn(kept.keepScreenOn != turned);
        settings.setTurnsToSeats(kept.turnsToSeats != turned);
        settings.setWheelsOnTable(kept.wheelsOnTable != turned);
    }
    settings.setLastFolder(kept.lastFolder);
    for (qsizetype i = 0; i < kept.voices.size(); ++i) {
        settings.setSpeechVoice(Languages::all()[i], kept.voices[i] + u'+');
        settings.setSpeechVoice(Languages::all()[i], kept.voices[i]);
    }
    for (qsizetype i = 0; i < kept.sets.size(); ++i) {
        settings.setChosenSet(gameNames()[i], kept.sets[i] + u'+');
        settings.setChosenSet(gameNames()[i], kept.sets[i]);
    }
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
    if (line && line->subcommand == Subcommand::Attack && !line->help && line->attack.values.isEmpty()) {
        QBuffer out;
        QBuffer err;
        if (!out.open(QIODevice::WriteOnly) || !err.open(QIODevice::WriteOnly)) return "nowhere to write";
        const bool answered = attack(line->attack, out, err) != ExitUnreadable;
        if (answered == out.data().isEmpty() || answered != err.data().isEmpty())
            return "neither an answer nor a reason";
    }
    if (line) return line->help && helpText(line->subcommand).isEmpty() ? "no help" : std::string();
    // An argument may hold a line feed of its own kind.
    return line.error().isEmpty() ? "an error without a word" : std::string();
}

std::string fedToSettings(const QByteArray& bytes) {
    // Every change is flushed, which takes no time in memory.
    const QString memory = QStringLiteral("/dev/shm");
    const QTemporaryDir folder((QDir(memory).exists() ? memory : QDir::tempPath()) +
                               QStringLiteral("/settings-XXXXXX"));
    QFile file(folder.filePath(QStringLiteral("settings.ini")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return "the file cannot be made";
    file.close();
    Languages languages;
    KeptSettings kept;
    {
        Settings settings(languages, folder.path());
        if (std::string wrong = wrongInSettings(settings); !wrong.empty()) return wrong;
        kept = keptIn(settings);
    }
    {
        Settings settings(languages, folder.path());
        if (keptIn(settings) != kept) return "settings are read otherwise the second time";
        writeAnew(settings, kept);
        if (keptIn(settings) != kept) return "settings are not as they were set";
    }
    const Settings again(languages, folder.path());
    return keptIn(again) == kept ? std::string() : "settings that were written are read otherwise";
}

std::string fedToValidGame(const QByteArray& bytes) {
    const QByteArray changed = changedGame(bytes);
    if (std::string wrong = fedToSessionFile(changed); !wrong.empty()) return wrong;
    if (std::string wrong = fedToReplay(changed); !wrong.empty()) return wrong;
    const PlainReplay plain = replayPlainly(changed);
    std::string wrong = wrongInReplay(replayed(changed), plain);
    return wrong.empty() ? wrongInReading(sessionIn(changed), plain) : wrong;
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
