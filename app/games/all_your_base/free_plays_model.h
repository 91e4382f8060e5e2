// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "core/all_your_base/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The open free plays (5.17): how many are left, which RED ALERT brought them, what follows them, and the cards of the
/// discard pile if they come from there (5.12).
class FreePlaysModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int card READ card NOTIFY changed FINAL)           ///< the RED ALERT
    Q_PROPERTY(bool endless READ isEndless NOTIFY changed FINAL)  ///< until somebody ends them (5.5)
    Q_PROPERTY(int left READ left NOTIFY changed FINAL)           ///< if there is a limit
    /// Those that follow, in words: "then 1 of RED ALERT 4"; may be empty.
    Q_PROPERTY(QString after READ after NOTIFY changed FINAL)
    Q_PROPERTY(bool fromPile READ isFromPile NOTIFY changed FINAL)
    Q_PROPERTY(int pileCount READ pileCount NOTIFY changed FINAL)
    /// PieceRow: the cards of the pile that the app knows.
    Q_PROPERTY(QAbstractItemModel* pile READ pile CONSTANT FINAL)

public:
    FreePlaysModel(const GameView<AllYourBase>& game, QObject* parent);

    [[nodiscard]] bool isOpen() const { return plays() != nullptr; }
    [[nodiscard]] int card() const { return isOpen() ? plays()->card : 0; }
    [[nodiscard]] bool isEndless() const { return isOpen() && !plays()->left; }
    [[nodiscard]] int left() const { return isOpen() ? plays()->left.value_or(0) : 0; }
    [[nodiscard]] QString after() const;
    [[nodiscard]] bool isFromPile() const;
    [[nodiscard]] int pileCount() const { return m_pile.count(); }
    [[nodiscard]] QAbstractItemModel* pile() { return &m_pile; }

    /// `taken` is the card of the pile that is about to be played.
    void refresh(all_your_base::PieceId taken, const QString& language);

signals:
    void changed();

private:
    [[nodiscard]] const all_your_base::FreePlays* plays() const;

    const GameView<AllYourBase>& m_game;
    GadgetListModel<PieceRow> m_pile;
};

}  // namespace basekeeper
