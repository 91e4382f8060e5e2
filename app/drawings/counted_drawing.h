// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QQmlEngine>
#include <QString>

namespace basekeeper {

/// A drawing, and beside it how many of them it stands for, where that is more than one. One item, for the chart of a
/// long session bears a hundred. It is as wide as both need.
class CountedDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)  ///< as for `paintDrawing`
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    Q_PROPERTY(qreal size MEMBER m_size NOTIFY changed)  ///< the side of the drawing, in units
    Q_PROPERTY(int count MEMBER m_count NOTIFY changed)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)    ///< of the number, which is bold
    Q_PROPERTY(int pixelSize MEMBER m_pixelSize NOTIFY changed)  ///< of the number, at least 1
    Q_PROPERTY(QColor numberColor MEMBER m_numberColor NOTIFY changed)

public:
    explicit CountedDrawing(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

protected:
    void componentComplete() override;

private:
    [[nodiscard]] QFont font() const;
    void fit();

    QString m_name;
    QColor m_color = Qt::white;
    qreal m_size = 0;
    int m_count = 1;
    QString m_family;
    int m_pixelSize = 12;
    QColor m_numberColor = Qt::white;
};

}  // namespace basekeeper
