// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_export.h"

namespace basekeeper {

SessionHeader headerOf(const SessionInfo& info) {
    return {.game = info.game,
            .setup = info.setup,
            .id = info.id,
            .rulesVersion = info.rulesVersion,
            .startedAt = info.startedAt,
            .endedAt = info.endedAt.value_or(QDateTime()),
            .title = info.title,
            .note = info.note,
            .unverified = info.unverified};
}

bool exportSession(QIODevice& device, const SessionInfo& info, const std::vector<StoredEntry>& log) {
    SessionWriter writer(device, headerOf(info));
    for (const StoredEntry& entry : log) writer.write({entry.seq, entry.at, entry.body});
    return writer.ok();
}

}  // namespace basekeeper
