// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/safety/store_text.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace basekeeper {

namespace {

constexpr int smallestText = 100;
constexpr int largestText = 200;
constexpr int slowestSpeech = 50;
constexpr int usualSpeech = 100;
constexpr int fastestSpeech = 200;

const QStringList& themes() {
    static const QStringList names{QStringLiteral("dark"), QStringLiteral("light"), QStringLiteral("contrast"),
                                   QStringLiteral("system")};
    return names;
}

}  // namespace

Settings::Settings(Languages& languages, const QString& dataFolder, const StartChoices& choices)
    : m_languages(languages),
      m_dataFolder(dataFolder),
      m_kept(dataFolder),
      m_problem(m_kept.unread()),
      m_deviceRegion(m_kept.flag(QStringLiteral("deviceRegion"), true)),
      m_theme(m_kept.text(QStringLiteral("theme"), QStringLiteral("dark"))),
      m_textPercent(std::clamp(m_kept.number(QStringLiteral("textPercent"), smallestText), smallestText, largestText)),
      m_reducedMotion(m_kept.flag(QStringLiteral("reducedMotion"), false)),
      m_keepScreenOn(m_kept.flag(QStringLiteral("keepScreenOn"), true)),
      m_turnsToSeats(m_kept.flag(QStringLiteral("turnsToSeats"), choices.liesFlat)),
      m_wheelsOnTable(m_kept.flag(QStringLiteral("wheelsOnTable"), false)),
      m_gameVoice(m_kept.flag(QStringLiteral("gameVoice"), true)),
      m_speechPercent(
          std::clamp(m_kept.number(QStringLiteral("speechPercent"), usualSpeech), slowestSpeech, fastestSpeech)) {
    followRegion();
    if (!themes().contains(m_theme)) m_theme = themes().constFirst();
    if (themes().contains(choices.theme)) m_theme = choices.theme;
    if (choices.textPercent > 0) m_textPercent = std::clamp(choices.textPercent, smallestText, largestText);
    if (!choices.language.isEmpty()) m_languages.use(choices.language, QDateTime::currentDateTimeUtc());
    else
        m_languages.use(m_kept.text(QStringLiteral("language"), Languages::ofSystem()),
                        QDateTime::fromString(m_kept.text(QStringLiteral("languageChosenAt")), Qt::ISODateWithMs));
}

void Settings::setLanguage(const QString& language) {
    if (language == m_languages.current() || !Languages::all().contains(language)) return;
    m_languages.useForAll(language, QDateTime::currentDateTimeUtc());
    save({{QStringLiteral("language"), language},
          {QStringLiteral("languageChosenAt"), m_languages.chosenAt().toString(Qt::ISODateWithMs)}});
    emit languageChanged();
    // It is in words.
    emit problemChanged();
}

void Settings::followRegion() const { Languages::followRegion(m_deviceRegion ? QLocale::system() : QLocale::c()); }

void Settings::setDeviceRegion(bool follows) {
    if (follows == m_deviceRegion) return;
    m_deviceRegion = follows;
    save(QStringLiteral("deviceRegion"), follows);
    followRegion();
    m_languages.use(m_languages.current(), m_languages.chosenAt());
    emit languageChanged();
}

QString Settings::regionSample() const {
    constexpr double number = 12345.5;
    const QLocale locale = Languages::locale(m_languages.current());
    const QDateTime when(QDate(2026, 12, 31), QTime(15, 30));
    return QStringLiteral("%1   %2").arg(locale.toString(when, QLocale::ShortFormat), locale.toString(number, 'f', 1));
}

void Settings::setTheme(const QString& theme) {
    if (theme == m_theme || !themes().contains(theme)) return;
    m_theme = theme;
    save({{QStringLiteral("theme"), theme}});
    emit themeChanged();
}

QString Settings::scheme() const {
    if (m_theme != u"system") return m_theme;
    constexpr int middle = 128;
    const bool light = QGuiApplication::palette().color(QPalette::Window).lightness() > middle;
    return light ? QStringLiteral("light") : QStringLiteral("dark");
}

