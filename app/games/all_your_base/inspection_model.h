// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "app/session/shared_rows.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace basekeeper {

/// A base with its cards or a single card that somebody looks at more closely, and details about it.
class InspectionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(int base READ base NOTIFY changed FINAL)    ///< 0 if it is a card
    Q_PROPERTY(int piece READ piece NOTIFY changed FINAL)  ///< 0 if it is a base
    Q_PROPERTY(QString card READ card NOTIFY changed FINAL)
    /// Of the base: whose it is, -1 if it is a card; whether it was gained; its defense; what captures it, and that in
    /// a sentence.
    Q_PROPERTY(int owner READ owner NOTIFY changed FINAL)
    Q_PROPERTY(bool gained READ gained NOTIFY changed FINAL)
    Q_PROPERTY(int defense READ defense NOTIFY changed FINAL)
    Q_PROPERTY(int needed READ needed NOTIFY changed FINAL)
    Q_PROPERTY(QString neededText READ neededText NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* lines READ lines CONSTANT FINAL)  ///< LineRow
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)  ///< PieceRow, those on the base

public:
    /// `language` is that of the seat whose turn it is, which is the most likely to look.
    InspectionModel(const GameView<AllYourBase>& game, std::function<QString()> language, QObject* parent);

    [[nodiscard]] bool isOpen() const { return m_base != 0 || m_piece != 0; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int base() const { return m_base; }
    [[nodiscard]] int piece() const { return m_piece; }
    [[nodiscard]] QString card() const;
    [[nodiscard]] int owner() const;
    [[nodiscard]] bool gained() const;
    [[nodiscard]] int defense() const;
    [[nodiscard]] int needed() const;
    [[nodiscard]] QString neededText() const;
    [[nodiscard]] QAbstractItemModel* lines() { return &m_lines; }
    [[nodiscard]] QAbstractItemModel* cards() { return &m_cards; }

    /// Ignores what does not exist.
    Q_INVOKABLE void showBase(int base);
    Q_INVOKABLE void showPiece(int piece);
    Q_INVOKABLE void close();

    /// Call after the game has advanced or the language has changed; closes if the subject is gone.
    void refresh();

signals:
    void changed();

private:
    /// Null if it is a card.
    [[nodiscard]] const all_your_base::Base* shownBase() const;
    [[nodiscard]] QStringList wordsForBase() const;
    [[nodiscard]] QStringList wordsForPiece() const;

    const GameView<AllYourBase>& m_game;
    std::function<QString()> m_language;
    int m_base = 0;
    int m_piece = 0;
    GadgetListModel<LineRow> m_lines;
    GadgetListModel<PieceRow> m_cards;
};

}  // namespace basekeeper
