// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace basekeeper {

/// An item that paints itself anew whenever its size changes, which Qt's own does not.
class Painting : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuickPaintedItem::QQuickPaintedItem;

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override {
        QQuickPaintedItem::geometryChange(now, before);
        if (now.size() != before.size()) update();
    }
};

}  // namespace basekeeper
