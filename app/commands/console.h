// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonObject>
#include <QString>

namespace basekeeper {

/// Where commands write: without any buffer between, so that a full disk shows at once.
class Console {
public:
    Console();

    /// Whether there is anywhere to write.
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QFile& out() { return m_out; }
    [[nodiscard]] QFile& err() { return m_err; }

private:
    QFile m_out;
    QFile m_err;
    bool m_open;
};

/// One object as one line; whether the device took it.
bool tellLine(QIODevice& out, const QJsonObject& object);

/// One line that says what went wrong, with the name of the program before it.
void complain(QIODevice& err, const QString& text);

}  // namespace basekeeper
