// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_rows.h"
#include "db/store/history.h"
#include "db/store/player.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace basekeeper {

/// Who is behind the names that were played under.
class CurrentNames {
public:
    CurrentNames() = default;
    explicit CurrentNames(const std::vector<PlayerName>& names);
    [[nodiscard]] QString of(const QString& name) const { return m_players.value(name, name); }

private:
    QHash<QString, QString> m_players;
};

/// The words for what is known of a session, in the screen's language.
class SessionTexts {
    Q_DECLARE_TR_FUNCTIONS(SessionTexts)

public:
    /// "All Your Base"; the id of a game that this program does not know.
    [[nodiscard]] static QString game(const QString& id);
    /// [{value, label}] to choose one game or all (the value is empty); nothing where there is nothing to choose.
    [[nodiscard]] static QVariantList gameChoices(const QStringList& games);
    /// The players of the seats; "Player 2" for one without a name.
    [[nodiscard]] static QStringList players(const SessionInfo& info, const CurrentNames& names);
    /// "1 h 20 min"
    [[nodiscard]] static QString duration(int minutes);
    /// "1 h 20 min · 14 turns · 61 acts"
    [[nodiscard]] static QString length(QStringView game, const SessionSummary& summary);
    /// "won", "unfinished", "ended", "unread" or "waiting"
    [[nodiscard]] static QString state(const ListedSession& session);
    /// "Ana won", "Unfinished", ...
    [[nodiscard]] static QString outcome(const ListedSession& session, const CurrentNames& names);
    /// A session in a list, beside the one at the table (its id; empty: there is none).
    [[nodiscard]] static SessionRow row(const ListedSession& session, const CurrentNames& names, QStringView atTable);
};

}  // namespace basekeeper
