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

/// During its lifetime every text made in its thread is in that language instead of the screen's, however it is
/// translated: `tr`, `qsTr`, `Joined::list`. Instances nest. An unknown language changes nothing.
///
/// This way a text for a seat is written like any other, and only its caller needs to know whom it addresses.
class TextLanguageScope {
public:
    explicit TextLanguageScope(const QString& language);
    ~TextLanguageScope();
    Q_DISABLE_COPY_MOVE(TextLanguageScope)

    /// The language of the innermost instance in this thread; empty for the screen's.
    [[nodiscard]] static const QString& language();

private:
    QString m_before;
};

/// Returns what `make` returns, with its texts in that language. Assign the result after the call: bindings that are
/// updated during it would get texts in that language, too.
template <class Make>
[[nodiscard]] auto inTextLanguage(const QString& language, Make&& make) {
    const TextLanguageScope scope(language);
    return std::forward<Make>(make)();
}

/// The languages of the app. One is the screen's; texts are available in all of them at any time, because texts
/// addressed to a seat are in the seat's language.
class Languages {
public:
    Languages();
    ~Languages();
    Languages(const Languages&) = delete;
    Languages& operator=(const Languages&) = delete;

    /// The codes of `knownLanguages`; English is the first.
    [[nodiscard]] static const QStringList& all();
    /// Another one, before the first object is made: its texts lie in the resources as those of the others do, its name
    /// and locale are those of English. For the made-up language of the tests.
    static void add(const QString& language);
    /// The language itself, or English for one that this version does not know, such as that of a seat in a file of a
    /// later one.
    [[nodiscard]] static QString known(const QString& language);
    /// The system's first preferred language that the app has, else English.
    [[nodiscard]] static QString ofSystem();
    /// The language's own name for itself.
    [[nodiscard]] static QString nativeName(const QString& language);
    /// For dates, numbers and lists: with the region of `followRegion` where it speaks the language, else with the
    /// language's own.
    [[nodiscard]] static QLocale locale(const QString& language);
    /// From now on the region of that locale counts, such as the system's. The C locale has none: the languages' own
    /// count, as they do at first. Whoever has set a language sets it anew.
    static void followRegion(const QLocale& locale);
    /// The locale for texts that are made now; see `TextLanguageScope`.
    [[nodiscard]] static QLocale localeOfTexts();

    /// Makes it the language of `QCoreApplication::translate` and of `QLocale()`; an unknown one counts as English.
    /// `chosenAt` is when somebody chose it; invalid if nobody did.
    void use(const QString& language, const QDateTime& chosenAt = {});
    [[nodiscard]] const QString& current() const { return m_current; }
    /// The language of texts that are made now: the screen's, unless there is a `TextLanguageScope`.
    [[nodiscard]] const QString& spoken() const {
        return TextLanguageScope::language().isEmpty() ? m_current : TextLanguageScope::language();
    }
    [[nodiscard]] const QDateTime& chosenAt() const { return m_chosenAt; }
    /// `use`, chosen by somebody in front of the screen: until another seat is addressed, it also replaces the seats'
    /// languages, so that those present can read along. Choosing the previous language again ends that.
    void useForAll(const QString& language, const QDateTime& chosenAt);
    [[nodiscard]] bool countsForSeats() const { return !m_before.isEmpty(); }
    /// Call when another seat is addressed.
    void restoreSeatLanguages() { m_before.clear(); }

    /// The text in any of the languages. `n` as in `QCoreApplication::translate`.
    [[nodiscard]] QString translate(const QString& language, const char* context, const char* source, int n = -1) const;

private:
    class Spoken;

    [[nodiscard]] const QTranslator* translator(const QString& language) const;

    std::map<QString, std::unique_ptr<QTranslator>> m_translators;
    QString m_current;
    QDateTime m_chosenAt;
    QString m_before;                  ///< the language before somebody changed it for all; empty if nobody did
    std::unique_ptr<Spoken> m_spoken;  ///< installed in `QCoreApplication`; destroyed first
};

}  // namespace basekeeper
