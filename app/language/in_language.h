// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"

#include <QJSEngine>
#include <QJSValue>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// `TextLanguageScope` for QML: `InLanguage.say(seat.language, () => qsTr("Play a BASE"))`. The text stays where it is
/// shown and keeps its own context, and a binding still updates.
class InLanguage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Calls the function `words` and returns its text in that language.
    Q_INVOKABLE [[nodiscard]] QString say(const QString& language, const QJSValue& words) const {
        const TextLanguageScope scope(language);
        const QJSValue text = words.call();
        // Passes an exception on to the binding.
        if (text.isError()) qjsEngine(this)->throwError(text);
        return text.toString();
    }
};

}  // namespace basekeeper
