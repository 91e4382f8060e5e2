// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "db/formats/json_reader.h"
#include "db/session_file/amend_codec.h"
#include "db/session_file/hash_chain.h"
#include "db/store/session_info.h"
#include "db/store/stored_entry.h"

#include <QByteArray>
#include <QDateTime>
#include <QIODevice>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// The session file (SESSION-FILE.md): JSON Lines, a header and then the log. One reader and one writer serve all
/// games; each game adds its codec.
namespace basekeeper {

/// What the session file requires of a game's codec; see AllYourBaseCodec.
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

/// The question that every game answers: which kinds of act are possible now.
struct AskLegal {
    friend bool operator==(const AskLegal&, const AskLegal&) = default;
};

enum class LineKind : std::uint8_t { Act, Undo, Redo, Amend, Ask };

/// The kind of a line, by the field that is present; refused if none or several are.
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

/// Reads an entry of the log; refuses a question, which is none.
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

/// The version of the format that this program writes, and the newest that it reads.
inline constexpr int sessionFormatVersion = 2;

struct SessionHeader {
    QString game;
    QJsonObject setup;
    // In exports only:
    QString id = {};
    std::optional<int> rulesVersion = {};
    QDateTime startedAt = {};  ///< null if absent
    QDateTime endedAt = {};    ///< null while the game goes on
    QString title = {};
    QString note = {};
    bool unverified = false;          ///< was once imported with a broken hash chain, which was then made anew
    std::optional<int> entries = {};  ///< the number of log lines; empty in a file of version 1
    bool shortened = false;           ///< some texts were longer in the store than a file may hold
    friend bool operator==(const SessionHeader&, const SessionHeader&) = default;
};

/// Refuses what is not a session of Basekeeper, and a newer format. Does not check the game and the set-up.
[[nodiscard]] Read<SessionHeader> readHeader(const QJsonObject&);
[[nodiscard]] QJsonObject writeHeader(const SessionHeader&);
/// The header of a stored session, without `entries`.
[[nodiscard]] SessionHeader headerOf(const SessionInfo& info);

/// What an export adds to an entry of the log; an import does not need it.
struct LineMarks {
    std::optional<int> seq = {};
    QDateTime at = {};  ///< UTC; null if absent
    QString hash = {};  ///< empty if absent
};

[[nodiscard]] Read<LineMarks> readLineMarks(const QJsonObject&);

/// Prefixes the field of an error in the header's set-up, so that it has its full name.
[[nodiscard]] FormatError inSetup(FormatError);

/// Reads a file line by line and holds one line in memory at most. Skips a byte order mark at the very beginning. Lines
/// end with LF or CR LF; the last one need not.
class SessionLines {
public:
    /// More than any act needs; it bounds the memory that an untrusted file can take.
    static constexpr qsizetype longestLine = 16 * 1024 * 1024;

    /// The device must be open and outlive the reader.
    explicit SessionLines(QIODevice& device) : m_device(device) {}

    /// The next line; empty at the end of the file. A blank line is an error. Must not be called after an error.
    [[nodiscard]] std::optional<Read<QJsonObject>> next();
    /// The number of the line that `next` returned or failed on; the header is line 1.
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

/// Such as "2026-01-31T18:05:09.120Z".
[[nodiscard]] QString utcText(const QDateTime&);

/// Writes a whole session as an export, with the number of its lines; returns whether all of it reached the device,
/// which must be open. Entries without a hash get theirs.
[[nodiscard]] bool writeSession(QIODevice& device, SessionHeader header, const std::vector<StoredEntry>& log);

}  // namespace basekeeper
