// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"

#include <QJSEngine>
#include <QJSValue>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// `SaidIn` for screens: `InLanguage.say(seat.language, () => qsTr("Play a BASE"))`. The text stays where it is shown,
/// and with its own context; a binding of it follows what it reads, as ever.
class InLanguage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// What `words`, a function, gives; in that language.
    Q_INVOKABLE [[nodiscard]] QString say(const QString& language, const QJSValue& words) const {
        const SaidIn said(language);
        const QJSValue text = words.call();
        // What is thrown goes on to whoever shows the text.
        if (text.isError()) qjsEngine(this)->throwError(text);
        return text.toString();
    }
};

}  // namespace basekeeper
