// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <vector>

namespace basekeeper {

/// The change for a won attack (3B.3): the ships of the discard pile, at first with the best of them chosen.
class ChangeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int surplus READ surplus NOTIFY changed FINAL)
    Q_PROPERTY(int total READ total NOTIFY changed FINAL)
    Q_PROPERTY(bool within READ within NOTIFY changed FINAL)  ///< the total does not exceed the surplus
    Q_PROPERTY(int chosen READ chosen NOTIFY changed FINAL)   ///< how many cards
    Q_PROPERTY(bool best READ best NOTIFY changed FINAL)      ///< the choice is the proposed one
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)

public:
    ChangeModel(const GameView<AllYourBase>& game, QObject* parent);

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] int surplus() const { return m_surplus; }
    [[nodiscard]] int total() const;
    [[nodiscard]] bool within() const { return total() <= m_surplus; }
    [[nodiscard]] int chosen() const { return static_cast<int>(m_goesTo.size()); }
    [[nodiscard]] bool best() const;
    [[nodiscard]] QAbstractItemModel* cards() { return &m_cards; }

    /// Chooses a card, or removes it from the choice.
    Q_INVOKABLE void toggle(int piece);
    /// All chosen cards, and those chosen later, go to this base of the seat.
    Q_INVOKABLE void putOn(int base);
    /// Sends one chosen card to the seat's next base.
    Q_INVOKABLE void moveOn(int piece);
    /// Returns to the best choice.
    Q_INVOKABLE void propose();
    Q_INVOKABLE void take() { emit takeAsked(); }
    /// Closes the question; the next act waives the change (3B.4).
    Q_INVOKABLE void leave();
    /// Shows why a card cannot be chosen.
    Q_INVOKABLE void explain(int piece);

    [[nodiscard]] std::vector<all_your_base::Placement> placements() const;
    [[nodiscard]] bool isChosen(all_your_base::PieceId piece) const { return m_goesTo.contains(piece); }
    /// The table with the chosen ships on the bases where they would go, also where they come to more than the surplus.
    /// What is no longer in the discard pile, or has lost its base, stays where it is.
    [[nodiscard]] all_your_base::State tableSoFar() const;

    void refresh();

signals:
    void changed();
    /// The table makes the act, and shows why if it is refused.
    void takeAsked();
    void refused(const all_your_base::Violation& violation);

private:
    void recompute();
    [[nodiscard]] std::vector<ChangeRow> rows() const;
    [[nodiscard]] all_your_base::BaseId capturedBase() const;
    /// Why this card could not even be taken alone.
    [[nodiscard]] std::optional<all_your_base::Violation> whyNotAlone(all_your_base::PieceId id) const;

    const GameView<AllYourBase>& m_game;
    bool m_open = false;
    bool m_left = false;
    std::size_t m_acts = 0;  ///< that led to the question; 0: there is none
    int m_surplus = 0;
    all_your_base::BaseId m_base = all_your_base::BaseId::None;
    std::map<all_your_base::PieceId, all_your_base::BaseId> m_goesTo;
    GadgetListModel<ChangeRow> m_cards;
};

}  // namespace basekeeper
