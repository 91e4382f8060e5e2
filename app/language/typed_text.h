// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/text_limits.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace basekeeper {

/// The limits of what people type, for QML: those of files, so that whatever is typed can be exported and imported.
class TypedText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// What remains of a name that is being typed or pasted where `before` stood. Of what is pasted the end goes; into
    /// a name that is full, or longer because it is older than the limits, nothing more is typed.
    Q_INVOKABLE [[nodiscard]] QString name(const QString& before, const QString& typed) const {
        return isFull(before, typed, longestName) ? before : tidyName(typed, room(before, longestName));
    }
    /// The same of a reason or a note.
    Q_INVOKABLE [[nodiscard]] QString text(const QString& before, const QString& typed) const {
        return isFull(before, typed, longestText) ? before : tidyText(typed, room(before, longestText));
    }

private:
    static bool isFull(const QString& before, const QString& typed, int longest) {
        const qsizetype was = countCharacters(before);
        return was >= longest && countCharacters(typed) > was;
    }
    static int room(const QString& before, int longest) {
        return std::max(longest, static_cast<int>(countCharacters(before)));
    }
};

}  // namespace basekeeper
