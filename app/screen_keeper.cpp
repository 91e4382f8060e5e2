// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen_keeper.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace basekeeper {

namespace {

QDBusMessage call(const QString& method) {
    const QString service = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/ScreenSaver"), service, method);
}

}  // namespace

ScreenKeeper::~ScreenKeeper() { giveUp(); }

void ScreenKeeper::keepOn(bool keep) {
    if (keep == m_wanted) return;
    m_wanted = keep;
    if (keep) ask();
    else giveUp();
}

void ScreenKeeper::ask() {
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        emit answered(false);
        return;
    }
    QDBusMessage inhibit = call(QStringLiteral("Inhibit"));
    inhibit << QStringLiteral("Basekeeper") << tr("A game is being played");
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(inhibit), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<unsigned> reply = *watcher;
        watcher->deleteLater();
        emit answered(!reply.isError());
        if (reply.isError()) return;
        m_cookie = reply.value();
        if (!m_wanted) giveUp();
    });
}

void ScreenKeeper::giveUp() {
    if (!m_cookie) return;
    QDBusMessage release = call(QStringLiteral("UnInhibit"));
    release << *m_cookie;
    QDBusConnection::sessionBus().send(release);
    m_cookie.reset();
}

}  // namespace basekeeper
