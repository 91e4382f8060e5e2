// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input_watch.h"

#include <QKeyEvent>
#include <QVariant>
#include <QWindow>

namespace basekeeper {

InputWatch::InputWatch(QWindow& window) : QObject(&window) { window.installEventFilter(this); }

bool InputWatch::eventFilter(QObject* window, QEvent* event) {
    switch (event->type()) {
        case QEvent::KeyPress:
            // A tablet's key for going back leads nobody through the screen.
            if (const int key = static_cast<QKeyEvent*>(event)->key(); key != Qt::Key_Escape && key != Qt::Key_Back)
                window->setProperty("keysLead", true);
            break;
        case QEvent::MouseButtonPress:
        case QEvent::TouchBegin: window->setProperty("keysLead", false); break;
        default: break;
    }
    return false;
}

}  // namespace basekeeper
