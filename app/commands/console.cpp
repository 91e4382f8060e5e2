// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console.h"

#include "db/formats/compact_json.h"

#include <unistd.h>

namespace basekeeper {

namespace {

constexpr auto writing = QIODevice::WriteOnly | QIODevice::Unbuffered;

}  // namespace

Console::Console() : m_open(m_out.open(STDOUT_FILENO, writing) && m_err.open(STDERR_FILENO, writing)) {}

bool writeJsonLine(QIODevice& out, const QJsonObject& object) {
    const QByteArray line = compactJson(object) + '\n';
    return out.write(line) == line.size();
}

void printError(QIODevice& err, const QString& text) {
    err.write((QStringLiteral("basekeeper: ") + text + u'\n').toUtf8());
}

}  // namespace basekeeper
