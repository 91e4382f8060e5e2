// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temporary_data.h"

#include <QtGlobal>

namespace basekeeper::test {

/// As long as it lives, the account has an empty home, without even the folders that a desktop makes.
class EmptyHome {
public:
    EmptyHome() {
        qputenv("HOME", m_data.folder().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_data.path(QStringLiteral(".config")).toLocal8Bit());
    }
    ~EmptyHome() {
        qputenv("HOME", m_home);
        m_hadConfig ? qputenv("XDG_CONFIG_HOME", m_config) : qunsetenv("XDG_CONFIG_HOME");
    }
    EmptyHome(const EmptyHome&) = delete;
    EmptyHome& operator=(const EmptyHome&) = delete;

    [[nodiscard]] QString folder() const { return m_data.folder(); }
    [[nodiscard]] QString path(const QString& name) const { return m_data.path(name); }
    /// A file in the Documents, which are made for it.
    QString document(const QString& name, const QByteArray& bytes) const {
        QDir(folder()).mkpath(QStringLiteral("Documents"));
        TemporaryData::write(path(QStringLiteral("Documents/") + name), bytes);
        return path(QStringLiteral("Documents/") + name);
    }
    /// What lies in the Documents.
    [[nodiscard]] QStringList documents() const {
        return QDir(path(QStringLiteral("Documents"))).entryList(QDir::Files, QDir::Name);
    }

private:
    TemporaryData m_data;
    QByteArray m_home = qgetenv("HOME");
    bool m_hadConfig = qEnvironmentVariableIsSet("XDG_CONFIG_HOME");
    QByteArray m_config = qgetenv("XDG_CONFIG_HOME");
};

}  // namespace basekeeper::test
