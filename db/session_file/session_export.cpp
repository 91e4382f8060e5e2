// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_export.h"

namespace basekeeper {

bool exportSession(QIODevice& device, const SessionInfo& info, const std::vector<StoredEntry>& log) {
    return writeSession(device, headerOf(info), log);
}

}  // namespace basekeeper
