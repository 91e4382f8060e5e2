// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console.h"

#include "app/transfer/file_fault_text.h"
#include "db/formats/compact_json.h"

#include <unistd.h>

namespace basekeeper {

namespace {

constexpr auto writing = QIODevice::WriteOnly | QIODevice::Unbuffered;

}  // namespace

Console::Console() : m_open(m_out.open(STDOUT_FILENO, writing) && m_err.open(STDERR_FILENO, writing)) {}

tl::expected<void, QString> openInput(QFile& in, const QString& file, const Translator& say) {
    in.setFileName(file);
    if (file != u"-") return openSessionFile(in, say);
    if (in.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered)) return {};
    return tl::unexpected(
        say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "%1 cannot be opened: %2")).arg(file, in.errorString()));
}

bool writeJsonLine(QIODevice& out, const QJsonObject& object) {
    const QByteArray line = compactJson(object) + '\n';
    return out.write(line) == line.size();
}

void printError(QIODevice& err, const QString& text) {
    err.write((QStringLiteral("basekeeper: ") + text + u'\n').toUtf8());
}

}  // namespace basekeeper
