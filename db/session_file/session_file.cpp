// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_file.h"

#include "db/formats/compact_json.h"
#include "db/formats/json_lexis.h"
#include "db/session_file/session_limits.h"

#include <array>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

using Kind = FormatErrorKind;

constexpr auto formatName = "basekeeper-session"_L1;
constexpr qsizetype chunk = 64 * 1024;

struct KindField {
    QLatin1StringView field;
    LineKind kind;
};
constexpr std::array<KindField, 5> kindFields{{{"act"_L1, LineKind::Act},
                                               {"undo"_L1, LineKind::Undo},
                                               {"redo"_L1, LineKind::Redo},
                                               {"amend"_L1, LineKind::Amend},
                                               {"ask"_L1, LineKind::Ask}}};

QString optionalText(Fields& in, QLatin1StringView name) {
    return in.isNull(name) ? QString() : in.optionalText(name).value_or(QString());
}

}  // namespace

Read<LineKind> lineKind(const QJsonObject& object) {
    const KindField* found = nullptr;
    for (const KindField& candidate : kindFields) {
        if (!object.contains(candidate.field)) continue;
        if (found != nullptr)
            return tl::unexpected(
                FormatError{.kind = Kind::SeveralKinds, .expected = found->field + u", "_s + candidate.field});
        found = &candidate;
    }
    if (found == nullptr)
        return tl::unexpected(
            FormatError{.kind = Kind::NoKindOfLine, .field = u"act"_s, .expected = u"act, undo, redo, amend, ask"_s});
    return found->kind;
}

Read<Undo> readUndo(const QJsonObject& object) {
    Fields in(object);
    const Undo undo{in.whole("undo"_L1, 1)};
    return in.result(undo);
}

Read<Redo> readRedo(const QJsonObject& object) {
    Fields in(object);
    const Redo redo{in.whole("redo"_L1, 1)};
    return in.result(redo);
}

bool asksLegal(const QJsonObject& object) { return object.value("ask"_L1).toString() == "legal"_L1; }

Read<SessionHeader> readHeader(const QJsonObject& object) {
    Fields in(object);
    const QString format = in.text("format"_L1);
    if (format != formatName)
        in.fail({.kind = Kind::NotASession, .field = u"format"_s, .found = format, .expected = formatName});
    const int version = in.whole("version"_L1, 1);
    if (version > sessionFormatVersion)
        in.fail(
            {.kind = Kind::NewerVersion, .field = u"version"_s, .lowest = version, .highest = sessionFormatVersion});
    SessionHeader header{.game = in.text("game"_L1), .setup = in.object("setup"_L1)};
    header.id = optionalText(in, "id"_L1);
    // Nothing depends on this field, so other programs may write anything into it.
    if (const int rules = object.value("rulesVersion"_L1).toInt(); rules > 0) header.rulesVersion = rules;
    header.startedAt = in.optionalTime("startedAt"_L1);
    header.endedAt = in.optionalTime("endedAt"_L1);
    header.title = optionalText(in, "title"_L1);
    header.note = optionalText(in, "note"_L1);
    header.unverified = in.optionalBoolean("unverified"_L1).value_or(false);
    if (version > 1) header.entries = in.optionalWhole("entries"_L1, 0);
    header.shortened = in.optionalBoolean("shortened"_L1).value_or(false);
    return in.result(std::move(header));
}

QJsonObject writeHeader(const SessionHeader& header) {
    QJsonObject out{{"format"_L1, formatName},
                    {"version"_L1, sessionFormatVersion},
                    {"game"_L1, header.game},
                    {"setup"_L1, header.setup},
                    {"id"_L1, header.id},
                    {"startedAt"_L1, utcText(header.startedAt)},
                    {"endedAt"_L1, header.endedAt.isValid() ? QJsonValue(utcText(header.endedAt)) : QJsonValue()},
                    {"title"_L1, header.title}};
    if (header.rulesVersion) out.insert("rulesVersion"_L1, *header.rulesVersion);
    if (!header.note.isEmpty()) out.insert("note"_L1, header.note);
    if (header.unverified) out.insert("unverified"_L1, true);
    if (header.entries) out.insert("entries"_L1, *header.entries);
    if (header.shortened) out.insert("shortened"_L1, true);
    return out;
}

