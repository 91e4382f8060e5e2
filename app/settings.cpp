// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include <QDir>
#include <QFile>
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

/// A value that is not a number counts as unset: reading at the slowest speed would puzzle people.
int keptSpeechPercent(const QSettings& kept) {
    bool isNumber = false;
    const int percent = kept.value("speechPercent").toInt(&isNumber);
    return isNumber ? std::clamp(percent, slowestSpeech, fastestSpeech) : usualSpeech;
}

/// The character that an escape of QSettings gives by its number; nothing where it gives none. `at` is behind the
/// backslash, and goes to the last character of the escape.
QString numberedCharacter(const QByteArray& bytes, qsizetype& at) {
    const bool hexadecimal = bytes[at] == 'x';
    const QByteArrayView digits = hexadecimal ? "0123456789abcdef" : "01234567";
    qsizetype next = hexadecimal ? at + 1 : at;
    const qsizetype first = next;
    uint code = 0;
    for (; next < bytes.size(); ++next) {
        const char digit = bytes[next] >= 'A' && bytes[next] <= 'F' ? static_cast<char>(bytes[next] + 32) : bytes[next];
        const qsizetype value = digits.indexOf(digit);
        if (value < 0) break;
        code = code * static_cast<uint>(digits.size()) + static_cast<uint>(value);
    }
    if (next == first) return {};
    at = next - 1;
    return QChar(static_cast<char16_t>(code));
}

/// Whether QSettings would unpack a value. No setting here is packed, and Qt believes what a packed one says of its own
/// size: a few bytes can ask for more memory than there is, or nest too deep. What QSettings may skip within a word is
/// left out, wherever it stands; so a text may be taken for a packed value, but no packed value for a text.
bool holdsPackedValue(const QByteArray& bytes) {
    QString words;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char byte = bytes[i];
        if (byte == '\\') {
            if (++i < bytes.size()) words += numberedCharacter(bytes, i);
        } else if (byte != '"' && byte > ' ') {
            words += QLatin1Char(byte);
        }
    }
    return words.contains(u"@Variant(") || words.contains(u"@DateTime(");
}

/// The file of the settings. One with what QSettings should not unpack is set aside; where that is impossible, another
/// name stands for settings that nobody has chosen.
QString fileOfSettings(const QString& dataFolder) {
    const QDir folder(dataFolder);
    QString path = folder.filePath(QStringLiteral("settings.ini"));
    QFile file(path);
    if (file.open(QIODevice::ReadOnly) && holdsPackedValue(file.readAll())) {
        file.close();
        const QString aside = folder.filePath(QStringLiteral("settings-unreadable.ini"));
        QFile::remove(aside);
        if (!file.rename(aside)) path = folder.filePath(QStringLiteral("settings-new.ini"));
    }
    return path;
}

}  // namespace

Settings::Settings(Languages& languages, const QString& dataFolder, const StartChoices& choices)
    : m_languages(languages),
      m_dataFolder(dataFolder),
      m_kept(fileOfSettings(dataFolder), QSettings::IniFormat),
      m_deviceRegion(m_kept.value("deviceRegion", true).toBool()),
      m_theme(m_kept.value("theme", QStringLiteral("dark")).toString()),
      m_textPercent(std::clamp(m_kept.value("textPercent", smallestText).toInt(), smallestText, largestText)),
      m_reducedMotion(m_kept.value("reducedMotion", false).toBool()),
      m_keepScreenOn(m_kept.value("keepScreenOn", true).toBool()),
      m_turnsToSeats(m_kept.value("turnsToSeats", choices.liesFlat).toBool()),
      m_wheelsOnTable(m_kept.value("wheelsOnTable", false).toBool()),
      m_gameVoice(m_kept.value("gameVoice", true).toBool()),
      m_speechPercent(keptSpeechPercent(m_kept)) {
    followRegion();
    if (!themes().contains(m_theme)) m_theme = themes().constFirst();
    if (themes().contains(choices.theme)) m_theme = choices.theme;
    if (choices.textPercent > 0) m_textPercent = std::clamp(choices.textPercent, smallestText, largestText);
    if (!choices.language.isEmpty()) m_languages.use(choices.language, QDateTime::currentDateTimeUtc());
    else
        m_languages.use(m_kept.value("language", Languages::ofSystem()).toString(),
                        m_kept.value("languageChosenAt").toDateTime());
}

