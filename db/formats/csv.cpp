// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/csv.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <optional>
#include <utility>

namespace basekeeper {

namespace {

bool isUtf8(const QByteArray& bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    return !decoder.hasError();
}

/// In UTF-8 no multi-byte character contains a line feed, so every line can be checked by itself.
std::optional<qint64> firstLineThatIsNoText(const QByteArray& bytes) {
    if (isUtf8(bytes)) return {};
    const QList<QByteArray> lines = bytes.split('\n');
    const auto found = std::ranges::find_if_not(lines, isUtf8);
    return found - lines.begin() + 1;
}

/// Excel writes semicolons where the comma is the decimal separator. The first line decides.
QChar separatorOf(const QString& text) {
    bool quoted = false;
    QString outside;
    for (const QChar c : text) {
        if (c == u'"') quoted = !quoted;
        else if (quoted) continue;
        else if (c != u'\n' && c != u'\r') outside += c;
        else if (!outside.isEmpty()) break;
    }
    for (const QChar separator : {u',', u';', u'\t'})
        if (outside.contains(separator)) return separator;
    return u',';
}

class Reader {
public:
    explicit Reader(QString text) : m_text(std::move(text)), m_separator(separatorOf(m_text)) {}

    tl::expected<std::vector<CsvRecord>, CsvError> read() {
        std::vector<CsvRecord> records;
        while (!atEnd()) {
            CsvRecord record{m_line, {}};
            do {
                auto field = peek() == u'"' ? readQuoted() : readPlain();
                if (!field) return tl::unexpected(field.error());
                record.fields << *std::move(field);
            } while (skip(m_separator));
            const bool empty =
                record.fields.size() == 1 && record.fields.front().isEmpty() && m_line == record.line && !m_sawQuotes;
            m_sawQuotes = false;
            skipLineEnd();
            if (!empty) records.push_back(std::move(record));
        }
        return records;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    /// The next character; a null character at the end.
    [[nodiscard]] QChar peek() const { return atEnd() ? QChar() : m_text[m_at]; }
    [[nodiscard]] bool atFieldEnd() const {
        return atEnd() || peek() == m_separator || peek() == u'\n' || peek() == u'\r';
    }

    bool skip(QChar wanted) {
        if (atEnd() || peek() != wanted) return false;
        ++m_at;
        return true;
    }
    bool skipLineEnd() {
        const bool carriageReturn = skip(u'\r');
        const bool lineFeed = skip(u'\n');
        if (carriageReturn || lineFeed) ++m_line;
        return carriageReturn || lineFeed;
    }

    tl::expected<QString, CsvError> readPlain() {
        const qsizetype begin = m_at;
        while (!atFieldEnd()) {
            if (peek() == u'"') return tl::unexpected(CsvError{CsvErrorKind::StrayQuote, m_line});
            ++m_at;
        }
        return m_text.mid(begin, m_at - begin);
    }

    tl::expected<QString, CsvError> readQuoted() {
        const qint64 begun = m_line;
        m_sawQuotes = true;
        QString field;
        skip(u'"');
        for (;;) {
            const qsizetype begin = m_at;
            if (atEnd()) return tl::unexpected(CsvError{CsvErrorKind::UnclosedQuote, begun});
            if (skip(u'"')) {
                if (!skip(u'"')) break;
                field += u'"';
            } else if (skipLineEnd()) {
                field += QStringView(m_text).mid(begin, m_at - begin);
            } else {
                field += m_text[m_at++];
            }
        }
        if (!atFieldEnd()) return tl::unexpected(CsvError{CsvErrorKind::StrayQuote, m_line});
        return field;
    }

    QString m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    qint64 m_line = 1;
    bool m_sawQuotes = false;  ///< in the current record: "" is a field, but nothing at all is an empty line
};

/// Whether a spreadsheet would run this field, or does not because of an apostrophe that `disarmed` put before it.
bool looksLikeFormula(const QString& field) {
    static const QRegularExpression formula(QStringLiteral("^'*[=+\\-@\\t\\r]"));
    return field.contains(formula);
}

bool isNumber(const QString& field) {
    static const QRegularExpression number(QStringLiteral("^[+-]?\\d+(\\.\\d+)?$"));
    return field.contains(number);
}

QString disarmed(const QString& field) { return looksLikeFormula(field) && !isNumber(field) ? u'\'' + field : field; }

QString armed(const QString& field) {
    return field.startsWith(u'\'') && looksLikeFormula(field) ? field.mid(1) : field;
}

QString quoted(const QString& field) {
    QString doubled = field;
    return u'"' + doubled.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

bool needsQuotes(const QString& field) {
    // The other separators need quotes too: a first line without a comma must not be mistaken for one that they
    // separate. So does a byte order mark, which a reader would drop at the beginning of a file.
    return field.isEmpty() || field.startsWith(QChar::ByteOrderMark) ||
           std::ranges::any_of(field, [](QChar c) { return QStringView(u"\",;\t\n\r").contains(c); });
}

}  // namespace

tl::expected<std::vector<CsvRecord>, CsvError> readCsv(const QByteArray& bytes) {
    const QByteArray mark("\xef\xbb\xbf", 3);
    const QByteArray text = bytes.startsWith(mark) ? bytes.mid(mark.size()) : bytes;
    if (const auto line = firstLineThatIsNoText(text)) return tl::unexpected(CsvError{CsvErrorKind::NotUtf8, *line});
    auto records = Reader(QString::fromUtf8(text)).read();
    if (records)
        for (CsvRecord& record : *records) std::ranges::transform(record.fields, record.fields.begin(), armed);
    return records;
}

QByteArray writeCsv(const std::vector<QStringList>& records) {
    QByteArray bytes;
    for (const QStringList& record : records) {
        QStringList fields;
        for (const QString& field : record) {
            const QString safe = disarmed(field);
            fields << (needsQuotes(safe) ? quoted(safe) : safe);
        }
        bytes += fields.join(u',').toUtf8() + "\r\n";
    }
    return bytes;
}

}  // namespace basekeeper
