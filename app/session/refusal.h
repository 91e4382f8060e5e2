// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// A refusal or a problem as a screen shows it, in the language of its reader.
struct Refusal {
    Q_GADGET
    QML_VALUE_TYPE(refusal)

    ROW_FIELD(QString, text);
    ROW_FIELD(QString, clause);  ///< empty if no rule is concerned
    ROW_FIELD(QString, number);  ///< of the clause, as it is shown: "3" for "3.mouse"
    ROW_FIELD(QString, title);   ///< of the clause
    ROW_FIELD(QString, tag);     ///< whether the clause is a ruling, in words; empty if it is printed
    ROW_FIELD(QString, language);
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace basekeeper
