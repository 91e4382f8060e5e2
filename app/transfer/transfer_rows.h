// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// How an import of a file would end or has ended.
namespace ImportMood {
Q_NAMESPACE
QML_ELEMENT
enum class Mood { New, Known, Wrong, Done };
Q_ENUM_NS(Mood)
}  // namespace ImportMood

/// A file to import.
struct ImportRow {
    Q_GADGET
    ROW_FIELD(QString, path);
    ROW_FIELD(QString, name);  ///< of the file
    ROW_FIELD(QString, game);  ///< the session in it, in words; empty if it cannot be read
    ROW_FIELD(QString, sign);  ///< of its game, for `Icon`; empty if it cannot be read
    ROW_FIELD(QString, told);  ///< what an import would do or did, in words
    ROW_FIELD(basekeeper::ImportMood::Mood, mood) = {};
    ROW_FIELD(bool, asks) = false;    ///< it can only be imported as unverified
    ROW_FIELD(bool, wanted) = false;  ///< it is to be imported

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const ImportRow&, const ImportRow&) = default;
};

}  // namespace basekeeper
