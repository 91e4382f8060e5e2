// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <map>
#include <memory>
#include <utility>

class QTranslator;

namespace basekeeper {

/// While it lives, every text of its thread is in that language instead of the screen's, whoever translates it: `tr`,
/// `qsTr`, `listInWords`. They nest. One of a language that is not ours changes nothing.
///
/// So a text that is addressed to a seat is written like any other, and only who asks for it says whom it is for.
class SaidIn {
public:
    explicit SaidIn(const QString& language);
    ~SaidIn();
    Q_DISABLE_COPY_MOVE(SaidIn)

    /// The language of the innermost one of this thread; empty: the screen's.
    [[nodiscard]] static const QString& language();

private:
    QString m_before;
};

/// What `make` gives, with its texts in that language. What is made is shown outside: screens that hear of it say their
/// own.
template <class Make>
[[nodiscard]] auto saidIn(const QString& language, Make&& make) {
    const SaidIn said(language);
    return std::forward<Make>(make)();
}

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
    /// Of the texts that are made now: see `SaidIn`.
    [[nodiscard]] static QLocale localeOfTexts();

    /// Makes it the language of `QCoreApplication::translate` and of `QLocale()`; unknown ones mean English.
    /// `chosenAt`: since when people want it; invalid: nobody has said so.
    void use(const QString& language, const QDateTime& chosenAt = {});
    [[nodiscard]] const QString& current() const { return m_current; }
    /// That of the texts that are made now: the screen's, but see `SaidIn`.
    [[nodiscard]] const QString& spoken() const {
        return SaidIn::language().isEmpty() ? m_current : SaidIn::language();
    }
    [[nodiscard]] const QDateTime& chosenAt() const { return m_chosenAt; }
    /// `use`, by somebody who looks at the screen: until another seat is spoken to, the language counts for the seats,
    /// too, or nobody could read along. Back at the language before, it does not any more.
    void useForAll(const QString& language, const QDateTime& chosenAt);
    [[nodiscard]] bool countsForSeats() const { return !m_before.isEmpty(); }
    /// Another seat is spoken to.
    void letSeatsHaveTheirOwn() { m_before.clear(); }

    /// The text in a language that need not be the screen's. `n` as in `QCoreApplication::translate`.
    [[nodiscard]] QString translate(const QString& language, const char* context, const char* source, int n = -1) const;

private:
    class Spoken;

    [[nodiscard]] const QTranslator* translator(const QString& language) const;

    std::map<QString, std::unique_ptr<QTranslator>> m_translators;
    QString m_current;
    QDateTime m_chosenAt;
    QString m_before;                  ///< the language from which somebody changed it for all; empty: nobody did
    std::unique_ptr<Spoken> m_spoken;  ///< what `QCoreApplication` knows; the first to go
};

}  // namespace basekeeper
