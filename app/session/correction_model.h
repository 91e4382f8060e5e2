// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/gadget_list_model.h"
#include "app/session/shared_rows.h"
#include "core/amendment_plan.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <any>
#include <optional>
#include <set>
#include <vector>

namespace basekeeper {

class Languages;
class RuleBooks;
class SessionController;

/// A past act that is being corrected (S.3). First the table is shown as it was, and waits for the act that happened
/// instead; then what the correction would do is shown, and nothing is done before it is entered. A deletion goes
/// there at once.
class CorrectionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool picking READ picking NOTIFY changed FINAL)     ///< the table as it was waits for an act
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)           ///< what it would do is shown
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)      ///< "Act 12 is replaced"
    Q_PROPERTY(QString was READ was NOTIFY changed FINAL)          ///< the act as it stands, with who did it
    Q_PROPERTY(bool takesOut READ takesOut NOTIFY changed FINAL)   ///< that act does not stay
    Q_PROPERTY(QString becomes READ becomes NOTIFY changed FINAL)  ///< the new act; empty: there is none
    /// LineRow: how the table stands then, from what to what
    Q_PROPERTY(QAbstractItemModel* effects READ effects CONSTANT FINAL)
    /// RefusedActRow: later acts that are not possible any more
    Q_PROPERTY(QAbstractItemModel* refused READ refused CONSTANT FINAL)
    Q_PROPERTY(int refusedCount READ refusedCount NOTIFY changed FINAL)
    Q_PROPERTY(int kept READ kept NOTIFY changed FINAL)                          ///< of those, how many stay as rulings
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed FINAL)  ///< of those rulings
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)  ///< why it cannot be entered; empty: it can

public:
    CorrectionModel(SessionController& controller, const Languages& languages, const RuleBooks& books, QObject* parent);

    [[nodiscard]] bool picking() const { return m_wanted && !open(); }
    [[nodiscard]] bool open() const { return m_draft.has_value(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString was() const;
    [[nodiscard]] bool takesOut() const { return m_wanted && m_wanted->wish != Wish::Insert; }
    [[nodiscard]] QString becomes() const;
    [[nodiscard]] QAbstractItemModel* effects() { return &m_effects; }
    [[nodiscard]] QAbstractItemModel* refused() { return &m_refused; }
    [[nodiscard]] int refusedCount() const { return static_cast<int>(m_refused.rows().size()); }
    [[nodiscard]] int kept() const { return static_cast<int>(m_kept.size()); }
    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason);
    [[nodiscard]] QString problem() const;

    /// What is to become of an act that stands, by its number in the line of play, counted from 1.
    Q_INVOKABLE void replaceAct(int act);
    Q_INVOKABLE void insertBefore(int act);
    Q_INVOKABLE void deleteAct(int act);
    /// Whether a later act that would be refused is kept as a ruling (S.6) instead of being dropped; ignored where it
    /// cannot be.
    Q_INVOKABLE void keep(int act, bool asRuling);
    Q_INVOKABLE void keepAll(bool asRuling);
    /// True: the amendment is on disk. False: `problem`, or the disk failed, and everything stays as it is.
    Q_INVOKABLE bool enter();
    /// Nothing is corrected; the table is shown as it is.
    Q_INVOKABLE void cancel();

    /// After the game at the table went on, or another came, or the language changed.
    void refresh();

signals:
    void changed();

private:
    enum class Wish : std::uint8_t { Replace, Insert, Delete };
    struct Wanted {
        Wish wish = Wish::Replace;
        int act = 1;
    };
    /// What is wanted in full, and what it does.
    template <Game G>
    struct Draft {
        Correction<G> correction;
        std::optional<AmendmentPlan<G>> plan;
        std::optional<typename G::Violation> violation;  ///< against the new act
    };

    void begin(Wish wish, int act);
    void take();
    /// What `use` gives for the draft; `none` where there is none.
    template <class Result, class Self, class Use>
    static Result withDraft(Result none, Self& self, const Use& use);
    void plan();
    template <Game G>
    void plan(Draft<G>& draft);
    [[nodiscard]] QString whyNot() const;
    /// The act, made where the one of that number stands, with who does it.
    template <Game G>
    [[nodiscard]] QString told(const typename G::Action& act, int number) const;
    [[nodiscard]] bool hasReason() const;
    void forget();

    SessionController& m_controller;
    const Languages& m_languages;
    const RuleBooks& m_books;
    std::optional<Wanted> m_wanted;
    std::any m_draft;  ///< a `Draft<G>`, or nothing
    std::set<int> m_kept;
    QString m_reason;
    GadgetListModel<LineRow> m_effects;
    GadgetListModel<RefusedActRow> m_refused;
};

}  // namespace basekeeper
