// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"

#include <QCoreApplication>
#include <QTranslator>

namespace basekeeper {

Languages::Languages() {
    for (const QString& language : all()) {
        auto translator = std::make_unique<QTranslator>();
        // English has a file too: its plurals are in it. Without the files the source texts stand.
        if (translator->load(QStringLiteral(":/i18n/basekeeper_%1.qm").arg(language))) m_translators.emplace(language, std::move(translator));
    }
    use(QStringLiteral("en"));
}

Languages::~Languages() {
    if (const auto used = m_translators.find(m_current); used != m_translators.end())
        QCoreApplication::removeTranslator(used->second.get());
}

const QStringList& Languages::all() {
    static const QStringList languages{QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("zh")};
    return languages;
}

QString Languages::ofSystem() {
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (QString language = wanted.section(u'-', 0, 0); all().contains(language)) return language;
    return QStringLiteral("en");
}

QString Languages::nativeName(const QString& language) {
    if (language == u"es") return QStringLiteral("Español");
    if (language == u"zh") return QStringLiteral("中文");
    return QStringLiteral("English");
}

QLocale Languages::locale(const QString& language) {
    if (language == u"es") return {QLocale::Spanish, QLocale::Spain};
    if (language == u"zh") return {QLocale::Chinese, QLocale::SimplifiedHanScript, QLocale::China};
    return {QLocale::English, QLocale::UnitedKingdom};
}

void Languages::use(const QString& language) {
    const QString wanted = all().contains(language) ? language : QStringLiteral("en");
    if (wanted == m_current) return;
    if (const auto used = m_translators.find(m_current); used != m_translators.end())
        QCoreApplication::removeTranslator(used->second.get());
    m_current = wanted;
    QLocale::setDefault(locale(wanted));
    if (const auto next = m_translators.find(wanted); next != m_translators.end())
        QCoreApplication::installTranslator(next->second.get());
}

QString Languages::translate(const QString& language, const char* context, const char* source, int n) const {
    const auto found = m_translators.find(language);
    QString text = found == m_translators.end() ? QString() : found->second->translate(context, source, nullptr, n);
    if (text.isEmpty()) text = QString::fromUtf8(source);
    // A translator chooses the plural but leaves it to its caller to put the number in.
    return n < 0 ? text : text.replace(QLatin1String("%n"), locale(language).toString(n));
}

}  // namespace basekeeper
