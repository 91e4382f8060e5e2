// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// What has become of a session. Before it is counted it is `Waiting`, and `Unread` if it cannot be played again.
namespace SessionState {
Q_NAMESPACE
QML_ELEMENT
enum class State { Waiting, Unread, Unfinished, Ended, Won };
Q_ENUM_NS(State)
}  // namespace SessionState

/// A session in the list.
struct SessionRow {
    Q_GADGET
    ROW_FIELD(QString, session);  ///< its id
    ROW_FIELD(QString, title);    ///< the players if it has no title
    ROW_FIELD(QString, players);  ///< empty if they are the title
    ROW_FIELD(QString, note);
    ROW_FIELD(QString, game);
    ROW_FIELD(QString, sign);  ///< of the game, for `Icon`; empty for an unknown game
    ROW_FIELD(QString, date);
    ROW_FIELD(QString, length);  ///< empty while it is not known
    /// How the seats stand: [{seat, score, share, won}], where `share` says how far the score is from the
    /// lowest, or from 0, to the best: 0 to 1. Empty while it is not known.
    ROW_FIELD(QVariantList, standings);
    ROW_FIELD(QString, outcome);
    ROW_FIELD(basekeeper::SessionState::State, state) = SessionState::State::Waiting;
    ROW_FIELD(bool, unverified) = false;
    ROW_FIELD(bool, atTable) = false;
    ROW_FIELD(bool, resumable) = false;  ///< unfinished, and not at the table

    [[nodiscard]] const QString& key() const { return session; }
    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

/// A deleted session that can be restored.
struct DeletedSessionRow {
    Q_GADGET
    ROW_FIELD(QString, session);
    ROW_FIELD(QString, text);

    [[nodiscard]] const QString& key() const { return session; }
    friend bool operator==(const DeletedSessionRow&, const DeletedSessionRow&) = default;
};

}  // namespace basekeeper
