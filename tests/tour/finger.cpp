// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/finger.h"

#include "tests/tour/wait.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QImage>
#include <QInputMethodEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace basekeeper {

namespace {

constexpr qreal edge = 10;  // units below the upper edge of an item

QQuickItem* findIn(QQuickItem* parent, const QString& name) {
    if (!parent->isVisible() || parent->opacity() <= 0) return nullptr;
    if (parent->objectName() == name && parent->isEnabled() && parent->width() > 0 && parent->height() > 0)
        return parent;
    QList<QQuickItem*> children = parent->childItems();
    // What lies on top is met first: a sheet before the screen beneath.
    std::ranges::reverse(children);
    for (QQuickItem* child : children)
        if (QQuickItem* found = findIn(child, name)) return found;
    return nullptr;
}

QRectF sceneRect(const QQuickItem& item) { return item.mapRectToScene(QRectF(0, 0, item.width(), item.height())); }

/// One for the process: a device is never given back.
QPointingDevice* touchDevice() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

const QPointingDevice* penDevice() {
    static const QPointingDevice device(QStringLiteral("pen"), 4711, QInputDevice::DeviceType::Stylus,
                                        QPointingDevice::PointerType::Pen,
                                        QInputDevice::Capability::Position | QInputDevice::Capability::Pressure, 1, 1);
    return &device;
}

/// On a keypad Return goes on to what is typed next, whichever key has the focus.
bool isOnKeypad(const QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem())
        if (item->property("takesTyping").toBool()) return true;
    return false;
}

}  // namespace

Finger::Finger(QQuickWindow& window, Pointer pointer) : m_window(window), m_pointer(pointer), m_device(touchDevice()) {
    // It is quicker than any hand, and means every tap.
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
}

QQuickItem* Finger::find(const QString& name) const { return findIn(m_window.contentItem(), name); }

bool Finger::fail(const QString& why) {
    if (m_failure.isEmpty()) m_failure = why;
    return false;
}

bool Finger::waitUntil(const std::function<bool()>& condition, const QString& what) {
    if (!ok()) return false;
    return waitUntilSo(condition) || fail(QStringLiteral("waited in vain until %1; %2").arg(what, latestPress()));
}

QString Finger::latestPress() const {
    if (m_pressed.isEmpty()) return QStringLiteral("nothing was pressed before");
    const auto inWords = [](QRectF place) {
        return QStringLiteral("%1,%2 %3x%4").arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height());
    };
    const QQuickItem* item = find(m_pressed);
    return QStringLiteral("pressed before: \"%1\" at %2,%3, which lay at %4 and now %5")
        .arg(m_pressed)
        .arg(m_pressedAt.x())
        .arg(m_pressedAt.y())
        .arg(inWords(m_pressedPlace),
             item != nullptr ? QStringLiteral("lies at ") + inWords(sceneRect(*item)) : QStringLiteral("is gone"));
}

bool Finger::waitFor(const QString& name) {
    return waitUntil([&] { return find(name) != nullptr; }, QStringLiteral("\"%1\" was there").arg(name));
}

bool Finger::waitUntilGone(const QString& name) {
    return waitUntil([&] { return find(name) == nullptr; }, QStringLiteral("\"%1\" was gone").arg(name));
}

bool Finger::isSteady(const QString& name) {
    QQuickItem* item = find(name);
    if (item == nullptr) return false;
    const QRectF before = sceneRect(*item);
    // Layouts settle when a frame is made, and people see nothing before; what scrolls to its place does so after that.
    if (!showFrame() || !showFrame()) return false;
    item = find(name);
    if (item != nullptr && bringIntoView(*item)) return false;
    return item != nullptr && sceneRect(*item) == before && !isVeiled(*item);
}

/// A sheet that is going takes the touch of what lies under it until it has gone.
bool Finger::isVeiled(const QQuickItem& item) const {
    const QList<QQuickItem*> layers = m_window.contentItem()->childItems();
    return std::ranges::any_of(layers, [&](const QQuickItem* layer) {
        return layer->inherits("QQuickOverlay") && layer->isVisible() && !layer->isAncestorOf(&item);
    });
}

bool Finger::showFrame() {
    bool shown = false;
    const auto connection = QObject::connect(&m_window, &QQuickWindow::frameSwapped, &m_window, [&] { shown = true; });
    m_window.update();
    const bool inTime = waitUntilSo([&] { return shown; });
    QObject::disconnect(connection);
    return inTime;
}

