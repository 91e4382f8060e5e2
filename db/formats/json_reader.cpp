// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/json_reader.h"

#include "db/formats/json_lexis.h"
#include "db/formats/text_limits.h"

#include <QJsonDocument>
#include <QJsonParseError>
#include <QTimeZone>
#include <QUtf8StringView>

#include <algorithm>
#include <cmath>

namespace basekeeper {

namespace {

using Kind = FormatErrorKind;

FormatError wrongType(JsonType type) { return {.kind = Kind::WrongType, .type = type}; }

/// Joins "changes[3]" and "owner" to "changes[3].owner". An error about the object itself has an empty `inner`.
QString joined(const QString& outer, const QString& inner) {
    if (inner.isEmpty()) return outer;
    return inner.startsWith(u'[') ? outer + inner : outer + u'.' + inner;
}

/// The number as in the file: without ".0", and with "e+20" only if needed.
QString written(double number) { return QString::number(number, 'g', 15); }

}  // namespace

Read<QJsonObject> readObject(QByteArrayView text) {
    if (!QUtf8StringView(text.data(), text.size()).isValidUtf8())
        return tl::unexpected(FormatError{.kind = Kind::NotUtf8});
    // Qt would silently skip a byte order mark in every line.
    if (text.startsWith(byteOrderMark)) return tl::unexpected(FormatError{.kind = Kind::NotJson, .lowest = 1});
    // Before it is parsed: Qt takes what is nested very deeply for no JSON.
    if (isDeeperThan(text, deepestJson))
        return tl::unexpected(FormatError{.kind = Kind::TooDeep, .highest = deepestJson});
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), text.size()), &problem);
    if (problem.error != QJsonParseError::NoError)
        return tl::unexpected(FormatError{.kind = Kind::NotJson, .lowest = problem.offset + 1});
    if (const auto bad = badTokenAt(text))
        return tl::unexpected(FormatError{.kind = Kind::NotJson, .lowest = *bad + 1});
    // Programs differ on which of two values counts.
    if (const auto key = repeatedKey(text)) return tl::unexpected(FormatError{.kind = Kind::KeyTwice, .field = *key});
    if (!document.isObject()) return tl::unexpected(FormatError{.kind = Kind::NotAnObject});
    return document.object();
}

Read<int> readWhole(const QJsonValue& value, int lowest, int highest) {
    if (!value.isDouble()) return tl::unexpected(wrongType(JsonType::WholeNumber));
    const double number = value.toDouble();
    if (number != std::floor(number))
        return tl::unexpected(
            FormatError{.kind = Kind::WrongType, .found = written(number), .type = JsonType::WholeNumber});
    if (number < lowest || number > highest)
        return tl::unexpected(
            FormatError{.kind = Kind::OutOfRange, .found = written(number), .lowest = lowest, .highest = highest});
    return static_cast<int>(number);
}

Read<bool> readBoolean(const QJsonValue& value) {
    if (!value.isBool()) return tl::unexpected(wrongType(JsonType::TrueOrFalse));
    return value.toBool();
}

Read<QString> readText(const QJsonValue& value) {
    if (!value.isString()) return tl::unexpected(wrongType(JsonType::Text));
    return value.toString();
}

Read<QString> readName(const QJsonValue& value) {
    return readText(value).and_then([](const QString& name) -> Read<QString> {
        if (name.isEmpty()) return tl::unexpected(FormatError{.kind = Kind::EmptyName});
        if (isLongerThan(name, longestName))
            return tl::unexpected(FormatError{.kind = Kind::TooLong, .highest = longestName});
        if (const auto character = forbiddenInName(name))
            return tl::unexpected(FormatError{
                .kind = Kind::BadCharacter,
                .found = QStringLiteral("U+%1").arg(static_cast<uint>(*character), 4, 16, QLatin1Char('0')).toUpper()});
        return name;
    });
}

Read<QJsonObject> readInner(const QJsonValue& value) {
    if (!value.isObject()) return tl::unexpected(wrongType(JsonType::Object));
    return value.toObject();
}

Read<int> readNumbered(const QJsonValue& value, char letter) {
    if (!value.isString()) return tl::unexpected(wrongType(JsonType::Text));
    const QString text = value.toString();
    const QChar first = QLatin1Char(letter);
    const bool digits = text.size() > 1 && text.front() == first && text[1] != u'0' &&
                        std::all_of(text.begin() + 1, text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool fits = false;
    const int number = QStringView(text).mid(1).toInt(&fits);
    if (digits && fits) return number;
    if (digits || text == first + QStringLiteral("0"))
        return tl::unexpected(FormatError{
            .kind = Kind::OutOfRange, .found = text, .lowest = 1, .highest = std::numeric_limits<int>::max()});
    return tl::unexpected(FormatError{.kind = Kind::UnknownValue,
                                      .found = text,
                                      .expected = first + QStringLiteral("1, ") + first + QStringLiteral("2, ...")});
}

Read<int> readHalves(const QJsonValue& value, int lowest, int highest) {
    if (!value.isDouble()) return tl::unexpected(wrongType(JsonType::HalfNumber));
    const double number = value.toDouble();
    if (2 * number != std::floor(2 * number))
        return tl::unexpected(
            FormatError{.kind = Kind::WrongType, .found = written(number), .type = JsonType::HalfNumber});
    if (number < lowest || number > highest)
        return tl::unexpected(
            FormatError{.kind = Kind::OutOfRange, .found = written(number), .lowest = lowest, .highest = highest});
    return static_cast<int>(2 * number);
}

QJsonValue writeHalves(int halves) { return halves % 2 == 0 ? QJsonValue(halves / 2) : QJsonValue(halves / 2.0); }

FormatError within(const QString& whole, FormatError part) {
    part.field = joined(whole, part.field);
    return part;
}

QDateTime Fields::optionalTime(QLatin1StringView name) {
    if (!has(name) || isNull(name)) return {};
    const QString found = text(name);
    QDateTime time = QDateTime::fromString(found, Qt::ISODateWithMs);
    if (time.timeSpec() == Qt::LocalTime) time = QDateTime(time.date(), time.time(), QTimeZone::utc());
    time = time.toUTC();
    constexpr int lastYear = 9999;
    if (!time.isValid() || time.date().year() < 1 || time.date().year() > lastYear)
        unknownValue(name, found, QStringLiteral("2026-01-31T18:05:09.120Z"));
    return time;
}

void Fields::fail(FormatError error) {
    if (!m_error) m_error = std::move(error);
}

void Fields::outOfRange(QLatin1StringView name, const QString& found, qint64 lowest, qint64 highest) {
    fail({.kind = Kind::OutOfRange, .field = name, .found = found, .lowest = lowest, .highest = highest});
}

void Fields::unknownValue(QLatin1StringView name, const QString& found, const QString& expected) {
    fail({.kind = Kind::UnknownValue, .field = name, .found = found, .expected = expected});
}

}  // namespace basekeeper
