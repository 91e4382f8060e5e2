// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWindow;

namespace basekeeper {

/// Sets the window's property `keysLead`: true if the last input was a key press, false if it was a press of a pointer.
/// Escape and a tablet's key for going back change nothing.
class InputWatch : public QObject {
    Q_OBJECT

public:
    explicit InputWatch(QWindow& window);

protected:
    bool eventFilter(QObject* window, QEvent* event) override;
};

}  // namespace basekeeper
