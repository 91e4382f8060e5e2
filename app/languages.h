// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>

class QTranslator;

namespace basekeeper {

/// The three languages of the app. One is the screen's; a text can be had in any of them at any time, because what
/// is addressed to a seat is shown in the seat's own language.
class Languages {
public:
    Languages();
    ~Languages();
    Languages(const Languages&) = delete;
    Languages& operator=(const Languages&) = delete;

    /// en, es, zh.
    [[nodiscard]] static const QStringList& all();
    /// The best of ours for this system: the first of its preferred languages that we have, else English.
    [[nodiscard]] static QString ofSystem();
    /// A language's name for itself.
    [[nodiscard]] static QString nativeName(const QString& language);
    [[nodiscard]] static QLocale locale(const QString& language);

    /// Makes it the language of `QCoreApplication::translate` and of `QLocale()`; unknown ones mean English.
    void use(const QString& language);
    [[nodiscard]] const QString& current() const { return m_current; }

    /// The text in a language that need not be the screen's. `n` as in `QCoreApplication::translate`.
    [[nodiscard]] QString translate(const QString& language, const char* context, const char* source, int n = -1) const;

private:
    std::map<QString, std::unique_ptr<QTranslator>> m_translators;
    QString m_current;
};

}  // namespace basekeeper
