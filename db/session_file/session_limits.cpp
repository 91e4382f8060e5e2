// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_limits.h"

#include "db/formats/text_limits.h"

#include <QJsonArray>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

/// Whether a field of an object holds a name; `list` is the field of the list that the object is an item of, or empty.
bool holdsName(const QString& list, const QString& field) {
    return field == "name"_L1 && (list == "seats"_L1 || list == "routes"_L1);
}

Read<void> checkText(const QString& text) {
    if (isLongerThan(text, longestText))
        return tl::unexpected(FormatError{.kind = FormatErrorKind::TooLong, .highest = longestText});
    return {};
}

Read<void> checkValue(const QJsonValue& value, const QString& list);

/// An object; `list` is the field of the list that it is an item of, or empty.
Read<void> checkObject(const QJsonObject& object, const QString& list) {
    // A route without a name is against the rules (2.1), which say so better.
    const auto mayBeEmpty = [&](const QJsonValue& value) { return list == "routes"_L1 && value.toString().isEmpty(); };
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QJsonValue value = field.value();
        const bool isName = holdsName(list, field.key()) && value.isString() && !mayBeEmpty(value);
        auto checked = isName ? readName(value).map([](const QString&) {})
                              : checkValue(value, value.isArray() ? field.key() : QString());
        if (!checked) return tl::unexpected(within(field.key(), std::move(checked.error())));
    }
    return {};
}

Read<void> checkValue(const QJsonValue& value, const QString& list) {
    if (value.isString()) return checkText(value.toString());
    if (value.isObject()) return checkObject(value.toObject(), list);
    const QJsonArray items = value.toArray();
    for (qsizetype i = 0; i < items.size(); ++i)
        if (auto checked = checkValue(items.at(i), list); !checked)
            return tl::unexpected(within(u"[%1]"_s.arg(i), std::move(checked.error())));
    return {};
}

QJsonObject shortenedObject(const QJsonObject& object, const QString& list);

QJsonValue shortenedValue(const QJsonValue& value, const QString& list) {
    if (value.isString()) return tidyText(value.toString());
    if (value.isObject()) return shortenedObject(value.toObject(), list);
    if (!value.isArray()) return value;
    QJsonArray items;
    for (const auto& item : value.toArray()) items.append(shortenedValue(item, list));
    return items;
}

QJsonObject shortenedObject(const QJsonObject& object, const QString& list) {
    QJsonObject shortened;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QJsonValue value = field.value();
        // A route that is chosen is called as on its tile.
        const bool isName = holdsName(list, field.key()) || field.key() == "route"_L1;
        if (isName && value.isString()) {
            const QString name = shownName(value.toString());
            shortened.insert(field.key(), name.isEmpty() && list == "seats"_L1 ? u"?"_s : name);
        } else {
            shortened.insert(field.key(), shortenedValue(value, value.isArray() ? field.key() : QString()));
        }
    }
    return shortened;
}

}  // namespace

QJsonObject withinLimits(const QJsonObject& line) { return checkLimits(line) ? line : shortenedObject(line, {}); }

Read<void> checkLimits(const QJsonObject& line) {
    // Only the header has a title; that of a session without one is empty.
    if (const QJsonValue title = line.value("title"_L1); title.isString() && !title.toString().isEmpty())
        if (auto checked = readName(title); !checked)
            return tl::unexpected(within(u"title"_s, std::move(checked.error())));
    return checkObject(line, {});
}

}  // namespace basekeeper
