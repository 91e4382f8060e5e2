// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/difference.h"
#include "app/session/gadget_list_model.h"
#include "app/session/shared_rows.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace basekeeper {

class AnyOverrideDraft;

/// The draft of an override (7.1): a reason and a list of edits, with a preview of what they change. Each game derives
/// its own, with its kinds of edit.
class OverrideModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("every game has its own")
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)  ///< nothing but a reason may be missing
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)        ///< it can be entered as it is
    Q_PROPERTY(bool refused READ isRefused NOTIFY changed FINAL)  ///< the rules do not allow these edits: `problem`
    /// The changes are all there, and why they are made is asked.
    Q_PROPERTY(bool asksReason READ asksReason NOTIFY changed FINAL)
    /// Why it cannot, in words, or empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* edits READ edits CONSTANT FINAL)  ///< LineRow
    /// Difference: the differences that it makes.
    Q_PROPERTY(QAbstractItemModel* effects READ effects CONSTANT FINAL)

public:
    ~OverrideModel() override;

    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason);
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool asksReason() const { return m_asksReason; }
    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool isRefused() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QAbstractItemModel* edits() { return &m_lines; }
    [[nodiscard]] QAbstractItemModel* effects() { return &m_effects; }

    /// Does nothing while a change is missing or refused.
    Q_INVOKABLE void askReason();
    Q_INVOKABLE void backToChanges();
    /// The reason goes with the last of them.
    Q_INVOKABLE void removeEdit(int number);
    /// Clears the draft.
    Q_INVOKABLE void clear();
    /// Enters the override. Returns true when it is on disk and the draft is empty.
    Q_INVOKABLE bool enter();

    /// Call after the table or the language has changed.
    void refresh();

signals:
    void changed();

protected:
    OverrideModel(std::unique_ptr<AnyOverrideDraft> draft, QObject* parent);
    [[nodiscard]] AnyOverrideDraft& draft() { return *m_draft; }

private:
    std::unique_ptr<AnyOverrideDraft> m_draft;
    QString m_reason;
    bool m_asksReason = false;  ///< only while `complete`
    GadgetListModel<LineRow> m_lines;
    GadgetListModel<Difference> m_effects;
};

}  // namespace basekeeper
