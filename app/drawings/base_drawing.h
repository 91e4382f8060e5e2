// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QQmlEngine>
#include <QRectF>

namespace basekeeper {

/// A base besides its cards and the figures that move: its name in the corner, its dome with a flag where it was
/// captured, or burst, and in the other corner what captures it, or that it is chosen. Around them is the frame of what
/// is asked for, with an angle in each corner where the base is attacked. One item and one picture, for a full table
/// shows three dozen. Lengths are in units; what is set shows in the next frame.
class BaseDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString label MEMBER m_label NOTIFY labelChanged)
    Q_PROPERTY(bool captured MEMBER m_captured NOTIFY capturedChanged)
    Q_PROPERTY(bool doomed MEMBER m_doomed NOTIFY doomedChanged)
    Q_PROPERTY(bool chosen MEMBER m_chosen NOTIFY chosenChanged)
    Q_PROPERTY(int price MEMBER m_price NOTIFY priceChanged)    ///< attack points; 0: none is told
    Q_PROPERTY(qreal inset MEMBER m_inset NOTIFY insetChanged)  ///< of the name, from the left and the top
    Q_PROPERTY(int labelSize MEMBER m_labelSize NOTIFY changed)
    Q_PROPERTY(qreal domeTop MEMBER m_domeTop NOTIFY domeChanged)
    Q_PROPERTY(qreal domeHeight MEMBER m_domeHeight NOTIFY domeChanged)
    Q_PROPERTY(QRectF dome READ dome NOTIFY domeChanged)  ///< without the flag; in the middle of the item
    Q_PROPERTY(QString labelFamily MEMBER m_labelFamily NOTIFY changed)
    Q_PROPERTY(QString numberFamily MEMBER m_numberFamily NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)  ///< of the corners of the frame and of the price
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(qreal edgeWidth MEMBER m_edgeWidth NOTIFY changed)  ///< 0: no frame
    /// From the top to the foot of the frame, so that it holds no more than is there; 0: that of the item.
    Q_PROPERTY(qreal frameHeight MEMBER m_frameHeight NOTIFY changed)
    Q_PROPERTY(bool attacked MEMBER m_attacked NOTIFY attackedChanged)  ///< seen as through a viewfinder
    Q_PROPERTY(bool focused MEMBER m_focused NOTIFY changed)            ///< has a ring within the frame
    Q_PROPERTY(QColor focusInk MEMBER m_focusInk NOTIFY changed)
    Q_PROPERTY(qreal focusWidth MEMBER m_focusWidth NOTIFY changed)
    Q_PROPERTY(QColor aimInk MEMBER m_aimInk NOTIFY changed)  ///< of that
    Q_PROPERTY(QColor labelInk MEMBER m_labelInk NOTIFY changed)
    Q_PROPERTY(QColor domeInk MEMBER m_domeInk NOTIFY changed)
    Q_PROPERTY(QColor flagInk MEMBER m_flagInk NOTIFY changed)
    Q_PROPERTY(QColor priceInk MEMBER m_priceInk NOTIFY changed)
    Q_PROPERTY(QColor priceGround MEMBER m_priceGround NOTIFY changed)

public:
    explicit BaseDrawing(QQuickItem* parent = nullptr);

    [[nodiscard]] QRectF dome() const;

    void paint(QPainter* painter) override;

signals:
    // What others of its properties may hang on; for the rest, `changed` is enough.
    void labelChanged();
    void capturedChanged();
    void doomedChanged();
    void chosenChanged();
    void attackedChanged();
    void priceChanged();
    void insetChanged();
    void domeChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] QRectF frame() const;
    void paintAim(QPainter& painter) const;
    void paintLabel(QPainter& painter) const;
    void paintDome(QPainter& painter) const;
    void paintPrice(QPainter& painter) const;

    QString m_label;
    QString m_labelFamily;
    QString m_numberFamily;
    int m_price = 0;
    int m_labelSize = 13;
    qreal m_inset = 0;
    qreal m_domeTop = 0;
    qreal m_domeHeight = 0;
    qreal m_radius = 0;
    qreal m_edgeWidth = 0;
    qreal m_frameHeight = 0;
    QColor m_ground = Qt::transparent;
    QColor m_edge = Qt::white;
    qreal m_focusWidth = 3;
    QColor m_aimInk = Qt::white;
    QColor m_focusInk = Qt::white;
    QColor m_labelInk = Qt::white;
    QColor m_domeInk = Qt::white;
    QColor m_flagInk = Qt::white;
    QColor m_priceInk = Qt::white;
    QColor m_priceGround = Qt::black;
    bool m_captured = false;
    bool m_doomed = false;
    bool m_chosen = false;
    bool m_attacked = false;
    bool m_focused = false;
};

}  // namespace basekeeper
