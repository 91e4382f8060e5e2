// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translator.h"

#include <QFile>
#include <QJsonObject>
#include <QString>
#include <tl/expected.hpp>

namespace basekeeper {

/// Where commands write. It is unbuffered, so that a full disk is noticed at once.
class Console {
public:
    Console();

    /// Whether the streams could be opened.
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QFile& out() { return m_out; }
    [[nodiscard]] QFile& err() { return m_err; }

private:
    QFile m_out;
    QFile m_err;
    bool m_open;
};

/// Opens what a command reads: the file of that name, or standard input for "-". Fails with the reason in words.
[[nodiscard]] tl::expected<void, QString> openInput(QFile& in, const QString& file, const Translator& say);

/// Writes an object as one line of JSON; returns whether the device took it.
bool writeJsonLine(QIODevice& out, const QJsonObject& object);

/// Writes one line about a problem, preceded by the name of the program.
void printError(QIODevice& err, const QString& text);

}  // namespace basekeeper
