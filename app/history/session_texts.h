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

/// The players behind the names in set-ups.
class CurrentNames {
public:
    CurrentNames() = default;
    explicit CurrentNames(const std::vector<PlayerName>& names);
    [[nodiscard]] QString of(const QString& name) const { return m_players.value(name, name); }

private:
    QHash<QString, QString> m_players;
};

/// Texts about a session, in the screen's language.
class SessionTexts {
    Q_DECLARE_TR_FUNCTIONS(SessionTexts)

public:
    /// Such as "All Your Base"; for an unknown game its id.
    [[nodiscard]] static QString game(const QString& id);
    /// The drawing that stands for a game, for `Icon`; empty for an unknown game.
    [[nodiscard]] static QString sign(const QString& id);
    /// [{value, label}] to choose a game or all (empty value); empty if there is nothing to choose.
    [[nodiscard]] static QVariantList gameChoices(const QStringList& games);
    /// The players by seat; "Player 2" for a seat without a name.
    [[nodiscard]] static QStringList players(const SessionInfo& info, const CurrentNames& names);
    /// The title as it is shown, or else the players.
    [[nodiscard]] static QString title(const SessionInfo& info, const QString& players);
    /// Such as "1 h 20 min".
    [[nodiscard]] static QString duration(int minutes);
    /// Such as "1 h 20 min · 14 turns · 61 acts".
    [[nodiscard]] static QString length(QStringView game, const SessionSummary& summary);
    [[nodiscard]] static SessionState::State state(const ListedSession& session);
    /// Such as "Ana won" or "Unfinished".
    [[nodiscard]] static QString outcome(const ListedSession& session, const CurrentNames& names);
    /// How the seats stand at the end or now (`SessionRow::standings`).
    [[nodiscard]] static QVariantList standings(const SessionSummary& summary);
    /// A row of the list. `atTable` is the id of the session at the table, or empty.
    [[nodiscard]] static SessionRow row(const ListedSession& session, const CurrentNames& names, QStringView atTable);
};

}  // namespace basekeeper
