// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screens.h"

#include "tests/qml/item_walk.h"
#include "tests/tour/wait.h"

#include <QTest>
#include <QtQml/qqml.h>

namespace basekeeper::test {

Pointer pointerOfTheRun() {
    const QString name = qEnvironmentVariable("BASEKEEPER_POINTER");
    return name == u"mouse"  ? Pointer::Mouse
           : name == u"pen"  ? Pointer::Pen
           : name == u"keys" ? Pointer::Keys
                             : Pointer::Touch;
}

Screens::Screens(const QString& language, QSize size, Pointer pointer)
    : m_language(language),
      m_app(m_data.folder(), {language, {}, 0}, m_speech.maker()),
      m_finger(*m_app.window(), pointer) {
    m_app.model().settings()->setReducedMotion(true);
    window().resize(size);
    window().show();
    settle();
}

Screens::ForgottenTypes::~ForgottenTypes() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    qmlClearTypeRegistrations();
#endif
}

Screens::~Screens() {
    EXPECT_EQ(m_finger.failure(), QString());
    EXPECT_TRUE(m_warnings.seen().isEmpty()) << m_warnings.seen().join(u'\n').toStdString();
}

void Screens::open(const char* screen) {
    EXPECT_TRUE(QMetaObject::invokeMethod(&window(), screen));
    settle();
}

void Screens::openTable(const all_your_base::Setup& setup) {
    EXPECT_TRUE(m_app.controller().begin(setup));
    open("openTable");
}

void Screens::openBattlefield() {
    openTable();
    m_game.layBattlefield();
    settle();
}

void Screens::settle() {
    // Layouts are worked out when a frame is made; what comes of it may ask for another.
    for (int frame = 0; frame < 2; ++frame) {
        QCoreApplication::processEvents();
        (void)window().grabWindow();
    }
}

void Screens::resize(QSize size) {
    window().resize(size);
    EXPECT_TRUE(waitUntilSo([&] { return window().size() == size; }));
    settle();
}

void Screens::drag(const QString& from, const QString& to, Pointer pointer) {
    static QPointingDevice* device = QTest::createTouchDevice();
    const bool mouse = pointer == Pointer::Mouse;
    const auto middle = [&](const QString& name) {
        const QQuickItem* item = m_finger.find(name);
        EXPECT_NE(item, nullptr) << name.toStdString();
        return item ? item->mapToScene({item->width() / 2, item->height() / 2}) : QPointF();
    };
    const QPointF begin = middle(from);
    const QPointF end = middle(to);
    if (mouse) QTest::mousePress(&window(), Qt::LeftButton, {}, begin.toPoint());
    else QTest::touchEvent(&window(), device).press(0, begin.toPoint());
    constexpr int steps = 8;
    for (int step = 1; step <= steps; ++step) {
        const QPoint place = (begin + (end - begin) * step / steps).toPoint();
        if (mouse) QTest::mouseMove(&window(), place);
        else QTest::touchEvent(&window(), device).move(0, place);
        // Moves within a frame would be one.
        window().grabWindow();
        QCoreApplication::processEvents();
    }
    if (mouse) QTest::mouseRelease(&window(), Qt::LeftButton, {}, end.toPoint());
    else QTest::touchEvent(&window(), device).release(0, end.toPoint());
    settle();
}

QString Screens::textsOf(const QString& name) const {
    const QQuickItem* item = m_finger.find(name);
    if (item == nullptr) return {};
    QStringList texts;
    for (const Shown& part : shownUnder(*item))
        if (part.item->inherits("QQuickText")) texts << part.item->property("text").toString();
    return texts.join(u' ');
}

bool hasChinese(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

}  // namespace basekeeper::test
