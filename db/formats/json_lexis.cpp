// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/json_lexis.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace basekeeper {

namespace {

constexpr std::string_view escapable = R"("\/bfnrtu)";
constexpr std::string_view partsOfNumbers = "+-.0123456789Ee";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?
bool isNumber(std::string_view token) {
    std::size_t at = 0;
    const auto next = [&](char c) {
        const bool isThere = at < token.size() && token[at] == c;
        if (isThere) ++at;
        return isThere;
    };
    const auto digits = [&] {
        const std::size_t from = at;
        while (at < token.size() && isDigit(token[at])) ++at;
        return at > from;
    };
    next('-');
    if (!next('0') && !digits()) return false;
    if (next('.') && !digits()) return false;
    if (next('e') || next('E')) {
        if (!next('+')) next('-');
        if (!digits()) return false;
    }
    return at == token.size();
}

/// What a string in JSON, with its quotes, stands for.
QByteArray unescaped(QByteArrayView quoted) {
    if (!quoted.contains('\\')) return quoted.sliced(1, quoted.size() - 2).toByteArray();
    return QJsonDocument::fromJson('[' + quoted.toByteArray() + ']').array().at(0).toString().toUtf8();
}

}  // namespace

std::optional<qsizetype> badTokenAt(QByteArrayView bytes) {
    const std::string_view text(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            if (static_cast<unsigned char>(c) < 0x20) return static_cast<qsizetype>(at);
            if (c == '"') inString = false;
            if (c != '\\') continue;
            ++at;
            if (at >= text.size() || escapable.find(text[at]) == std::string_view::npos)
                return static_cast<qsizetype>(at);
        } else if (c == '"') {
            inString = true;
        } else if (isDigit(c) || c == '-' || c == '+' || c == '.') {
            const std::size_t end = std::min(text.find_first_not_of(partsOfNumbers, at), text.size());
            if (!isNumber(text.substr(at, end - at))) return static_cast<qsizetype>(at);
            at = end - 1;
        }
    }
    return {};
}

bool isDeeperThan(QByteArrayView text, int depth) {
    int open = 0;
    bool inString = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString && c == '\\') ++at;
        else if (c == '"') inString = !inString;
        else if (!inString && (c == '{' || c == '[') && ++open > depth) return true;
        else if (!inString && (c == '}' || c == ']')) --open;
    }
    return false;
}

std::optional<QString> repeatedKey(QByteArrayView text) {
    std::vector<std::set<QByteArray>> objects;  // the keys so far of each object that is open
    qsizetype keyFrom = -1;                     // the latest string, with its quotes
    qsizetype keyTo = -1;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            keyFrom = at++;
            while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
            keyTo = at + 1;
        } else if (c == '{') {
            objects.emplace_back();
        } else if (c == '}' && !objects.empty()) {
            objects.pop_back();
        } else if (c == ':' && !objects.empty() && keyFrom >= 0) {
            const QByteArray key = unescaped(text.sliced(keyFrom, std::min(keyTo, text.size()) - keyFrom));
            if (!objects.back().insert(key).second) return QString::fromUtf8(key);
        }
    }
    return {};
}

}  // namespace basekeeper
