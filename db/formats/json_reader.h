// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

/// Typed reading of JSON from others. It never guesses: anything unexpected becomes a FormatError.
namespace basekeeper {

/// What is wrong with a line that cannot be read. Its wording is in `app`.
enum class FormatErrorKind : std::uint8_t {
    CannotRead,  ///< the device failed
    EmptyFile,   ///< without even a header
    BlankLine,
    LineTooLong,  ///< `highest`: the maximum number of bytes in a line
    NotUtf8,
    NotJson,  ///< `lowest`: the first byte of the line that is not JSON, counted from 1
    NotAnObject,
    NotASession,   ///< `found`: the format that the header names
    NewerVersion,  ///< `lowest`: the version of the file, `highest`: the newest that this program reads
    OtherFormat,   ///< `expected`: the required format, `found`: the one that the file names
    FileTooLarge,  ///< `highest`: the maximum number of bytes in a file
    UnknownGame,   ///< `found`
    UnknownAct,    ///< `found`
    UnknownAsk,    ///< `found`
    NoKindOfLine,  ///< `expected`: the fields of which one must be present
    SeveralKinds,  ///< `expected`: two fields that exclude each other
    MissingField,  ///< `field`
    WrongType,     ///< `field`, `type`
    OutOfRange,    ///< `field`, `found`, `lowest`, `highest`
    Twice,         ///< `field`, `found`: what must not be repeated
    TooDeep,       ///< `highest`: how many lists and objects may lie within each other
    KeyTwice,      ///< `field`: a key that one object has twice
    TooManyLines,  ///< `highest`: the maximum number of lines after the header
    EmptyName,     ///< `field`
    TooLong,       ///< `field`, `highest`: the maximum number of characters
    BadCharacter,  ///< `field`, `found`: such as "U+202E", which a name must not contain
    UnknownValue,  ///< `field`, `found`, `expected`
};

/// The required type of a field.
enum class JsonType : std::uint8_t { Text, WholeNumber, HalfNumber, TrueOrFalse, List, Object };

struct FormatError {
    FormatErrorKind kind = FormatErrorKind::NotJson;
    QString field = {};     ///< its path, such as "setup.seats[1].name"
    QString found = {};     ///< the value as written
    QString expected = {};  ///< the accepted words, separated by commas: "zig, destroyer"
    JsonType type = JsonType::Text;
    qint64 lowest = 0;
    qint64 highest = 0;
    friend bool operator==(const FormatError&, const FormatError&) = default;
};

template <class T>
using Read = tl::expected<T, FormatError>;

/// How many lists and objects may lie within each other.
inline constexpr int deepestJson = 64;

/// Parses one line or text as a JSON object. Refuses what is not UTF-8, not JSON (also a byte order mark) or not an
/// object, what is nested deeper than `deepestJson`, and an object with a key twice.
[[nodiscard]] Read<QJsonObject> readObject(QByteArrayView text);

// These read one value; their errors name no field.

/// A whole number within both bounds; 1.5 has the wrong type.
[[nodiscard]] Read<int> readWhole(const QJsonValue& value, int lowest, int highest);
[[nodiscard]] Read<bool> readBoolean(const QJsonValue& value);
[[nodiscard]] Read<QString> readText(const QJsonValue& value);
/// A name within the limits of text_limits.h.
[[nodiscard]] Read<QString> readName(const QJsonValue& value);
[[nodiscard]] Read<QJsonObject> readInner(const QJsonValue& value);

/// Reads a text such as "B3" or "P12": the letter, then a whole number from 1 without leading zeros, which fits an int.
[[nodiscard]] Read<int> readNumbered(const QJsonValue& value, char letter);

/// Reads a number in steps of a half, within both bounds, and returns it in halves: 12.5 is 25. 12.25 has the wrong
/// type.
[[nodiscard]] Read<int> readHalves(const QJsonValue& value, int lowest, int highest);
/// The number in the form of the file: 25 halves are 12.5, 24 are 12.
[[nodiscard]] QJsonValue writeHalves(int halves);

/// The words that the format uses for the values of an enum.
template <class T, std::size_t n>
using Words = std::array<std::pair<QLatin1StringView, T>, n>;

template <class T, std::size_t n>
[[nodiscard]] QLatin1StringView wordFor(const Words<T, n>& words, T value) {
    for (const auto& [word, meaning] : words)
        if (meaning == value) return word;
    return {};
}

template <class T, std::size_t n>
[[nodiscard]] Read<T> readWord(const QJsonValue& value, const Words<T, n>& words) {
    const auto found = readText(value);
    if (!found) return tl::unexpected(found.error());
    for (const auto& [known, meaning] : words)
        if (*found == known) return meaning;
    QStringList expected;
    for (const auto& [known, meaning] : words) expected << known;
    return tl::unexpected(FormatError{
        .kind = FormatErrorKind::UnknownValue, .found = *found, .expected = expected.join(QStringLiteral(", "))});
}

/// Makes an error of a part one of the whole: "owner" within "changes[3]" becomes "changes[3].owner".
[[nodiscard]] FormatError within(const QString& whole, FormatError part);

/// A list of items, each read by `readItem(const QJsonValue&) -> Read<T>`.
template <class ReadItem>
[[nodiscard]] auto readList(const QJsonValue& value, ReadItem readItem) {
    using Item = decltype(readItem(value));
    using List = Read<std::vector<typename Item::value_type>>;
    if (!value.isArray())
        return List(tl::unexpected(FormatError{.kind = FormatErrorKind::WrongType, .type = JsonType::List}));
    const QJsonArray items = value.toArray();
    List list;
    list->reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size(); ++i) {
        Item item = readItem(items.at(i));
        if (!item) return List(tl::unexpected(within(QStringLiteral("[%1]").arg(i), std::move(item.error()))));
        list->push_back(std::move(*item));
    }
    return list;
}