bool Finger::bringIntoView(QQuickItem& item) {
    bool moved = false;
    for (QQuickItem* parent = item.parentItem(); parent != nullptr; parent = parent->parentItem()) {
        if (!parent->inherits("QQuickFlickable")) continue;
        const QRectF place = item.mapRectToItem(parent, QRectF(0, 0, item.width(), item.height()));
        const auto shift = [&](const char* property, qreal from, qreal to, qreal size) {
            const qreal by = from < 0 ? from : to > size ? std::min(to - size, from) : 0;
            if (by == 0) return;
            const QVariant at = parent->property(property);
            parent->setProperty(property, at.toReal() + by);
            moved = moved || parent->property(property) != at;
        };
        shift("contentY", place.top(), place.bottom(), parent->height());
        shift("contentX", place.left(), place.right(), parent->width());
    }
    return moved;
}

bool Finger::touch(const QString& name, bool atEdge, Press press) {
    if (!waitFor(name)) return false;
    if (!waitUntil([&] { return isSteady(name); }, QStringLiteral("\"%1\" stood still").arg(name))) return false;
    const QRectF rect = sceneRect(*find(name));
    const QPointF point =
        atEdge ? QPointF(rect.center().x(), rect.top() + std::min(edge, rect.height() / 2)) : rect.center();
    if (!m_window.contentItem()->contains(point))
        return fail(QStringLiteral("\"%1\" lies outside of the window").arg(name));
    ++m_taps;
    m_pressed = name;
    m_pressedPlace = rect;
    m_pressedAt = point;
    // Keys do not bounce.
    if (m_pointer == Pointer::Keys) return pressByKeys(name, press == Press::Twice ? Press::Short : press);
    pressAt(point, press);
    if (press == Press::Twice) pressAt(point, press);
    QCoreApplication::processEvents();
    return true;
}

void Finger::pressAt(QPointF point, Press press) {
    if (m_pointer == Pointer::Mouse || press == Press::RightButton) clickAt(point.toPoint(), press);
    else if (m_pointer == Pointer::Pen) penAt(point, press == Press::Held);
    else tapAt(point.toPoint(), press == Press::Held);
}

bool Finger::pressByKeys(const QString& name, Press press) {
    if (!focus(name)) return fail(QStringLiteral("no Tab led to \"%1\"").arg(name));
    // Return in a text field is already the next step.
    const QQuickItem* focused = m_window.activeFocusItem();
    const bool isText = focused->property("cursorPosition").isValid();
    if (press != Press::Short && focused->property("holdOnly").toBool()) {
        QTest::keyPress(&m_window, Qt::Key_Return);
        holdOn();
        QTest::keyRelease(&m_window, Qt::Key_Return);
    } else if (!isText) {
        const Qt::Key pressing = isOnKeypad(focused) ? Qt::Key_Space : Qt::Key_Return;
        QTest::keyClick(&m_window, press == Press::Short ? pressing : Qt::Key_Menu);
    }
    QCoreApplication::processEvents();
    return true;
}

bool Finger::focus(const QString& name) {
    constexpr int mostStops = 400;
    const auto isThere = [&] {
        for (const QQuickItem* item = m_window.activeFocusItem(); item != nullptr; item = item->parentItem())
            if (item->objectName() == name) return true;
        return false;
    };
    const auto go = [&](Qt::Key key, int times) {
        for (int i = 0; i < times && !isThere(); ++i) {
            QTest::keyClick(&m_window, key);
            QCoreApplication::processEvents();
        }
        return isThere();
    };
    // What lies in something else is no stop of its own: the arrows lead into that, and on.
    const QQuickItem* within = find(name);
    if (within == nullptr) return false;
    if (within->activeFocusOnTab()) return go(Qt::Key_Tab, mostStops);
    while (within != nullptr && (!within->activeFocusOnTab() || within->objectName().isEmpty()))
        within = within->parentItem();
    if (within == nullptr) return go(Qt::Key_Tab, mostStops);
    return focus(within->objectName()) && (go(Qt::Key_Down, 1) || go(Qt::Key_Right, mostStops));
}

