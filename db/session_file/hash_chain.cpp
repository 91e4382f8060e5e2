// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/hash_chain.h"

#include "db/formats/compact_json.h"
#include "db/session_file/session_file.h"

#include <QCryptographicHash>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

QByteArray sha256(const QByteArray& text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex(); }

/// What a title, a note or the end of a game cannot change.
QJsonObject whatNeverChanges(const QJsonObject& header) {
    QJsonObject kept;
    for (const auto field :
         {"format"_L1, "version"_L1, "game"_L1, "id"_L1, "rulesVersion"_L1, "setup"_L1, "startedAt"_L1})
        if (header.contains(field)) kept.insert(field, header.value(field));
    return kept;
}

}  // namespace

QJsonObject exportedLine(const StoredEntry& entry) {
    QJsonObject line = entry.body;
    line.insert("seq"_L1, static_cast<qint64>(entry.seq));
    line.insert("at"_L1, utcText(entry.at));
    return line;
}

HashChain HashChain::ofFile(const QJsonObject& header) {
    if (header.value("version"_L1).toInt() > 1) return HashChain(sha256(compactJson(whatNeverChanges(header))));
    QJsonObject whole = header;
    whole.remove("hash"_L1);
    return HashChain(sha256(compactJson(whole)));
}

HashChain HashChain::of(const SessionInfo& info) { return ofFile(writeHeader(headerOf(info))); }

QByteArray HashChain::next(QJsonObject line) {
    line.remove("hash"_L1);
    m_last = sha256(m_last + '\n' + compactJson(line));
    return m_last;
}

}  // namespace basekeeper
