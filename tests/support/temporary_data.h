// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace basekeeper::test {

/// A data folder on a real disk that goes when the test does.
class TemporaryData {
public:
    TemporaryData() { EXPECT_TRUE(m_folder.isValid()) << m_folder.errorString().toStdString(); }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString database() const { return path(QStringLiteral("basekeeper.sqlite")); }

    /// Every file of the folder with its contents: what is the same before and after was not touched.
    [[nodiscard]] std::map<std::string, QByteArray> contents() const {
        std::map<std::string, QByteArray> files;
        for (const QString& name : QDir(folder()).entryList(QDir::Files | QDir::Hidden | QDir::System))
            files[name.toStdString()] = read(path(name));
        return files;
    }

    [[nodiscard]] static QByteArray read(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }

    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate)) << path.toStdString();
        EXPECT_EQ(file.write(bytes), bytes.size());
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace basekeeper::test
