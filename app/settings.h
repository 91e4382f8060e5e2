// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"
#include "app/settings_file.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace basekeeper {

/// Choices of the command line. They apply to this run and are not saved.
struct StartChoices {
    QString language;      ///< empty: as saved
    QString theme;         ///< empty: as saved
    int textPercent = 0;   ///< 0: as saved
    bool liesFlat = true;  ///< whether the device lies between the players; default of `turnsToSeats`
};

/// The saved preferences of this device. They are kept beside the sessions, so that one folder holds everything.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
    /// Dates and numbers follow the region of this device where it speaks the language.
    Q_PROPERTY(bool deviceRegion READ deviceRegion WRITE setDeviceRegion NOTIFY languageChanged FINAL)
    /// A date, a time and a number as they are written now, to see what `deviceRegion` does.
    Q_PROPERTY(QString regionSample READ regionSample NOTIFY languageChanged FINAL)
    /// "dark", "light", "contrast" or "system".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    /// The effective theme: never "system".
    Q_PROPERTY(QString scheme READ scheme NOTIFY themeChanged FINAL)
    /// 100 to 200.
    Q_PROPERTY(int textPercent READ textPercent WRITE setTextPercent NOTIFY textPercentChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    Q_PROPERTY(bool keepScreenOn READ keepScreenOn WRITE setKeepScreenOn NOTIFY keepScreenOnChanged FINAL)
    /// The speed of reading aloud: 50 to 200, normally 100.
    Q_PROPERTY(int speechPercent READ speechPercent WRITE setSpeechPercent NOTIFY speechChanged FINAL)
    /// Questions to a seat across the table are shown turned towards it.
    Q_PROPERTY(bool turnsToSeats READ turnsToSeats WRITE setTurnsToSeats NOTIFY turnsToSeatsChanged FINAL)
    /// Programming: the revealed wheels are entered all at once, not in secret seat by seat.
    Q_PROPERTY(bool wheelsOnTable READ wheelsOnTable WRITE setWheelsOnTable NOTIFY wheelsOnTableChanged FINAL)
    /// Small lines of the games' own, in English, stand beside the plain words.
    Q_PROPERTY(bool gameVoice READ gameVoice WRITE setGameVoice NOTIFY gameVoiceChanged FINAL)
    /// False once the desktop has refused to keep the screen on.
    Q_PROPERTY(bool screenObeys READ screenObeys NOTIFY screenObeysChanged FINAL)
    Q_PROPERTY(QString dataFolder READ dataFolder CONSTANT FINAL)
    /// Why the settings could not be read or are not saved, in words; empty if all is well or it was dismissed. What
    /// was chosen counts for this run all the same.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    Settings(Languages& languages, const QString& dataFolder, const StartChoices& choices = {});

    [[nodiscard]] const QString& language() const { return m_languages.current(); }
    void setLanguage(const QString& language);
    [[nodiscard]] const QStringList& languages() const { return Languages::all(); }
    [[nodiscard]] bool deviceRegion() const { return m_deviceRegion; }
    void setDeviceRegion(bool follows);
    [[nodiscard]] QString regionSample() const;
    /// The language's own name for itself.
    Q_INVOKABLE [[nodiscard]] QString nativeName(const QString& language) const {
        return Languages::nativeName(language);
    }
    /// The next language; after the last one the first.
    Q_INVOKABLE [[nodiscard]] QString languageAfter(const QString& language) const {
        return languages()[(languages().indexOf(language) + 1) % languages().size()];
    }

    [[nodiscard]] const QString& theme() const { return m_theme; }
    void setTheme(const QString& theme);
    [[nodiscard]] QString scheme() const;
    [[nodiscard]] int textPercent() const { return m_textPercent; }
    void setTextPercent(int percent);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool keepScreenOn() const { return m_keepScreenOn; }
    void setKeepScreenOn(bool keep);
    [[nodiscard]] int speechPercent() const { return m_speechPercent; }
    void setSpeechPercent(int percent);
    /// The name of the chosen voice for a language; empty if there is none.
    [[nodiscard]] QString speechVoice(const QString& language) const;
    void setSpeechVoice(const QString& language, const QString& name);
    /// The id of the set last chosen for a game; empty if there is none.
    [[nodiscard]] QString chosenSet(const QString& game) const;
    void setChosenSet(const QString& game, const QString& setId);
    /// The folder that was last used for a file; empty if there is none.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);
    [[nodiscard]] bool turnsToSeats() const { return m_turnsToSeats; }
    void setTurnsToSeats(bool turns);
    [[nodiscard]] bool wheelsOnTable() const { return m_wheelsOnTable; }
    void setWheelsOnTable(bool onTable);
    [[nodiscard]] bool gameVoice() const { return m_gameVoice; }
    void setGameVoice(bool heard);
    [[nodiscard]] bool screenObeys() const { return m_screenObeys; }
    void setScreenObeys(bool obeys);
    [[nodiscard]] const QString& dataFolder() const { return m_dataFolder; }
    [[nodiscard]] QString problem() const;
    Q_INVOKABLE void dismissProblem();

signals:
    void languageChanged();
    void themeChanged();
    void textPercentChanged();
    void reducedMotionChanged();
    void keepScreenOnChanged();
    void speechChanged();
    void turnsToSeatsChanged();
    void wheelsOnTableChanged();
    void gameVoiceChanged();
    void screenObeysChanged();
    void problemChanged();

private:
    void followRegion() const;
    void save(const SettingsFile::Values& changes);
    void save(const QString& name, bool value);
    void tell(std::optional<StoreError> problem);

    Languages& m_languages;
    QString m_dataFolder;
    SettingsFile m_kept;
    std::optional<StoreError> m_problem;
    bool m_deviceRegion;
    QString m_theme;
    int m_textPercent;
    bool m_reducedMotion;
    bool m_keepScreenOn;
    bool m_turnsToSeats;
    bool m_wheelsOnTable;
    bool m_gameVoice;
    int m_speechPercent;
    bool m_screenObeys = true;
};

}  // namespace basekeeper
