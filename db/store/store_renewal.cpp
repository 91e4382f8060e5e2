// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_renewal.h"

#include "db/store/store_paths.h"
#include "db/store/store_replacement.h"

#include <QDir>

#include <limits>

namespace basekeeper {

StoreResult<void> renewStore(std::unique_ptr<Store>& store, const QDateTime& now) {
    const QString folder = store->folder();
    if (auto made = makeFolder(folder); !made)
        return tl::unexpected(StoreError{StoreErrorKind::NoFolder, folder, made.error().detail});
    const auto place = placeForReplacement(folder);
    if (!place) return tl::unexpected(place.error());
    const auto copied =
        store->beginCopy(*place).and_then([&] { return store->continueCopy(std::numeric_limits<int>::max()); });
    if (!copied) return tl::unexpected(copied.error());
    // Closes its write-ahead log: SQLite would replay it into any other file that it was put beside.
    store.reset();
    const auto replaced =
        flushFile(*place).and_then([&] { return replaceDatabase(folder, *place, Replacement::Restored, now); });
    if (replaced) return Store::open(folder).map([&](std::unique_ptr<Store>&& renewed) { store = std::move(renewed); });
    StoreError error = replaced.error();
    const QString saved = QDir(folder).filePath(QStringLiteral("basekeeper-saved-%1.sqlite").arg(timeForName(now)));
    if (moveFile(*place, saved)) error.path = saved;
    return tl::unexpected(error);
}

}  // namespace basekeeper