/// Reads the fields of one object and keeps the first error. A field that is wrong, and every field read after it, gets
/// a default value; `result` then returns the error instead. Fields that are not read are ignored, so that the format
/// can grow.
class Fields {
public:
    /// The object must outlive this reader.
    explicit Fields(const QJsonObject& object) : m_object(object) {}
    explicit Fields(QJsonObject&&) = delete;

    [[nodiscard]] bool has(QLatin1StringView name) const { return m_object.contains(name); }
    [[nodiscard]] bool isText(QLatin1StringView name) const { return m_object.value(name).isString(); }
    [[nodiscard]] bool isObject(QLatin1StringView name) const { return m_object.value(name).isObject(); }
    [[nodiscard]] bool isNull(QLatin1StringView name) const { return m_object.value(name).isNull(); }
    [[nodiscard]] const std::optional<FormatError>& error() const { return m_error; }
    /// The first error, or else `value`.
    template <class T>
    [[nodiscard]] Read<T> result(T value) const {
        if (m_error) return tl::unexpected(*m_error);
        return value;
    }

    /// The value that `readValue(const QJsonValue&) -> Read<T>` reads from the field.
    template <class ReadValue>
    auto field(QLatin1StringView name, ReadValue readValue) {
        using Value = decltype(readValue(QJsonValue()));
        const QJsonValue found = m_object.value(name);
        if (found.isUndefined()) fail({.kind = FormatErrorKind::MissingField, .field = name});
        if (m_error) return typename Value::value_type();
        Value value = readValue(found);
        if (value) return *std::move(value);
        failIn(name, std::move(value.error()));
        return typename Value::value_type();
    }
    /// The same for a field that may be absent.
    template <class ReadValue>
    auto optionalField(QLatin1StringView name, ReadValue readValue) {
        return has(name) ? std::optional(field(name, readValue)) : std::nullopt;
    }

    int whole(QLatin1StringView name, int lowest = 0, int highest = std::numeric_limits<int>::max()) {
        return field(name, [=](const QJsonValue& value) { return readWhole(value, lowest, highest); });
    }
    std::optional<int> optionalWhole(QLatin1StringView name, int lowest = 0,
                                     int highest = std::numeric_limits<int>::max()) {
        return has(name) ? std::optional(whole(name, lowest, highest)) : std::nullopt;
    }
    bool boolean(QLatin1StringView name) { return field(name, readBoolean); }
    std::optional<bool> optionalBoolean(QLatin1StringView name) { return optionalField(name, readBoolean); }
    QString text(QLatin1StringView name) { return field(name, readText); }
    std::optional<QString> optionalText(QLatin1StringView name) { return optionalField(name, readText); }
    /// A time that may be absent or null: then it is invalid. A time without a zone is in UTC, wherever it is read.
    QDateTime optionalTime(QLatin1StringView name);

    /// One of the words, and what it stands for.
    template <class T, std::size_t n>
    T word(QLatin1StringView name, const Words<T, n>& words) {
        return field(name, [&](const QJsonValue& value) { return readWord(value, words); });
    }
    template <class T, std::size_t n>
    T optionalWord(QLatin1StringView name, const Words<T, n>& words, T otherwise) {
        return has(name) ? word(name, words) : otherwise;
    }

    /// As `readList`.
    template <class T, class ReadItem>
    std::vector<T> items(QLatin1StringView name, ReadItem readItem) {
        return field(name, [&](const QJsonValue& value) { return readList(value, readItem); });
    }
    /// Reads an inner object by `readFields(Fields&)`; does nothing if it is absent.
    template <class ReadFields>
    void optionalObject(QLatin1StringView name, ReadFields readFields) {
        if (!has(name) || m_error) return;
        const QJsonObject inside = object(name);
        if (m_error) return;
        Fields fields(inside);
        readFields(fields);
        if (fields.error()) failIn(name, *fields.error());
    }
    QJsonObject object(QLatin1StringView name) { return field(name, readInner); }

    /// For what these words cannot say; ignored after an earlier error.
    void fail(FormatError error);
    void outOfRange(QLatin1StringView name, const QString& found, qint64 lowest, qint64 highest);
    void unknownValue(QLatin1StringView name, const QString& found, const QString& expected);
    /// An error of an object within this one.
    void failIn(QLatin1StringView name, FormatError inside) { fail(within(name, std::move(inside))); }

private:
    const QJsonObject& m_object;
    std::optional<FormatError> m_error;
};

/// An object whose fields are read by `readFields(Fields&) -> T`.
template <class ReadFields>
[[nodiscard]] auto readWith(ReadFields readFields) {
    return [=](const QJsonValue& value) {
        return readInner(value).and_then([&](const QJsonObject& inside) {
            Fields fields(inside);
            auto found = readFields(fields);
            return fields.result(std::move(found));
        });
    };
}

}  // namespace basekeeper
