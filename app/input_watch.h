// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWindow;

namespace basekeeper {

/// Tells the window, in its property `keysLead`, whether people use it by keys: the last thing that it heard was one,
/// and no press of a pointer.
class InputWatch : public QObject {
    Q_OBJECT

public:
    explicit InputWatch(QWindow& window);

protected:
    bool eventFilter(QObject* window, QEvent* event) override;
};

}  // namespace basekeeper
