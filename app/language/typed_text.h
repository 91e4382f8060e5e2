// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/text_limits.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The limits of what people type, for QML: those of files, so that whatever is typed can be exported and imported.
class TypedText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// What remains of a name that is being typed or pasted.
    Q_INVOKABLE [[nodiscard]] QString name(const QString& typed) const { return tidyName(typed); }
    /// The same of a reason or a note.
    Q_INVOKABLE [[nodiscard]] QString text(const QString& typed) const { return tidyText(typed); }
};

}  // namespace basekeeper
