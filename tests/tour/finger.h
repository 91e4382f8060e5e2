// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tour/pointer.h"

#include <QEvent>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>

class QPointingDevice;
class QQuickItem;
class QQuickWindow;

namespace basekeeper {

/// A finger, or what else people point with, on the real screens: it finds what can be tapped by its object name and
/// sends events to the window. It waits for things to be there and to stand still, never for a time; where that takes
/// too long (`waitUntilSo`) it gives up and says why.
class Finger {
public:
    explicit Finger(QQuickWindow& window, Pointer pointer = Pointer::Touch);

    /// What went wrong first; empty while all is well. After a failure nothing is touched any more.
    [[nodiscard]] const QString& failure() const { return m_failure; }
    [[nodiscard]] bool ok() const { return m_failure.isEmpty(); }
    /// More of what went wrong, from who knows.
    void add(const QString& toFailure) { m_failure += QStringLiteral("; ") + toFailure; }
    /// How many times the finger came down.
    [[nodiscard]] int taps() const { return m_taps; }

    bool tap(const QString& name);
    bool tap(const char* name) { return tap(QString::fromLatin1(name)); }
    /// A tap near the upper edge of an item, beside what lies on it.
    bool tapEdge(const QString& name);
    /// Two taps in a row at one place, as of a finger that bounces.
    bool tapTwice(const QString& name);
    bool hold(const QString& name);
    bool hold(const char* name) { return hold(QString::fromLatin1(name)); }
    /// One more on a stepper: by its button, or by its key where there is no pointer.
    bool countUp(const QString& stepper);
    /// The right button of a mouse, whatever is pointed with else.
    bool rightClick(const QString& name);
    /// Commits text to what has the focus, as an input method does, in place of what was there.
    bool type(const QString& text);
    bool pressKey(Qt::Key key);

    bool waitUntil(const std::function<bool()>& condition, const QString& what);
    /// The visible item of that name, or null.
    [[nodiscard]] QQuickItem* find(const QString& name) const;
    bool waitFor(const QString& name);
    bool waitFor(const char* name) { return waitFor(QString::fromLatin1(name)); }
    bool waitUntilGone(const QString& name);
    bool waitUntilGone(const char* name) { return waitUntilGone(QString::fromLatin1(name)); }

    /// Of the screen as it is without a mouse on it.
    bool savePicture(const QString& path);

private:
    enum class Press { Short, Twice, Held, RightButton };
    bool fail(const QString& why);
    bool touch(const QString& name, bool atEdge, Press press);
    void pressAt(QPointF point, Press press);
    void tapAt(QPoint point, bool hold);
    void clickAt(QPoint point, Press press);
    void penAt(QPointF point, bool hold);
    void sendPen(QEvent::Type type, QPointF point);
    bool pressByKeys(const QString& name, Press press);
    /// Tab by Tab; false where no Tab leads there.
    bool focus(const QString& name);
    /// Until a press has lasted for as long as the platform asks of one that is held.
    void holdOn();
    [[nodiscard]] bool isSteady(const QString& name);
    [[nodiscard]] bool isVeiled(const QQuickItem& item) const;
    /// What was pressed last and where, and where that lies now: with it a press that went astray can be told from one
    /// that was refused.
    [[nodiscard]] QString latestPress() const;
    bool showFrame();
    /// Scrolls what the item lies in; whether anything moved.
    static bool bringIntoView(QQuickItem& item);

    QQuickWindow& m_window;
    Pointer m_pointer;
    QPointingDevice* m_device;
    QString m_failure;
    QString m_pressed;
    QRectF m_pressedPlace;
    QPointF m_pressedAt;
    int m_taps = 0;
};

}  // namespace basekeeper
