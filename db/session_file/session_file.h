// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "db/formats/json_reader.h"
#include "db/session_file/amend_codec.h"

#include <QByteArray>
#include <QDateTime>
#include <QIODevice>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// The session file (SESSION-FILE.md): JSON Lines, a header and then the log. One reader and one writer for all games;
/// what is a game's own comes in through its codec.
namespace basekeeper {

/// What a game's codec is to the session file: see AllYourBaseCodec.
template <class C>
concept GameCodec = Game<typename C::Game> && std::equality_comparable<typename C::Ask> &&
    requires(const QJsonObject& object, const typename C::Game::Setup& setup, const typename C::Game::State& state,
             const typename C::Game::Action& action, const typename C::Game::Violation& violation,
             const typename C::Ask& ask) {
    { C::readSetup(object) } -> std::same_as<Read<typename C::Game::Setup>>;
    { C::writeSetup(setup) } -> std::same_as<QJsonObject>;
    { C::readAction(object) } -> std::same_as<Read<typename C::Game::Action>>;
    { C::writeAction(action) } -> std::same_as<QJsonObject>;
    { C::writeState(setup, state) } -> std::same_as<QJsonObject>;
    { C::readAsk(object) } -> std::same_as<Read<typename C::Ask>>;
    { C::answer(state, ask) } -> std::same_as<tl::expected<QJsonObject, typename C::Game::Violation>>;
    { C::violationName(violation) } -> std::same_as<QLatin1StringView>;
    { C::writeArguments(violation) } -> std::same_as<QJsonObject>;
};

/// The question that every game answers: which kinds of act can be done now.
struct AskLegal {
    friend bool operator==(const AskLegal&, const AskLegal&) = default;
};

enum class LineKind : std::uint8_t { Act, Undo, Redo, Amend, Ask };

/// Which kind of line it is, by the one field that says so; refused when there is none or more than one.
[[nodiscard]] Read<LineKind> lineKind(const QJsonObject&);
[[nodiscard]] Read<Undo> readUndo(const QJsonObject&);
[[nodiscard]] Read<Redo> readRedo(const QJsonObject&);
[[nodiscard]] bool asksLegal(const QJsonObject&);

/// A line after the header: an entry of the log, or a question.
template <GameCodec C>
using Line = std::variant<Entry<typename C::Game>, AskLegal, typename C::Ask>;

template <GameCodec C>
[[nodiscard]] Read<Line<C>> readLine(const QJsonObject& object) {
    using Found = Line<C>;
    using LogEntry = Entry<typename C::Game>;
    const auto asFound = [](auto read) {
        return std::move(read).map([](auto value) { return Found(LogEntry(std::move(value))); });
    };
    const auto kind = lineKind(object);
    if (!kind) return tl::unexpected(kind.error());
    switch (*kind) {
        case LineKind::Act: return asFound(C::readAction(object));
        case LineKind::Undo: return asFound(readUndo(object));
        case LineKind::Redo: return asFound(readRedo(object));
        case LineKind::Amend: return asFound(readAmend<C>(object));
        case LineKind::Ask:
            if (asksLegal(object)) return Found(AskLegal{});
            return C::readAsk(object).map([](auto ask) { return Found(std::move(ask)); });
    }
    return tl::unexpected(FormatError{.kind = FormatErrorKind::NoKindOfLine});
}

/// A line of the log alone; a question is refused as no kind of line.
template <GameCodec C>
[[nodiscard]] Read<Entry<typename C::Game>> readEntry(const QJsonObject& object) {
    auto line = readLine<C>(object);
    if (!line) return tl::unexpected(std::move(line.error()));
    if (auto* entry = std::get_if<Entry<typename C::Game>>(&*line)) return std::move(*entry);
    return tl::unexpected(
        FormatError{.kind = FormatErrorKind::NoKindOfLine, .expected = QStringLiteral("act, undo, redo, amend")});
}

template <GameCodec C>
[[nodiscard]] QJsonObject writeEntry(const Entry<typename C::Game>& entry) {
    return std::visit(Overload{
                          [](const typename C::Game::Action& action) { return C::writeAction(action); },
                          [](const Undo& undo) {
                              return QJsonObject{{QStringLiteral("undo"), undo.acts}};
                          },
                          [](const Redo& redo) {
                              return QJsonObject{{QStringLiteral("redo"), redo.acts}};
                          },
                          [](const Amend<typename C::Game>& amend) { return writeAmend<C>(amend); },
                      },
                      entry);
}

/// The version of the format that this program writes, and the newest that it understands.
inline constexpr int sessionFormatVersion = 1;

struct SessionHeader {
    QString game;
    QJsonObject setup;
    // In exports:
    QString id = {};
    std::optional<int> rulesVersion = {};
    QDateTime startedAt = {};  ///< null when not there
    QDateTime endedAt = {};    ///< null while the game goes on
    QString title = {};
    QString note = {};
    bool unverified = false;  ///< it was once taken in over a broken chain of hashes, which an export makes anew
    friend bool operator==(const SessionHeader&, const SessionHeader&) = default;
};

/// Refuses what is no session of Basekeeper, and a newer format. The game and the setup are for its codec to judge.
[[nodiscard]] Read<SessionHeader> readHeader(const QJsonObject&);
[[nodiscard]] QJsonObject writeHeader(const SessionHeader&);

/// What an export says about a line of the log beside the entry itself; an import can do without.
struct LineMarks {
    std::optional<int> seq = {};
    QDateTime at = {};  ///< UTC; null when not there
    QString hash = {};  ///< empty when not there
};

[[nodiscard]] Read<LineMarks> readLineMarks(const QJsonObject&);

/// An error of the header's setup, with the full name of the field.
[[nodiscard]] FormatError inSetup(FormatError);

/// Reads a file line by line; of the file no more than one line is in memory. A byte order mark at its very beginning
/// is skipped; lines end with LF or CR LF; the last one may lack its end.
class SessionLines {
public:
    /// More than any act of a table needs; it bounds what a strange file can make us hold.
    static constexpr qsizetype longestLine = 16 * 1024 * 1024;

