// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace basekeeper {

/// What a database file contains, to help decide about it.
struct StoreSurvey {
    struct Newest {
        QStringList players;
        QDateTime startedAt;
    };
    qint64 bytes = 0;
    int version = 0;
    int sessions = 0;
    int unfinished = 0;
    std::optional<Newest> newest = {};  ///< the session begun or imported last
};

/// Examines and fully checks a database that is not open here; changes nothing and leaves no files beside it. May be
/// called in any thread. Refuses a file that is damaged, newer than this program, foreign, or open here or elsewhere.
[[nodiscard]] StoreResult<StoreSurvey> surveyStore(const QString& file);

/// Copies such a database, with what a killed run left beside it, to a new file, flushes it to disk and surveys it. May
/// be called in any thread.
[[nodiscard]] StoreResult<StoreSurvey> copyStore(const QString& file, const QString& to);

}  // namespace basekeeper
