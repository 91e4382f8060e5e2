// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input_watch.h"

#include <QEvent>
#include <QVariant>
#include <QWindow>

namespace basekeeper {

InputWatch::InputWatch(QWindow& window) : QObject(&window) { window.installEventFilter(this); }

bool InputWatch::eventFilter(QObject* window, QEvent* event) {
    switch (event->type()) {
        case QEvent::KeyPress: window->setProperty("keysLead", true); break;
        case QEvent::MouseButtonPress:
        case QEvent::TouchBegin: window->setProperty("keysLead", false); break;
        default: break;
    }
    return false;
}

}  // namespace basekeeper
