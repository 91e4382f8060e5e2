// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_export.h"

namespace basekeeper {

bool exportSession(QIODevice& device, const SessionInfo& info, const std::vector<StoredEntry>& log) {
    std::vector<ExportedLine> lines;
    lines.reserve(log.size());
    for (const StoredEntry& entry : log) lines.push_back({entry.seq, entry.at, entry.body, entry.hash});
    return writeSession(device, headerOf(info), lines);
}

}  // namespace basekeeper
