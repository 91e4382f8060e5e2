// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_rows.h"
#include "app/session/gadget_list_model.h"
#include "db/store/store_error.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

class SessionController;
class SummaryKeeper;

/// The unfinished games beside the one at the table: what the start screen offers to go on with, and what somebody who
/// begins another game is told of.
class OpenGamesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// SessionRow, the one that was at the table last first
    Q_PROPERTY(QAbstractItemModel* games READ games CONSTANT FINAL)
    /// there are so many that the oldest are only among all sessions
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY listed FINAL)
    /// why one could not be resumed, in words; empty: nothing is wrong
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)

public:
    /// More are not shown: nobody tells twenty open games apart.
    static constexpr int most = 20;

    OpenGamesModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent = nullptr);

    [[nodiscard]] QAbstractItemModel* games() { return &m_games; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Reads the list, and from then on whenever it may have changed.
    Q_INVOKABLE void prepare();
    /// True: the session is at the table then.
    Q_INVOKABLE bool resume(const QString& session);
    Q_INVOKABLE void dismiss();

    /// Reads all that is shown anew.
    void refresh();

signals:
    void listed();
    void said();

private:
    void say(const QString& problem);

    SessionController& m_controller;
    GadgetListModel<SessionRow> m_games;
    QString m_problem;
    bool m_shown = false;
    bool m_hasMore = false;
};

}  // namespace basekeeper