void Finger::tapAt(QPoint point, bool hold) {
    // Not handled before the release is there too, unless it is to be held: on a slow machine it would become a hold.
    auto down = QTest::touchEvent(&m_window, m_device, false);
    down.press(0, point, &m_window);
    down.commit(hold);
    if (hold) holdOn();
    QTest::touchEvent(&m_window, m_device).release(0, point, &m_window);
}

void Finger::clickAt(QPoint point, Press press) {
    const Qt::MouseButton button = press == Press::RightButton ? Qt::RightButton : Qt::LeftButton;
    QTest::mouseMove(&m_window, point);
    if (press != Press::Held) {
        // In one go, as with a finger: whatever is handled between press and release, a machine that stalls there makes
        // a hold of it.
        QTest::mouseClick(&m_window, button, {}, point);
        return;
    }
    QTest::mousePress(&m_window, button, {}, point);
    holdOn();
    // The events of a test have times of their own.
    QTest::lastMouseTimestamp += 2 * QGuiApplication::styleHints()->mousePressAndHoldInterval();
    QTest::mouseRelease(&m_window, button, {}, point);
}

void Finger::penAt(QPointF point, bool hold) {
    sendPen(QEvent::TabletPress, point);
    if (hold) holdOn();
    sendPen(QEvent::TabletRelease, point);
}

void Finger::sendPen(QEvent::Type type, QPointF point) {
    const bool down = type == QEvent::TabletPress;
    const Qt::MouseButtons held = down ? Qt::LeftButton : Qt::NoButton;
    QTabletEvent event(type, penDevice(), point, m_window.mapToGlobal(point), down ? 1 : 0, 0, 0, 0, 0, 0, {},
                       Qt::LeftButton, held);
    event.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
    event.ignore();
    QCoreApplication::sendEvent(&m_window, &event);
    if (event.isAccepted()) return;
    // What hears no pen hears it as a mouse: so does Qt.
    QMouseEvent mouse(down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, point, point,
                      m_window.mapToGlobal(point), Qt::LeftButton, held, {}, Qt::MouseEventSynthesizedByQt,
                      penDevice());
    mouse.setTimestamp(event.timestamp());
    QCoreApplication::sendEvent(&m_window, &mouse);
}

void Finger::holdOn() {
    // The one thing that is a time: a press that lasts as long as the platform asks for.
    bool over = false;
    QTimer::singleShot(QGuiApplication::styleHints()->mousePressAndHoldInterval() * 2, &m_window, [&] { over = true; });
    waitUntil([&] { return over; }, QStringLiteral("the press had been held"));
}

bool Finger::tap(const QString& name) { return touch(name, false, Press::Short); }
bool Finger::tapEdge(const QString& name) { return touch(name, true, Press::Short); }
bool Finger::hold(const QString& name) { return touch(name, true, Press::Held); }
bool Finger::tapTwice(const QString& name) {
    // However slow the machine is, the second tap is a quick one.
    constexpr int tenSeconds = 10'000;
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(tenSeconds);
    const bool done = touch(name, false, Press::Twice);
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
    return done;
}
bool Finger::countUp(const QString& stepper) {
    if (m_pointer != Pointer::Keys) return tap(stepper + QStringLiteral("-plus"));
    return waitFor(stepper) && focus(stepper) && pressKey(Qt::Key_Plus);
}
bool Finger::rightClick(const QString& name) { return touch(name, true, Press::RightButton); }

bool Finger::type(const QString& text) {
    if (!waitUntil(
            [&] {
                return m_window.activeFocusItem() != nullptr &&
                       m_window.activeFocusItem()->property("cursorPosition").isValid();
            },
            QStringLiteral("a text field had the focus")))
        return false;
    QQuickItem* field = m_window.activeFocusItem();
    QMetaObject::invokeMethod(field, "selectAll");
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(field, &event);
    QCoreApplication::processEvents();
    return true;
}

bool Finger::pressKey(Qt::Key key) {
    if (!ok()) return false;
    QTest::keyClick(&m_window, key);
    QCoreApplication::processEvents();
    return true;
}

bool Finger::savePicture(const QString& path) {
    if (!ok()) return false;
    QEvent left(QEvent::Leave);
    QCoreApplication::sendEvent(&m_window, &left);
    QCoreApplication::processEvents();
    return m_window.grabWindow().save(path) || fail(QStringLiteral("the picture %1 could not be saved").arg(path));
}

}  // namespace basekeeper
