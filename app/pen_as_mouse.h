// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWindow;

namespace basekeeper {

/// Lets no event of a pen come to the window. Qt then sends those of a mouse in their place, which sheets keep from
/// what lies beneath them: they keep back fingers and mice, but a pen goes through (Qt 6.4).
class PenAsMouse : public QObject {
    Q_OBJECT

public:
    explicit PenAsMouse(QWindow& window);

protected:
    bool eventFilter(QObject* window, QEvent* event) override;
};

}  // namespace basekeeper