    /// The device must be open and outlive the reader.
    explicit SessionLines(QIODevice& device) : m_device(device) {}

    /// The next line; nothing at the end of the file. A blank line is an error. After an error do not go on.
    [[nodiscard]] std::optional<Read<QJsonObject>> next();
    /// The number of the line that `next` gave last, or in which it failed; the header is 1.
    [[nodiscard]] qint64 number() const { return m_number; }

private:
    [[nodiscard]] std::optional<QByteArrayView> nextText();
    [[nodiscard]] bool fetch();

    QIODevice& m_device;
    QByteArray m_buffer;
    qsizetype m_from = 0;
    qint64 m_number = 0;
    bool m_failed = false;
    bool m_tooLong = false;
};

/// An object as exports and the hash chain have it: no spaces, keys in the order of their UTF-8 bytes.
[[nodiscard]] QByteArray compactJson(const QJsonObject&);

/// "2026-01-31T18:05:09.120Z"
[[nodiscard]] QString utcText(const QDateTime&);

/// Hashes of the lines of one file, each over the one before. A field `hash` that an object already has is left out.
class HashChain {
public:
    explicit HashChain(const QJsonObject& header);
    /// The hash of the next line, in lower-case hex.
    [[nodiscard]] QByteArray next(const QJsonObject& line);

private:
    QByteArray m_previous;
};

/// What an export says about a line of the log beside the entry itself.
struct ExportedLine {
    qint64 seq = 0;
    QDateTime at;
    QJsonObject entry;
};

/// Writes an export: the header at once, then line by line.
class SessionWriter {
public:
    /// The device must be open and outlive the writer.
    SessionWriter(QIODevice& device, const SessionHeader& header);
    void write(const ExportedLine& line);
    /// Whether everything so far reached the device.
    [[nodiscard]] bool ok() const { return m_ok; }

private:
    void put(const QJsonObject& object);

    QIODevice& m_device;
    HashChain m_chain;
    bool m_ok = true;
};

/// A whole session at once; whether it reached the device.
[[nodiscard]] bool writeSession(QIODevice& device, const SessionHeader& header, const std::vector<ExportedLine>& lines);

}  // namespace basekeeper
