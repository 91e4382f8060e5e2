// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/named_pipe.h"

#include <QFile>

#include <sys/stat.h>

namespace basekeeper {

bool isNamedPipe(const QString& path) {
    struct stat found {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 && S_ISFIFO(found.st_mode) &&
           !path.startsWith(QStringLiteral("/dev/fd/")) && !path.startsWith(QStringLiteral("/proc/"));
}

}  // namespace basekeeper
