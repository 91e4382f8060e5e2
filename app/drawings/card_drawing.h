// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QQmlEngine>

namespace basekeeper {

/// A small card, as one item and one picture, for a full table shows a hundred: its drawing, below it the attack on the
/// left and the defense on the right as on the printed card, where there is room for figures that can be read. It may
/// be struck out. Lengths are in units; what is set shows in the next frame. What was painted is kept for all cards
/// that look the same, as with `paintDrawing`.
class CardDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString card MEMBER m_card NOTIFY cardChanged)  ///< "zig" and the like: a drawing of the folder cards/
    Q_PROPERTY(int attack MEMBER m_attack NOTIFY changed)
    Q_PROPERTY(int defense MEMBER m_defense NOTIFY changed)
    Q_PROPERTY(QString numberFamily MEMBER m_numberFamily NOTIFY changed)
    Q_PROPERTY(int largestFigure MEMBER m_largestFigure NOTIFY changed)  ///< the height of figures, where they fit
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(qreal edgeWidth MEMBER m_edgeWidth NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)  ///< of the drawing
    Q_PROPERTY(QColor attackInk MEMBER m_attackInk NOTIFY changed)
    Q_PROPERTY(QColor defenseInk MEMBER m_defenseInk NOTIFY changed)
    Q_PROPERTY(bool struck MEMBER m_struck NOTIFY changed)
    Q_PROPERTY(QColor strike MEMBER m_strike NOTIFY changed)

public:
    explicit CardDrawing(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void cardChanged();

private:
    /// False: there is no drawing of this card.
    bool paintCard(QPainter& painter) const;
    void paintFigures(QPainter& painter, int size) const;

    QString m_card;
    QString m_numberFamily;
    int m_attack = 0;
    int m_defense = 0;
    int m_largestFigure = 16;
    qreal m_radius = 0;
    qreal m_edgeWidth = 1;
    QColor m_ground = Qt::black;
    QColor m_edge = Qt::white;
    QColor m_ink = Qt::white;
    QColor m_attackInk = Qt::white;
    QColor m_defenseInk = Qt::white;
    QColor m_strike = Qt::red;
    bool m_struck = false;
};

}  // namespace basekeeper
