// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QQmlEngine>

namespace basekeeper {

/// A line drawing in one colour, in the middle of its item and never larger than it: one item and one picture. Qt's
/// IconImage needs an item around it, and keeps a second picture for each colour and size.
class Drawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    /// Below the module Controls: "check" is "icons/check"; "cards/zig" and the like name their folder. Empty: nothing
    /// is drawn. An unknown name is a QML warning.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)
    /// The side of the drawing, which is square, in units.
    Q_PROPERTY(qreal size READ side WRITE setSide NOTIFY sideChanged)

public:
    explicit Drawing(QQuickItem* parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] qreal side() const { return m_side; }
    void setSide(qreal side);

    void paint(QPainter* painter) override;

signals:
    void nameChanged();
    void colorChanged();
    void sideChanged();

private:
    QString m_name;
    QColor m_color = Qt::white;
    qreal m_side = 0;
};

}  // namespace basekeeper
