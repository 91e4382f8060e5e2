// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_file.h"
#include "db/store/store.h"
#include "tests/support/random_all_your_base.h"

#include <QBuffer>
#include <QJsonArray>
#include <QTimeZone>

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <utility>

namespace basekeeper {

inline bool operator==(const StoredEntry& one, const StoredEntry& other) {
    return one.seq == other.seq && one.at == other.at && one.body == other.body;
}

}  // namespace basekeeper

namespace basekeeper::test {

/// A game of All Your Base that somebody plays at random, by the rules; undo and redo are among it.
class RandomSession {
public:
    using Play = Session<AllYourBase>;
    using EntryOfGame = Entry<AllYourBase>;

    explicit RandomSession(std::uint64_t seed)
        : m_random(seed), m_play(random_play::Trait<AllYourBase>::setup(m_random)) {}
    /// Goes on from a log.
    RandomSession(std::uint64_t seed, Play play) : m_random(seed), m_play(std::move(play)) {}

    [[nodiscard]] const Play& play() const { return m_play; }
    [[nodiscard]] bool over() const { return AllYourBase::isOver(m_play.state()); }
    [[nodiscard]] QJsonObject setup() const { return AllYourBaseCodec::writeSetup(m_play.setup()); }
    [[nodiscard]] NewSession header(const QDateTime& at) const {
        NewSession session;
        session.game = AllYourBaseCodec::gameName();
        session.rulesVersion = AllYourBase::rulesVersion;
        session.setup = setup();
        session.startedAt = at;
        return session;
    }

    /// An entry that the session takes; it is not added.
    EntryOfGame next() {
        for (;;) {
            EntryOfGame entry = m_random.chance(5) ? EntryOfGame(Undo{1})
                                : m_random.chance(4)
                                    ? EntryOfGame(Redo{1})
                                    : EntryOfGame(random_play::Trait<AllYourBase>::act(m_play.state(), m_random));
            if (!m_play.whyNot(entry)) return entry;
        }
    }
    void add(const EntryOfGame& entry) { m_play.add(entry); }

private:
    random_play::Random m_random;
    Play m_play;
};

/// What a session in a store is, to be compared.
struct RecordedSession {
    QString id;
    std::vector<StoredEntry> log;
};

/// Plays games of so many entries into a store; the last of them stays unfinished.
inline std::vector<RecordedSession> playInto(Store& store, std::uint64_t seed, int sessions, int entries) {
    std::vector<RecordedSession> recorded;
    const QDateTime begun(QDate(2024, 2, 29), QTime(20, 0), QTimeZone::utc());
    for (int i = 0; i < sessions; ++i) {
        RandomSession game(seed + static_cast<std::uint64_t>(i));
        std::vector<NewEntry> log;
        for (int n = 0; n < entries; ++n) {
            const auto entry = game.next();
            game.add(entry);
            log.push_back({writeEntry<AllYourBaseCodec>(entry), begun.addDays(i).addSecs(60 * n)});
        }
        const std::optional<QDateTime> end =
            i + 1 < sessions ? std::optional(begun.addDays(i).addSecs(60 * entries)) : std::nullopt;
        const auto info = store.importSession(game.header(begun.addDays(i)), log, end);
        EXPECT_TRUE(info.has_value());
        recorded.push_back({info->id, {}});
        for (const NewEntry& entry : log)
            recorded.back().log.push_back(
                {static_cast<std::int64_t>(recorded.back().log.size()) + 1, entry.at, entry.body});
    }
    return recorded;
}

/// The log as a session file, read back: the number of lines whose hash holds; -1 if one does not.
inline int linesOfAChainThatHolds(const SessionInfo& info, const std::vector<StoredEntry>& log) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadWrite);
    if (!writeSession(buffer, headerOf(info), log)) return -1;
    buffer.seek(0);
    SessionLines reader(buffer);
    const auto header = reader.next();
    if (!header || !*header) return -1;
    HashChain chain = HashChain::ofFile(**header);
    int held = 0;
    while (const auto line = reader.next()) {
        if (!*line || chain.next(**line) != (**line)[u"hash"].toString().toLatin1()) return -1;
        ++held;
    }
    return held;
}

}  // namespace basekeeper::test
