// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/joined.h"
#include "app/language/languages.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// `Joined` for QML. The language is told, so that a binding is updated when the screen's changes:
/// `Joined.said([name, about], Theme.language)`.
class JoinedInQml : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Joined)
    QML_SINGLETON

public:
    Q_INVOKABLE [[nodiscard]] QString plainList(const QStringList& things, const QString& language) const {
        return inTextLanguage(language, [&] { return Joined::plainList(things); });
    }
    Q_INVOKABLE [[nodiscard]] QString said(const QStringList& parts, const QString& language) const {
        return inTextLanguage(language, [&] { return Joined::said(parts); });
    }
    Q_INVOKABLE [[nodiscard]] QString words(const QStringList& parts, const QString& language) const {
        return inTextLanguage(language, [&] { return Joined::words(parts); });
    }
    Q_INVOKABLE [[nodiscard]] QString labelled(const QString& label, const QString& text,
                                               const QString& language) const {
        return inTextLanguage(language, [&] { return Joined::labelled(label, text); });
    }
    Q_INVOKABLE [[nodiscard]] QString facts(const QStringList& parts, const QString& language) const {
        return inTextLanguage(language, [&] { return Joined::facts(parts); });
    }
    Q_INVOKABLE [[nodiscard]] QString sentences(const QStringList& parts, const QString& language) const {
        return inTextLanguage(language, [&] { return Joined::sentences(parts); });
    }
};

}  // namespace basekeeper
