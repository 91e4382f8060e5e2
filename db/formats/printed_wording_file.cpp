// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/printed_wording_file.h"

#include "db/formats/csv.h"
#include "db/formats/known_languages.h"
#include "db/formats/named_pipe.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace basekeeper {

namespace {

using Fault = WordingFileErrorKind;

/// By its code, or as people who write a file by hand call it; case is ignored.
std::optional<QString> languageNamed(const QString& text) {
    QString wanted = text.trimmed().toLower().normalized(QString::NormalizationForm_C);
    // The region does not matter for choosing among the languages.
    if (const qsizetype region = wanted.indexOf(u'-'); region == 2) wanted.truncate(region);
    for (const KnownLanguage& language : knownLanguages)
        if (wanted == QStringView(language.code) || QStringView(language.aliases).split(u' ').contains(wanted))
            return QStringView(language.code).toString();
    return {};
}

std::optional<int> cardNumbered(const QString& text, int cards) {
    const QString digits = text.trimmed();
    if (digits.isEmpty() || digits.size() > 3 ||
        !std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; }))
        return {};
    const int card = digits.toInt();
    if (card < 1 || card > cards) return {};
    return card;
}

struct Columns {
    qsizetype card = -1;
    qsizetype language = -1;
    qsizetype text = -1;
};

tl::unexpected<WordingFileError> fault(Fault kind, qint64 line, const QString& found = {}) {
    // The value is shown on screen, where its beginning is enough.
    constexpr qsizetype glance = 40;
    return tl::unexpected(WordingFileError{kind, line, found.size() > glance ? found.first(glance) + u'…' : found});
}

tl::expected<Columns, WordingFileError> columnsOf(const CsvRecord& header) {
    Columns columns;
    const std::array wanted{std::pair{QStringLiteral("card"), &columns.card},
                            std::pair{QStringLiteral("language"), &columns.language},
                            std::pair{QStringLiteral("text"), &columns.text}};
    for (qsizetype i = 0; i < header.fields.size(); ++i)
        for (const auto& [name, place] : wanted) {
            if (header.fields[i].trimmed().compare(name, Qt::CaseInsensitive) != 0) continue;
            if (*place >= 0) return fault(Fault::RepeatedColumn, header.line, name);
            *place = i;
        }
    for (const auto& [name, place] : wanted)
        if (*place < 0) return fault(Fault::MissingColumn, header.line, name);
    return columns;
}

tl::expected<PrintedWording, WordingFileError> wordingIn(const CsvRecord& record, const Columns& columns,
                                                         const WordingFileRules& rules) {
    const auto card = cardNumbered(record.fields[columns.card], rules.cards);
    if (!card) return fault(Fault::BadCard, record.line, record.fields[columns.card].trimmed());
    const auto language = languageNamed(record.fields[columns.language]);
    if (!language) return fault(Fault::UnknownLanguage, record.line, record.fields[columns.language].trimmed());
    PrintedWording wording{*card, *language, tidyWording(record.fields[columns.text])};
    if (wording.text.isEmpty()) return fault(Fault::EmptyText, record.line);
    if (isLongerThan(wording.text, longestWording))
        return fault(Fault::TooLong, record.line, QString::number(countCharacters(wording.text)));
    return wording;
}

WordingFileError errorOf(const CsvError& error) {
    switch (error.kind) {
        case CsvErrorKind::NotUtf8: return {Fault::NotUtf8, error.line, {}};
        case CsvErrorKind::UnclosedQuote: return {Fault::UnclosedQuote, error.line, {}};
        case CsvErrorKind::StrayQuote: return {Fault::StrayQuote, error.line, {}};
    }
    return {};
}

}  // namespace

tl::expected<std::vector<PrintedWording>, WordingFileError> parseWording(const QByteArray& bytes,
                                                                         const WordingFileRules& rules) {
    if (bytes.size() > largestWordingFile) return fault(Fault::TooLarge, 0);
    const auto records = readCsv(bytes);
    if (!records) return tl::unexpected(errorOf(records.error()));
    if (records->empty()) return fault(Fault::Empty, 0);
    const auto columns = columnsOf(records->front());
    if (!columns) return tl::unexpected(columns.error());
    std::vector<PrintedWording> texts;
    std::set<std::pair<int, QString>> named;
    for (std::size_t i = 1; i < records->size(); ++i) {
        const CsvRecord& record = (*records)[i];
        if (record.fields.size() != records->front().fields.size())
            return fault(Fault::WrongFieldCount, record.line, QString::number(record.fields.size()));
        auto wording = wordingIn(record, *columns, rules);
        if (!wording) return tl::unexpected(wording.error());
        if (!named.emplace(wording->card, wording->language).second)
            return fault(Fault::Duplicate, record.line,
                         QStringLiteral("%1, %2").arg(wording->card).arg(wording->language));
        texts.push_back(*std::move(wording));
    }
    if (texts.empty()) return fault(Fault::Empty, 0);
    return texts;
}

tl::expected<std::vector<PrintedWording>, WordingFileError> readWordingFile(const QString& path,
                                                                            const WordingFileRules& rules) {
    QFile file(path);
    if (path.isEmpty() || isNamedPipe(path) || !file.open(QIODevice::ReadOnly)) return fault(Fault::Unreadable, 0);
    // One byte more than allowed: a device or a growing file does not tell its size.
    const QByteArray bytes = file.read(largestWordingFile + 1);
    if (file.error() != QFileDevice::NoError) return fault(Fault::Unreadable, 0);
    return parseWording(bytes, rules);
}

QByteArray writeWording(const std::vector<PrintedWording>& texts) {
    std::vector<QStringList> records{{QStringLiteral("card"), QStringLiteral("language"), QStringLiteral("text")}};
    for (const PrintedWording& wording : texts)
        records.push_back({QString::number(wording.card), wording.language, wording.text});
    return writeCsv(records);
}

}  // namespace basekeeper