Read<LineMarks> readLineMarks(const QJsonObject& object) {
    Fields in(object);
    LineMarks marks;
    marks.seq = in.optionalWhole("seq"_L1, 1);
    marks.at = in.optionalTime("at"_L1);
    marks.hash = optionalText(in, "hash"_L1);
    return in.result(std::move(marks));
}

FormatError inSetup(FormatError error) {
    error.field = u"setup."_s + error.field;
    return error;
}

std::optional<Read<QJsonObject>> SessionLines::next() {
    std::optional<QByteArrayView> text = nextText();
    const auto error = [](Kind kind) {
        return Read<QJsonObject>(tl::unexpected(FormatError{.kind = kind, .highest = longestLine}));
    };
    if (m_failed) return error(Kind::CannotRead);
    if (m_tooLong) return error(Kind::LineTooLong);
    if (!text) {
        if (m_number > 0) return {};
        m_number = 1;
        return error(Kind::EmptyFile);
    }
    ++m_number;
    if (m_number == 1 && text->startsWith(byteOrderMark)) *text = text->sliced(3);
    if (text->trimmed().isEmpty()) return error(Kind::BlankLine);
    if (m_number > 1 + mostLogLines)
        return tl::unexpected(FormatError{.kind = Kind::TooManyLines, .highest = mostLogLines});
    return readObject(*text).and_then([](QJsonObject&& object) -> Read<QJsonObject> {
        if (auto within = checkLimits(object); !within) return tl::unexpected(std::move(within.error()));
        return std::move(object);
    });
}

std::optional<QByteArrayView> SessionLines::nextText() {
    qsizetype searched = m_from;
    for (;;) {
        const qsizetype newline = m_buffer.indexOf('\n', searched);
        const qsizetype end = newline >= 0 ? newline : m_buffer.size();
        if (end - m_from > longestLine) {
            m_tooLong = true;
            ++m_number;
            return {};
        }
        if (newline >= 0) {
            const QByteArrayView line = QByteArrayView(m_buffer).sliced(m_from, newline - m_from);
            m_from = newline + 1;
            return line;
        }
        searched = m_buffer.size() - m_from;
        if (!fetch()) break;
    }
    if (m_failed) {
        ++m_number;
        return {};
    }
    if (m_buffer.size() == m_from) return {};
    const QByteArrayView last = QByteArrayView(m_buffer).sliced(m_from);
    m_from = m_buffer.size();
    return last;
}

/// Drops the lines that were returned and reads on; returns whether there was more.
bool SessionLines::fetch() {
    m_buffer.remove(0, m_from);
    m_from = 0;
    const qsizetype had = m_buffer.size();
    m_buffer.resize(had + chunk);
    const qint64 got = m_device.read(m_buffer.data() + had, chunk);
    m_buffer.resize(had + std::max<qint64>(got, 0));
    m_failed = got < 0;
    return got > 0;
}

QString utcText(const QDateTime& time) { return time.toUTC().toString(Qt::ISODateWithMs); }

SessionHeader headerOf(const SessionInfo& info) {
    return {.game = info.game,
            .setup = info.setup,
            .id = info.id,
            .rulesVersion = info.rulesVersion,
            .startedAt = info.startedAt,
            .endedAt = info.endedAt.value_or(QDateTime()),
            .title = info.title,
            .note = info.note,
            .unverified = info.unverified};
}

bool writeSession(QIODevice& device, SessionHeader header, const std::vector<StoredEntry>& log) {
    header.entries = static_cast<int>(log.size());
    const auto put = [&](const QJsonObject& object) {
        const QByteArray text = compactJson(object) + '\n';
        return device.write(text) == text.size();
    };
    const QJsonObject first = writeHeader(header);
    HashChain chain = HashChain::ofFile(first);
    bool done = put(first);
    for (const StoredEntry& entry : log) {
        if (entry.hash.isEmpty()) static_cast<void>(chain.next(entry));
        else chain = HashChain(entry.hash);
        QJsonObject line = exportedLine(entry);
        line.insert("hash"_L1, QString::fromLatin1(chain.last()));
        done = done && put(line);
    }
    return done;
}

}  // namespace basekeeper
