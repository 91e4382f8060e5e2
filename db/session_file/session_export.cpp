// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_export.h"

#include "db/formats/text_limits.h"
#include "db/session_file/session_limits.h"

namespace basekeeper {

namespace {

/// Shortens what an old store holds beyond the limits of files. The chain, which is of the longer texts, goes with
/// them: the file gets one of its own.
bool shorten(SessionHeader& header, std::vector<StoredEntry>& log) {
    bool isOther = false;
    const auto shortened = [&](QJsonObject& object) {
        QJsonObject within = withinLimits(object);
        isOther = isOther || within != object;
        object = std::move(within);
    };
    shortened(header.setup);
    for (StoredEntry& entry : log) shortened(entry.body);
    if (isOther)
        for (StoredEntry& entry : log) entry.hash.clear();
    const QString title = shownName(header.title);
    const QString note = tidyText(header.note);
    isOther = isOther || title != header.title || note != header.note;
    header.title = title;
    header.note = note;
    return isOther;
}

}  // namespace

bool exportSession(QIODevice& device, const SessionInfo& info, std::vector<StoredEntry> log) {
    SessionHeader header = headerOf(info);
    header.shortened = shorten(header, log);
    return writeSession(device, header, log);
}

}  // namespace basekeeper
