// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/read_session.h"

#include "db/all_your_base_codec.h"
#include "db/session_file.h"

#include <utility>

namespace basekeeper {

StoreResult<ReadSession> readSession(Store& store, const SessionInfo& info) {
    const auto failed = [&](StoreErrorKind kind, const QString& detail) { return tl::unexpected(StoreError{kind, store.path(), detail}); };
    auto setup = AllYourBaseCodec::readSetup(info.setup);
    if (!setup) return failed(StoreErrorKind::Damaged, QStringLiteral("setup of session %1").arg(info.id));
    auto entries = store.entries(info.id);
    if (!entries) return tl::unexpected(std::move(entries.error()));
    ReadSession read{info, Session<AllYourBase>(std::move(*setup)), {}};
    for (const StoredEntry& stored : *entries) {
        auto entry = readEntry<AllYourBaseCodec>(stored.body);
        if (!entry || read.play.whyNot(*entry)) {
            const bool olderRules = entry && info.rulesVersion < AllYourBase::rulesVersion;
            return failed(olderRules ? StoreErrorKind::OlderRules : StoreErrorKind::Damaged,
                          QStringLiteral("entry %1 of session %2").arg(stored.seq).arg(info.id));
        }
        read.play.add(*entry);
        read.times.push_back(stored.at);
    }
    return read;
}

}  // namespace basekeeper
