// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>

namespace basekeeper {

/// How many entries the latest sessions had, in a file of its own. It survives a write-ahead log that was
/// deleted and a database that an older copy replaced: then a log is shorter than was noted, and somebody can be told.
///
/// It is not flushed to disk, because that would cost as much as the entry itself, and what it must survive is the loss
/// of a file. When the power fails it may be behind, which is no harm.
class NotedProgress {
public:
    explicit NotedProgress(const QString& dataFolder);

    /// By session. What cannot be read is left out.
    [[nodiscard]] std::map<QString, qint64> read() const;
    /// Does what it can: an entry that is on disk is not refused because it could not be noted here.
    void note(const QString& session, qint64 entries) const;
    /// Begins anew with these.
    void renew(const std::map<QString, qint64>& sessions) const;
    /// Called when another database takes the place of this one.
    void forget() const;

private:
    QString m_file;
};

}  // namespace basekeeper
