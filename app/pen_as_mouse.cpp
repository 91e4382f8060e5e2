// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pen_as_mouse.h"

#include <QEvent>
#include <QWindow>

namespace basekeeper {

PenAsMouse::PenAsMouse(QWindow& window) : QObject(&window) { window.installEventFilter(this); }

bool PenAsMouse::eventFilter(QObject* /*window*/, QEvent* event) {
    const bool ofPen = event->type() == QEvent::TabletPress || event->type() == QEvent::TabletMove ||
                       event->type() == QEvent::TabletRelease;
    if (ofPen) event->ignore();
    return ofPen;
}

}  // namespace basekeeper
