// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/named_pipe.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace basekeeper {

bool isNamedPipe(const QString& path) {
    struct stat found {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0 || !S_ISFIFO(found.st_mode)) return false;
    // What is open already, such as /dev/stdin or the shell's `<(...)`, is a link to one of these.
    constexpr int mostLinks = 8;
    QString each = path;
    for (int links = 0; links < mostLinks; ++links) {
        if (each.startsWith(QStringLiteral("/dev/fd/")) || each.startsWith(QStringLiteral("/proc/"))) return false;
        const QFileInfo info(each);
        if (!info.isSymLink()) break;
        each = info.symLinkTarget();
    }
    return true;
}

}  // namespace basekeeper
