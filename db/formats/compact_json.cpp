// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/compact_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace basekeeper {

namespace {

/// Qt sorts keys by UTF-16 units. That differs from the order of UTF-8 bytes only beyond the basic plane.
bool sortedOtherwise(const QString& key) {
    return std::ranges::any_of(key, [](QChar c) { return c.unicode() >= 0xD800; });
}

bool sortedOtherwise(const QJsonValue& value) {
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return std::any_of(list.begin(), list.end(),
                           [](const auto& item) { return sortedOtherwise(QJsonValue(item)); });
    }
    if (!value.isObject()) return false;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        if (sortedOtherwise(it.key()) || sortedOtherwise(QJsonValue(it.value()))) return true;
    return false;
}

QByteArray compactSorted(const QJsonValue& value) {
    QByteArray out;
    if (value.isArray()) {
        for (const auto& item : value.toArray()) out += (out.isEmpty() ? "[" : ",") + compactSorted(item);
        return out.isEmpty() ? "[]" : out + ']';
    }
    if (!value.isObject()) {
        const QByteArray inList = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return inList.mid(1, inList.size() - 2);
    }
    const QJsonObject object = value.toObject();
    QStringList keys = object.keys();
    std::ranges::sort(keys, {}, [](const QString& key) { return key.toUtf8(); });
    for (const QString& key : keys)
        out += (out.isEmpty() ? "{" : ",") + compactSorted(key) + ':' + compactSorted(object.value(key));
    return out.isEmpty() ? "{}" : out + '}';
}

}  // namespace

QByteArray compactJson(const QJsonObject& object) {
    return sortedOtherwise(QJsonValue(object)) ? compactSorted(object)
                                               : QJsonDocument(object).toJson(QJsonDocument::Compact);
}

}  // namespace basekeeper
