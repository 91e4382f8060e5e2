// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace basekeeper {

/// What is in a database file, for somebody who is to decide about it.
struct StoreSurvey {
    struct Newest {
        QStringList players;
        QDateTime startedAt;
    };
    qint64 bytes = 0;
    int version = 0;
    int sessions = 0;
    int unfinished = 0;
    std::optional<Newest> newest = {};  ///< the session that was begun or taken in last
};

/// Looks into a database that is not open here and checks all of it; changes nothing, and leaves nothing beside it. May
/// be called in any thread. Refuses what is damaged, newer than this program, foreign, or open here or elsewhere.
[[nodiscard]] StoreResult<StoreSurvey> surveyStore(const QString& file);

/// Copies such a database, with what a killed run left beside it, into a file that is not there yet, and surveys the
/// copy. The file is flushed to the disk. In any thread.
[[nodiscard]] StoreResult<StoreSurvey> copyStore(const QString& file, const QString& to);

}  // namespace basekeeper
