// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// A refusal or a problem as a screen shows it, in the language of its reader.
struct Refusal {
    Q_GADGET
    QML_VALUE_TYPE(refusal)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString clause MEMBER clause FINAL)  ///< empty if no rule is concerned
    Q_PROPERTY(QString title MEMBER title FINAL)    ///< of the clause
    Q_PROPERTY(QString language MEMBER language FINAL)

public:
    QString text;
    QString clause;
    QString title;
    QString language;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace basekeeper
