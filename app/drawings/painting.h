// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace basekeeper {

/// An item that paints itself anew whenever its size changes, or `changed` tells that what it shows has.
class Painting : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit Painting(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {
        connect(this, &Painting::changed, this, &Painting::paintAnew);
    }

signals:
    void changed();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override {
        QQuickPaintedItem::geometryChange(now, before);
        if (now.size() != before.size()) paintAnew();
    }

private:
    /// Not what another item paints, see `LinesDrawing`.
    void paintAnew() {
        if (flags() & ItemHasContents) update();
    }
};

}  // namespace basekeeper
