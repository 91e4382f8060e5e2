// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/place_watch.h"

#include "app/lessons/lesson.h"

#include <QList>
#include <QMetaObject>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace basekeeper {

namespace {

/// What lies on top is met first.
QQuickItem* shownItem(QQuickItem* parent, const QString& name) {
    if (!parent->isVisible() || parent->opacity() <= 0) return nullptr;
    if (parent->objectName() == name && parent->width() > 0 && parent->height() > 0) return parent;
    const QList<QQuickItem*> children = parent->childItems();
    for (qsizetype above = children.size(); above-- > 0;)
        if (QQuickItem* found = shownItem(children[above], name)) return found;
    return nullptr;
}

QRectF wholeOf(const QQuickItem& item) { return {0, 0, item.width(), item.height()}; }

/// In the window, without what is cut off.
QRectF shownPlace(const QQuickItem& item) {
    QRectF place = item.mapRectToScene(wholeOf(item));
    for (const QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem())
        if (above->clip() || above->parentItem() == nullptr) place &= above->mapRectToScene(wholeOf(*above));
    return place;
}

/// Returns whether anything had to move.
bool bringIntoView(const QQuickItem& item) {
    bool moved = false;
    for (QQuickItem* area = item.parentItem(); area != nullptr; area = area->parentItem()) {
        if (!area->inherits("QQuickFlickable")) continue;
        const QRectF place = item.mapRectToItem(area, wholeOf(item));
        const auto shift = [&](const char* at, qreal from, qreal to, qreal size) {
            const qreal by = from < 0 ? from : to > size ? std::min(to - size, from) : 0;
            if (by == 0) return;
            const qreal before = area->property(at).toReal();
            area->setProperty(at, before + by);
            moved = true;
        };
        shift("contentY", place.top(), place.bottom(), area->height());
        shift("contentX", place.left(), place.right(), area->width());
    }
    return moved;
}

/// Whether somebody scrolls an area that the item lies in.
bool isDragged(const QQuickItem& item) {
    for (QQuickItem* area = item.parentItem(); area != nullptr; area = area->parentItem())
        if (area->inherits("QQuickFlickable") && area->property("dragging").toBool()) return true;
    return false;
}

}  // namespace

PlaceWatch::PlaceWatch(QQuickWindow& window, Lesson& lesson) : QObject(&window), m_window(window), m_lesson(lesson) {
    // The frame may come from another thread.
    connect(&window, &QQuickWindow::frameSwapped, this, &PlaceWatch::look);
}

/// Controls of the screens are of no type that is known here; those that can be pressed tell so alike.
void PlaceWatch::follow(QQuickItem* item) {
    if (item == m_item) return;
    if (m_item) m_item->disconnect(this);
    m_item = item;
    if (item == nullptr) return;
    if (item->metaObject()->indexOfSignal("clicked()") >= 0) connect(item, SIGNAL(clicked()), this, SLOT(tapped()));
    else if (item->metaObject()->indexOfSignal("pressed()") >= 0)
        connect(item, SIGNAL(pressed()), this, SLOT(tapped()));
}

void PlaceWatch::tapped() {
    // An act that comes of it is heard of first: then another place is meant.
    QMetaObject::invokeMethod(
        this,
        [this, before = m_lesson.number()] {
            if (m_lesson.number() == before) m_lesson.tapPlace();
            m_window.update();
        },
        Qt::QueuedConnection);
}

void PlaceWatch::look() {
    if (!m_lesson.running()) return;
    QQuickItem* root = m_window.contentItem();
    QList<QQuickItem*> items;
    QList<bool> there;
    for (const QString& name : m_lesson.places()) {
        items << (name.isEmpty() ? nullptr : shownItem(root, name));
        there << (items.constLast() != nullptr);
    }
    m_lesson.seePlaces(there);
    QQuickItem* item = items.value(m_lesson.placeIndex());
    follow(item);
    if (item != nullptr) {
        if (const QString sought = m_lesson.placeName() + QString::number(m_lesson.number()); sought != m_sought) {
            m_sought = sought;
            m_broughtIntoView = false;
            m_scrolled = false;
        }
        m_scrolled = m_scrolled || isDragged(*item);
        // The table may scroll by itself to whose turn it is; whoever scrolls away by hand is left alone.
        if (!m_broughtIntoView || (!m_scrolled && shownPlace(*item).isEmpty()))
            m_broughtIntoView = !bringIntoView(*item);
    }
    m_lesson.seePlace(item == nullptr ? QRectF() : shownPlace(*item));
    const QQuickItem* refusal = shownItem(root, QStringLiteral("toast"));
    m_lesson.seeKeepClear(refusal == nullptr ? QRectF() : shownPlace(*refusal));
}

}  // namespace basekeeper
