// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/languages.h"

#include "db/formats/known_languages.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <atomic>
#include <cstdint>

namespace basekeeper {

namespace {

thread_local QString spokenNow;

/// What the region of a locale is for us. Exports and speech make texts in threads of their own: aligned, it needs no
/// lock.
struct alignas(std::uint32_t) Region {
    QLocale::Language language = QLocale::C;
    QLocale::Territory territory = QLocale::AnyTerritory;
};
std::atomic<Region> followedRegion;

/// That of English for a code that is not known.
const KnownLanguage& languageOf(const QString& code) {
    const auto found = std::ranges::find_if(
        knownLanguages, [&](const KnownLanguage& known) { return code == QStringView(known.code); });
    return found == knownLanguages.end() ? knownLanguages.front() : *found;
}

QString textOf(std::u16string_view text) { return QStringView(text).toString(); }

QStringList& allLanguages() {
    static QStringList languages = codesOfKnownLanguages();
    return languages;
}

}  // namespace

TextLanguageScope::TextLanguageScope(const QString& language) : m_before(spokenNow) {
    if (Languages::all().contains(language)) spokenNow = language;
}

TextLanguageScope::~TextLanguageScope() { spokenNow = m_before; }

const QString& TextLanguageScope::language() { return spokenNow; }

/// The application's only translator. It delegates to the one for the current language.
class Languages::Spoken : public QTranslator {
public:
    explicit Spoken(const Languages& languages) : m_languages(languages) { QCoreApplication::installTranslator(this); }
    ~Spoken() override { QCoreApplication::removeTranslator(this); }
    Q_DISABLE_COPY_MOVE(Spoken)

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const override {
        const QTranslator* of = m_languages.translator(m_languages.spoken());
        return of != nullptr ? of->translate(context, source, disambiguation, n) : QString();
    }
    // Qt skips translators that claim to be empty.
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    const Languages& m_languages;
};

Languages::Languages() : m_current(QStringLiteral("en")) {
    for (const QString& language : all()) {
        auto translator = std::make_unique<QTranslator>();
        // English needs a file too, for its plurals. Without the files the source texts are used.
        if (translator->load(QStringLiteral(":/i18n/basekeeper_%1.qm").arg(language)))
            m_translators.emplace(language, std::move(translator));
    }
    QLocale::setDefault(locale(m_current));
    m_spoken = std::make_unique<Spoken>(*this);
}

Languages::~Languages() = default;

const QStringList& Languages::all() { return allLanguages(); }

void Languages::add(const QString& language) {
    if (!all().contains(language)) allLanguages() << language;
}

QString Languages::known(const QString& language) { return all().contains(language) ? language : QStringLiteral("en"); }

QString Languages::ofSystem() {
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (QString language = wanted.section(u'-', 0, 0); all().contains(language)) return language;
    return QStringLiteral("en");
}

QString Languages::nativeName(const QString& language) { return textOf(languageOf(language).name); }

QLocale Languages::locale(const QString& language) {
    const QLocale own(textOf(languageOf(language).locale));
    const Region region = followedRegion;
    return region.language == own.language() ? QLocale(own.language(), own.script(), region.territory) : own;
}

void Languages::followRegion(const QLocale& locale) { followedRegion = {locale.language(), locale.territory()}; }

QLocale Languages::localeOfTexts() { return spokenNow.isEmpty() ? QLocale() : locale(spokenNow); }

void Languages::use(const QString& language, const QDateTime& chosenAt) {
    m_current = known(language);
    m_chosenAt = chosenAt;
    QLocale::setDefault(locale(m_current));
}

void Languages::useForAll(const QString& language, const QDateTime& chosenAt) {
    const QString before = m_before.isEmpty() ? m_current : m_before;
    use(language, chosenAt);
    m_before = m_current == before ? QString() : before;
}

const QTranslator* Languages::translator(const QString& language) const {
    const auto found = m_translators.find(language);
    return found == m_translators.end() ? nullptr : found->second.get();
}

QString Languages::translate(const QString& language, const char* context, const char* source, int n) const {
    const QTranslator* of = translator(language);
    QString text = of == nullptr ? QString() : of->translate(context, source, nullptr, n);
    if (text.isEmpty()) text = QString::fromUtf8(source);
    // A translator chooses the plural form, but the caller must insert the number.
    return n < 0 ? text : text.replace(QLatin1String("%n"), locale(language).toString(n));
}

}  // namespace basekeeper
