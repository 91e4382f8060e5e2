// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include <gtest/gtest.h>

namespace basekeeper::test {

inline constexpr int longEnough = 60'000;
/// The child's exit status where the system does not let it do its task.
inline constexpr int cannot = 77;

/// `store_child` at work in another process.
class Child {
public:
    Child(const char* task, const QString& folder, const QStringList& more = {}) {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(BASEKEEPER_STORE_CHILD), QStringList{QLatin1String(task), folder} + more);
        EXPECT_TRUE(m_process.waitForStarted(longEnough));
    }
    ~Child() { kill(); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// The next line; empty when there is none any more.
    QByteArray line() {
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(longEnough)) break;
        return m_process.readLine().trimmed();
    }
    QByteArrayList linesToTheEnd() {
        m_process.closeWriteChannel();
        EXPECT_TRUE(m_process.state() == QProcess::NotRunning || m_process.waitForFinished(longEnough));
        QByteArrayList lines = m_process.readAll().split('\n');
        lines.removeAll(QByteArray());
        return lines;
    }
    int exitCode() const { return m_process.exitCode(); }
    /// SIGKILL, and back only when the process is gone.
    void kill() {
        m_process.kill();
        m_process.waitForFinished(longEnough);
    }

private:
    QProcess m_process;
};

}  // namespace basekeeper::test
