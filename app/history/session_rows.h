// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
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
    Q_PROPERTY(QString session MEMBER session FINAL)  ///< its id
    Q_PROPERTY(QString title MEMBER title FINAL)      ///< the players if it has no title
    Q_PROPERTY(QString players MEMBER players FINAL)  ///< empty if they are the title
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QString date MEMBER date FINAL)
    Q_PROPERTY(QString length MEMBER length FINAL)  ///< empty while it is not known
    Q_PROPERTY(QString outcome MEMBER outcome FINAL)
    Q_PROPERTY(basekeeper::SessionState::State state MEMBER state FINAL)
    Q_PROPERTY(bool unverified MEMBER unverified FINAL)
    Q_PROPERTY(bool atTable MEMBER atTable FINAL)
    Q_PROPERTY(bool resumable MEMBER resumable FINAL)  ///< unfinished, and not at the table

public:
    QString session;
    QString title;
    QString players;
    QString note;
    QString game;
    QString date;
    QString length;
    QString outcome;
    SessionState::State state = SessionState::State::Waiting;
    bool unverified = false;
    bool atTable = false;
    bool resumable = false;

    [[nodiscard]] const QString& key() const { return session; }
    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

/// A deleted session that can be restored.
struct DeletedSessionRow {
    Q_GADGET
    Q_PROPERTY(QString session MEMBER session FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    QString session;
    QString text;

    [[nodiscard]] const QString& key() const { return session; }
    friend bool operator==(const DeletedSessionRow&, const DeletedSessionRow&) = default;
};

}  // namespace basekeeper