void Settings::setLanguage(const QString& language) {
    if (language == m_languages.current() || !Languages::all().contains(language)) return;
    m_languages.useForAll(language, QDateTime::currentDateTimeUtc());
    m_kept.setValue("language", language);
    m_kept.setValue("languageChosenAt", m_languages.chosenAt().toString(Qt::ISODateWithMs));
    emit languageChanged();
}

void Settings::followRegion() const { Languages::followRegion(m_deviceRegion ? QLocale::system() : QLocale::c()); }

void Settings::setDeviceRegion(bool follows) {
    if (follows == m_deviceRegion) return;
    m_deviceRegion = follows;
    m_kept.setValue("deviceRegion", follows);
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
    m_kept.setValue("theme", theme);
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
    m_kept.setValue("textPercent", percent);
    emit textPercentChanged();
}

void Settings::setReducedMotion(bool reduced) {
    if (reduced == m_reducedMotion) return;
    m_reducedMotion = reduced;
    m_kept.setValue("reducedMotion", reduced);
    emit reducedMotionChanged();
}

void Settings::setKeepScreenOn(bool keep) {
    if (keep == m_keepScreenOn) return;
    m_keepScreenOn = keep;
    m_kept.setValue("keepScreenOn", keep);
    emit keepScreenOnChanged();
}

void Settings::setSpeechPercent(int percent) {
    percent = std::clamp(percent, slowestSpeech, fastestSpeech);
    if (percent == m_speechPercent) return;
    m_speechPercent = percent;
    m_kept.setValue("speechPercent", percent);
    emit speechChanged();
}

QString Settings::speechVoice(const QString& language) const {
    return m_kept.value(QStringLiteral("speechVoice/") + language).toString();
}

void Settings::setSpeechVoice(const QString& language, const QString& name) {
    if (name == speechVoice(language)) return;
    m_kept.setValue(QStringLiteral("speechVoice/") + language, name);
    emit speechChanged();
}

QString Settings::lastFolder() const { return m_kept.value("lastFolder").toString(); }

void Settings::setLastFolder(const QString& folder) { m_kept.setValue("lastFolder", folder); }

QString Settings::chosenSet(const QString& game) const {
    return m_kept.value(QStringLiteral("chosenSet/") + game).toString();
}

void Settings::setChosenSet(const QString& game, const QString& setId) {
    if (setId != chosenSet(game)) m_kept.setValue(QStringLiteral("chosenSet/") + game, setId);
}

void Settings::setTurnsToSeats(bool turns) {
    if (turns == m_turnsToSeats) return;
    m_turnsToSeats = turns;
    m_kept.setValue("turnsToSeats", turns);
    emit turnsToSeatsChanged();
}

void Settings::setWheelsOnTable(bool onTable) {
    if (onTable == m_wheelsOnTable) return;
    m_wheelsOnTable = onTable;
    m_kept.setValue("wheelsOnTable", onTable);
    emit wheelsOnTableChanged();
}

void Settings::setGameVoice(bool heard) {
    if (heard == m_gameVoice) return;
    m_gameVoice = heard;
    m_kept.setValue("gameVoice", heard);
    emit gameVoiceChanged();
}

void Settings::setScreenObeys(bool obeys) {
    if (obeys == m_screenObeys) return;
    m_screenObeys = obeys;
    emit screenObeysChanged();
}

}  // namespace basekeeper
