// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QObject>

namespace basekeeper {

/// Calls `cover` whenever another program comes to the front, as long as `whose` lives: a switcher of windows shows
/// pictures of those that lie behind.
template <class Cover>
void coverBehind(QObject* whose, Cover cover) {
    if (const auto* application = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        QObject::connect(application, &QGuiApplication::applicationStateChanged, whose,
                         [cover](Qt::ApplicationState state) {
                             if (state != Qt::ApplicationActive) cover();
                         });
}

}  // namespace basekeeper
