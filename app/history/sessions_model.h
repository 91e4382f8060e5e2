// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_rows.h"
#include "app/history/session_texts.h"
#include "app/session/gadget_list_model.h"
#include "db/store/store_error.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

class SessionController;
class Store;
class SummaryKeeper;

/// All sessions, newest first, as many as the screen has asked for; and those deleted since the start.
class SessionsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* sessions READ sessions CONSTANT FINAL)  ///< SessionRow
    Q_PROPERTY(QAbstractItemModel* deleted READ deleted CONSTANT FINAL)    ///< DeletedSessionRow, latest first
    Q_PROPERTY(int found READ found NOTIFY listed FINAL)                   ///< the number of matches, shown or not
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY queryChanged FINAL)  ///< empty for all
    Q_PROPERTY(bool searching READ isSearching NOTIFY queryChanged FINAL)       ///< by words or game
    /// [{value, label}], starting with all; empty if there is at most one game.
    Q_PROPERTY(QVariantList games READ games NOTIFY listed FINAL)
    /// Some sessions have no summary yet, so no search by words finds them.
    Q_PROPERTY(bool counting READ isCounting NOTIFY listed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)  ///< what went wrong, in words, or empty

public:
    SessionsModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent = nullptr);

    [[nodiscard]] QAbstractItemModel* sessions() { return &m_sessions; }
    [[nodiscard]] QAbstractItemModel* deleted() { return &m_deleted; }
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] const QString& query() const { return m_query; }
    void setQuery(const QString& query);
    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] bool isSearching() const { return !m_query.trimmed().isEmpty() || !m_game.isEmpty(); }
    [[nodiscard]] const QVariantList& games() const { return m_games; }
    [[nodiscard]] bool isCounting() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Reads the list, so that the start of the app does not wait for it. Keeps it up to date until `leave`.
    Q_INVOKABLE void prepare();
    Q_INVOKABLE void leave();
    /// Shows the next sessions, if there are any.
    Q_INVOKABLE void showMore();

    /// As entered; for a session in the list.
    Q_INVOKABLE [[nodiscard]] QString titleOf(const QString& session) const;
    Q_INVOKABLE [[nodiscard]] QString noteOf(const QString& session) const;
    /// Returns false, like the functions below, if it failed (`problem`); nothing has changed then.
    Q_INVOKABLE bool setWords(const QString& session, const QString& title, const QString& note);
    Q_INVOKABLE bool remove(const QString& session);
    Q_INVOKABLE bool restore(const QString& session);
    /// Brings the session to the table.
    Q_INVOKABLE bool resume(const QString& session);
    Q_INVOKABLE void dismiss();

    /// Reads everything shown again.
    void refresh();

signals:
    void queryChanged();
    void listed();
    void said();

private:
    void search();
    void showNothing();
    void readDeleted(Store& store);
    void readGames(Store& store);
    [[nodiscard]] SessionQuery storeQuery() const;
    [[nodiscard]] SessionInfo infoOf(const QString& session) const;
    [[nodiscard]] SessionRow row(const ListedSession& session) const;
    bool note(const StoreResult<void>& done);
    void say(const QString& problem);

    SessionController& m_controller;
    SummaryKeeper& m_keeper;
    CurrentNames m_names;
    QString m_query;
    QString m_game;
    QString m_problem;
    QVariantList m_games;
    std::vector<ListedSession> m_listed;
    int m_found = 0;
    bool m_shown = false;
    GadgetListModel<SessionRow> m_sessions;
    GadgetListModel<DeletedSessionRow> m_deleted;
};

}  // namespace basekeeper
