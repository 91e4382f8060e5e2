// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/warnings.h"

#include <QtGlobal>
#include <gtest/gtest.h>

namespace basekeeper {
namespace {

QStringList passedOn;  // global because Qt's handler is a plain function

class Warnings : public testing::Test {
protected:
    Warnings()
        : m_before(qInstallMessageHandler(
              [](QtMsgType, const QMessageLogContext&, const QString& message) { passedOn << message; })) {
        passedOn.clear();
    }
    ~Warnings() override { qInstallMessageHandler(m_before); }

private:
    QtMessageHandler m_before;
};

TEST_F(Warnings, AreCollectedAndPassedOn) {
    const WarningWatch watch;
    qWarning("file.qml: nothing there");
    qInfo("a word");
    EXPECT_EQ(watch.seen(), QStringList{"file.qml: nothing there"});
    EXPECT_EQ(passedOn, (QStringList{"file.qml: nothing there", "a word"}));
}

TEST_F(Warnings, OfThePlatformDoNotCount) {
    const WarningWatch watch;
    qWarning("QStandardPaths: wrong permissions");
    EXPECT_TRUE(watch.seen().isEmpty());
    EXPECT_EQ(passedOn.size(), 1);
}

TEST_F(Warnings, OfQtsAnimationDriverAreSaidToNobody) {
    const WarningWatch watch;
    qWarning("QUnifiedTimer::stopAnimationDriver: driver is not running");
    EXPECT_TRUE(watch.seen().isEmpty());
    EXPECT_TRUE(passedOn.isEmpty());
}

}  // namespace
}  // namespace basekeeper
