// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace basekeeper {

/// The settings of this device as texts by name, in `settings.ini` of the data folder.
///
/// It reads and writes the form of `QSettings`, which itself does not do: it takes a file that cannot be read for an
/// empty one and writes that over it, it does not notice that the new file could not be written, and it unpacks
/// whatever a file says is packed. Here every value is only a text, and a failure is told.
class SettingsFile {
public:
    using Values = std::map<QString, QString>;

    explicit SettingsFile(const QString& dataFolder);

    /// Why there was nothing to read, if it could not be.
    [[nodiscard]] const std::optional<StoreError>& unread() const { return m_unread; }

    [[nodiscard]] QString text(const QString& name, const QString& otherwise = {}) const;
    [[nodiscard]] bool flag(const QString& name, bool otherwise) const;
    [[nodiscard]] int number(const QString& name, int otherwise) const;

    /// Changes settings for this run, and saves them with all that is in the file. If that fails, the file is as it
    /// was, and the next change saves these as well.
    StoreResult<void> change(const Values& changes);

private:
    QString m_path;
    Values m_values;
    Values m_unsaved;
    std::optional<StoreError> m_unread;
};

}  // namespace basekeeper
