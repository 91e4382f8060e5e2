// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/difference.h"
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

/// The correction of a past act (S.3). First the table is shown as it was before that act, and waits for the new one;
/// then the effect of the correction is previewed. Nothing changes until it is entered. A deletion goes straight to the
/// preview.
class CorrectionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool picking READ picking NOTIFY changed FINAL)        ///< the past table waits for an act
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)              ///< the preview is shown
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)         ///< such as "Act 12 is replaced"
    Q_PROPERTY(QString oldAct READ oldAct NOTIFY changed FINAL)       ///< the present act and its actor
    Q_PROPERTY(bool removesAct READ removesAct NOTIFY changed FINAL)  ///< that act will not stay
    Q_PROPERTY(QString newAct READ newAct NOTIFY changed FINAL)       ///< the new act; empty for a deletion
    /// Difference: the differences in the present state of the table.
    Q_PROPERTY(QAbstractItemModel* effects READ effects CONSTANT FINAL)
    /// RefusedActRow: later acts that become impossible.
    Q_PROPERTY(QAbstractItemModel* refused READ refused CONSTANT FINAL)
    Q_PROPERTY(int refusedCount READ refusedCount NOTIFY changed FINAL)
    Q_PROPERTY(int kept READ kept NOTIFY changed FINAL)                          ///< how many of those become overrides
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed FINAL)  ///< of the overrides
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)                ///< why it cannot be entered, or empty

public:
    CorrectionModel(SessionController& controller, const Languages& languages, const RuleBooks& books, QObject* parent);

    [[nodiscard]] bool picking() const { return m_wanted && !open(); }
    [[nodiscard]] bool open() const { return m_draft.has_value(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString oldAct() const;
    [[nodiscard]] bool removesAct() const { return m_wanted && m_wanted->wish != Wish::Insert; }
    [[nodiscard]] QString newAct() const;
    [[nodiscard]] QAbstractItemModel* effects() { return &m_effects; }
    [[nodiscard]] QAbstractItemModel* refused() { return &m_refused; }
    [[nodiscard]] int refusedCount() const { return static_cast<int>(m_refused.rows().size()); }
    [[nodiscard]] int kept() const { return static_cast<int>(m_kept.size()); }
    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason);
    [[nodiscard]] QString problem() const;

    /// These begin a correction of an act that stands, by its number in the line of play, counted from 1.
    Q_INVOKABLE void replaceAct(int act);
    Q_INVOKABLE void insertBefore(int act);
    Q_INVOKABLE void deleteAct(int act);
    /// Whether a later act that would be refused becomes an override (S.6) instead of being dropped; ignored if it
    /// cannot.
    Q_INVOKABLE void keep(int act, bool asOverride);
    Q_INVOKABLE void keepAll(bool asOverride);
    /// Returns true when the amendment is on disk; false if it is refused (`problem`) or the disk failed, and then
    /// nothing changes.
    Q_INVOKABLE bool enter();
    /// Takes back the act that was played for it, so that another one can be; ends a correction that needs none.
    Q_INVOKABLE void back();
    /// Ends the correction and shows the present table.
    Q_INVOKABLE void cancel();

    /// Call after the game has advanced or been replaced, or the language has changed.
    void refresh();

signals:
    void changed();

private:
    enum class Wish : std::uint8_t { Replace, Insert, Delete };
    struct Wanted {
        Wish wish = Wish::Replace;
        int act = 1;
    };
    /// The full correction and its effect.
    template <Game G>
    struct Draft {
        Correction<G> correction;
        std::optional<AmendmentPlan<G>> plan;
        std::optional<typename G::Violation> violation;  ///< why the new act is refused
    };

    void begin(Wish wish, int act);
    void useTrialAct();
    /// What `use` gives for the draft; `none` where there is none.
    template <class Result, class Self, class Use>
    static Result withDraft(Result none, Self& self, const Use& use);
    void plan();
    template <Game G>
    void plan(Draft<G>& draft);
    [[nodiscard]] QString whyNot() const;
    /// The act in words, with its actor, in the state before the act with that number.
    template <Game G>
    [[nodiscard]] QString wordsOf(const typename G::Action& act, const typename G::State& before) const;
    template <Game G>
    [[nodiscard]] QString actText(const typename G::Action& act, int number) const;
    [[nodiscard]] bool hasReason() const;
    void reset();

    SessionController& m_controller;
    const Languages& m_languages;
    const RuleBooks& m_books;
    std::optional<Wanted> m_wanted;
    std::any m_draft;  ///< a `Draft<G>`, or nothing
    std::set<int> m_kept;
    QString m_reason;
    GadgetListModel<Difference> m_effects;
    GadgetListModel<RefusedActRow> m_refused;
};

}  // namespace basekeeper
