// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace basekeeper {

/// A database with its write-ahead log in a temporary folder, which goes with this object.
class TemporaryCopy {
public:
    /// Empty if there is no room, or the database cannot be read.
    [[nodiscard]] static std::optional<TemporaryCopy> of(const QString& database);
    /// The same without the log.
    [[nodiscard]] static std::optional<TemporaryCopy> withoutLog(const QString& database);
    /// Of the copied database.
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
    QString m_path;
};

}  // namespace basekeeper
