// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/warnings.h"

#include <QtGlobal>

namespace basekeeper {

namespace {

QStringList warnings;  // global because Qt's handler is a plain function
QtMessageHandler before = nullptr;

void collect(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    // What Qt 6.8 says, now and then, of its own animation driver is of no use to anybody.
    if (message.startsWith(u"QUnifiedTimer")) return;
    // Messages about the platform do not concern our screens.
    const bool ofPlatform = message.startsWith(u"QStandardPaths") || message.contains(u"propagateSizeHints");
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
