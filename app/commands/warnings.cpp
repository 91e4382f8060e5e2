// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/warnings.h"

#include <QtGlobal>

namespace basekeeper {

namespace {

QStringList warnings;  // global because Qt's handler is a plain function
QtMessageHandler before = nullptr;

void collect(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    // Messages about the platform do not concern our screens; nor does what Qt 6.8 says of its own animation driver
    // where one window follows another in a process, as in tests.
    const bool ofPlatform = message.startsWith(u"QStandardPaths") || message.contains(u"propagateSizeHints") ||
                            message.startsWith(u"QUnifiedTimer");
    if (type != QtDebugMsg && type != QtInfoMsg && !ofPlatform) warnings << message;
    if (before != nullptr) before(type, context, message);
}

}  // namespace

WarningWatch::WarningWatch() {
    warnings.clear();
    before = qInstallMessageHandler(collect);
}

WarningWatch::~WarningWatch() { qInstallMessageHandler(before); }

const QStringList& WarningWatch::seen() const { return warnings; }

}  // namespace basekeeper
