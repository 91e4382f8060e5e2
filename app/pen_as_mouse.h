// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWindow;

namespace basekeeper {

/// Blocks the window's pen events, so that Qt sends mouse events instead. Sheets stop touch and mouse events from
/// reaching what lies beneath them, but not pen events (Qt 6.4).
class PenAsMouse : public QObject {
    Q_OBJECT

public:
    explicit PenAsMouse(QWindow& window);

protected:
    bool eventFilter(QObject* window, QEvent* event) override;
};

}  // namespace basekeeper
