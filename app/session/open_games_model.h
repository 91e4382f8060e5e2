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

/// The unfinished games besides the one at the table, which the start screen offers to resume and which somebody who
/// begins another game is told of.
class OpenGamesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// SessionRow, latest at the table first.
    Q_PROPERTY(QAbstractItemModel* games READ games CONSTANT FINAL)
    /// There are more than are shown; the others are in the list of all sessions.
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY listed FINAL)
    /// Why a game could not be resumed, in words, or empty.
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)

public:
    /// The most games that are shown: nobody can tell more apart.
    static constexpr int most = 20;

    OpenGamesModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent = nullptr);

    [[nodiscard]] QAbstractItemModel* games() { return &m_games; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Reads the list, and reads it again whenever it may have changed.
    Q_INVOKABLE void prepare();
    /// Returns true if the session is at the table now.
    Q_INVOKABLE bool resume(const QString& session);
    Q_INVOKABLE void dismiss();

    /// Reads everything shown again.
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