void Settings::setTextPercent(int percent) {
    percent = std::clamp(percent, smallestText, largestText);
    if (percent == m_textPercent) return;
    m_textPercent = percent;
    save({{QStringLiteral("textPercent"), QString::number(percent)}});
    emit textPercentChanged();
}

void Settings::setReducedMotion(bool reduced) {
    if (reduced == m_reducedMotion) return;
    m_reducedMotion = reduced;
    save(QStringLiteral("reducedMotion"), reduced);
    emit reducedMotionChanged();
}

void Settings::setKeepScreenOn(bool keep) {
    if (keep == m_keepScreenOn) return;
    m_keepScreenOn = keep;
    save(QStringLiteral("keepScreenOn"), keep);
    emit keepScreenOnChanged();
}

void Settings::setSpeechPercent(int percent) {
    percent = std::clamp(percent, slowestSpeech, fastestSpeech);
    if (percent == m_speechPercent) return;
    m_speechPercent = percent;
    save({{QStringLiteral("speechPercent"), QString::number(percent)}});
    emit speechChanged();
}

QString Settings::speechVoice(const QString& language) const {
    return m_kept.text(QStringLiteral("speechVoice/") + language);
}

void Settings::setSpeechVoice(const QString& language, const QString& name) {
    if (name == speechVoice(language)) return;
    save({{QStringLiteral("speechVoice/") + language, name}});
    emit speechChanged();
}

QString Settings::lastFolder() const { return m_kept.text(QStringLiteral("lastFolder")); }

void Settings::setLastFolder(const QString& folder) {
    // Nobody chose to keep it, so nobody is told if it is not.
    if (folder != lastFolder()) static_cast<void>(m_kept.change({{QStringLiteral("lastFolder"), folder}}));
}

QString Settings::chosenSet(const QString& game) const { return m_kept.text(QStringLiteral("chosenSet/") + game); }

void Settings::setChosenSet(const QString& game, const QString& setId) {
    if (setId != chosenSet(game)) save({{QStringLiteral("chosenSet/") + game, setId}});
}

void Settings::setTurnsToSeats(bool turns) {
    if (turns == m_turnsToSeats) return;
    m_turnsToSeats = turns;
    save(QStringLiteral("turnsToSeats"), turns);
    emit turnsToSeatsChanged();
}

void Settings::setWheelsOnTable(bool onTable) {
    if (onTable == m_wheelsOnTable) return;
    m_wheelsOnTable = onTable;
    save(QStringLiteral("wheelsOnTable"), onTable);
    emit wheelsOnTableChanged();
}

void Settings::setGameVoice(bool heard) {
    if (heard == m_gameVoice) return;
    m_gameVoice = heard;
    save(QStringLiteral("gameVoice"), heard);
    emit gameVoiceChanged();
}

void Settings::setScreenObeys(bool obeys) {
    if (obeys == m_screenObeys) return;
    m_screenObeys = obeys;
    emit screenObeysChanged();
}

void Settings::save(const SettingsFile::Values& changes) {
    const auto saved = m_kept.change(changes);
    tell(saved ? std::nullopt : std::optional(saved.error()));
}

void Settings::save(const QString& name, bool value) {
    save({{name, value ? QStringLiteral("true") : QStringLiteral("false")}});
}

QString Settings::problem() const {
    if (!m_problem) return {};
    if (m_problem->kind == StoreErrorKind::DiskFull)
        return tr("The disk has no room left for %1. Free %2 or more. Your settings will last only until you close Basekeeper.")
            .arg(m_problem->path, roomText(m_problem->needed));
    return tr("%1 cannot be read or written (%2). Your settings will last only until you close Basekeeper.")
        .arg(m_problem->path, m_problem->detail);
}

void Settings::dismissProblem() { tell({}); }

void Settings::tell(std::optional<StoreError> problem) {
    if (!m_problem && !problem) return;
    m_problem = std::move(problem);
    emit problemChanged();
}

}  // namespace basekeeper
