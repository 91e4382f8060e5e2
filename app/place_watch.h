// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QQuickItem;
class QQuickWindow;

namespace basekeeper {

class Lesson;

/// Tells the lesson after each frame which of the places that it points at is in sight, and where. One that lies in an
/// area that scrolls is brought into view once; then the area is the reader's again.
/// Tells it, too, when what it points at has been pressed, by whatever means.
class PlaceWatch : public QObject {
    Q_OBJECT

public:
    PlaceWatch(QQuickWindow& window, Lesson& lesson);

private slots:
    void tapped();

private:
    void look();
    void follow(QQuickItem* item);

    QQuickWindow& m_window;
    Lesson& m_lesson;
    QPointer<QQuickItem> m_item;  ///< that is meant
    QString m_sought;             ///< what is being brought into view, or has been
    bool m_broughtIntoView = false;
    bool m_scrolled = false;  ///< by hand, since it was sought
};

}  // namespace basekeeper
