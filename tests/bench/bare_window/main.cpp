// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a program with Qt Quick Controls is: what the start of Basekeeper is measured against.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

int main(int argc, char* argv[]) {
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QQmlApplicationEngine engine(QUrl(QStringLiteral("qrc:/qt/qml/BareWindow/Main.qml")));
    return QGuiApplication::exec();
}
