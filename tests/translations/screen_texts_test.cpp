// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the screens: all there, all translated, all with their places.
#include "tests/support/every_language.h"
#include "tests/translations/ts_file.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace basekeeper::test;

namespace {

/// "%1", "%2", ..., without the "%n" of plurals, each as often as it is named.
QStringList placesIn(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?[0-9]{1,2}"));
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();) places << match.next().captured();
    places.sort();
    return places;
}

/// Those of one file that the other one lacks.
QStringList onlyIn(const Messages& one, const Messages& other) {
    QStringList texts;
    for (auto message = one.cbegin(); message != one.cend(); ++message)
        if (!other.contains(message.key())) texts << QString::fromStdString(told(message.key()));
    return texts;
}

/// Names that all languages share, and texts without a word.
const QStringList sameInChinese{"Zig",         "Destroyer",     "BattleCruiser",
                                "Dreadnought", "Zero Wing",     "CATS",
                                "Basekeeper",  "Basekeeper %1", "All Your Base: Last Of Last",
                                "%1%"};

class ScreenTexts : public testing::TestWithParam<const char*> {
protected:
    [[nodiscard]] bool is(const char* language) const { return QLatin1String(GetParam()) == QLatin1String(language); }
    Messages messages = screenMessages(QLatin1String(GetParam()));
};

INSTANTIATE_TEST_SUITE_P(, ScreenTexts, testing::ValuesIn(test::everyLanguage()),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(ScreenTexts, AreTheSameInEveryFile) {
    const Messages english = screenMessages("en");
    EXPECT_EQ(onlyIn(messages, english), QStringList()) << "not in the English file";
    EXPECT_EQ(onlyIn(english, messages), QStringList()) << "only in the English file";
}

TEST_P(ScreenTexts, AreAllTranslated) {
    EXPECT_GT(messages.size(), 300);
    for (auto message = messages.cbegin(); message != messages.cend(); ++message) {
        EXPECT_EQ(message->state, QString()) << told(message.key());
        EXPECT_EQ(message->forms.size(), message->numerus && !is("zh") ? 2 : 1) << told(message.key());
        for (const QString& form : message->forms) {
            EXPECT_FALSE(form.trimmed().isEmpty()) << told(message.key());
            EXPECT_FALSE(form.contains("(s)")) << told(message.key());
        }
    }
}

TEST_P(ScreenTexts, KeepTheirPlaces) {
    for (auto message = messages.cbegin(); message != messages.cend(); ++message) {
        const Source& source = message.key();
        for (const QString& form : message->forms)
            EXPECT_EQ(placesIn(form), placesIn(source.text)) << told(source) << " -> " << form.toStdString();
        // One thing may be told without its number; several may not.
        if (message->numerus) EXPECT_TRUE(message->forms.last().contains("%n")) << told(source);
        else EXPECT_EQ(message->forms.first().contains("%n"), source.text.contains("%n")) << told(source);
    }
}

class OtherTexts : public ScreenTexts {};
INSTANTIATE_TEST_SUITE_P(, OtherTexts, testing::Values("es", "zh"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(OtherTexts, AreNotStillEnglish) {
    int same = 0;
    for (auto message = messages.cbegin(); message != messages.cend(); ++message) {
        const Source& source = message.key();
        const bool kept = message->forms.contains(source.text);
        same += kept;
        if (!is("zh")) continue;
        EXPECT_EQ(kept, sameInChinese.contains(source.text)) << told(source);
        if (sameInChinese.contains(source.text)) continue;
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
        const bool hasWords = QString(source.text).remove(QStringLiteral("%n")).contains(word);
        for (const QString& form : message->forms)
            EXPECT_TRUE(!hasWords || hasChinese(form)) << told(source) << " -> " << form.toStdString();
    }
    // Spanish shares some words with English ("Base"), but few.
    EXPECT_LT(same, messages.size() / 20);
}

/// What the screens say and what the files translate are the same texts: `update_translations` was run.
TEST(ScreenTextsOfTheSources, AreTheOnesThatAreTranslated) {
    QStringList sources;
    const auto add = [&](const char* folder, const QStringList& kinds, QDirIterator::IteratorFlags flags) {
        QDirIterator files(QStringLiteral(BASEKEEPER_SOURCES "/") + QLatin1String(folder), kinds, QDir::Files, flags);
        while (files.hasNext()) sources << files.next();
    };
    add("app", {"*.cpp", "*.h"}, QDirIterator::Subdirectories);
    add("qml", {"*.qml"}, QDirIterator::Subdirectories);
    add("tests/tour", {"*.cpp"}, QDirIterator::NoIteratorFlags);
    ASSERT_GT(sources.size(), 100);
    const QTemporaryDir folder;
    QFile list(folder.filePath("sources"));
    ASSERT_TRUE(list.open(QIODevice::WriteOnly));
    list.write(sources.join(u'\n').toUtf8());
    list.close();
    const QString extracted = folder.filePath("basekeeper_en.ts");
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(QStringLiteral(BASEKEEPER_LUPDATE), {"-no-obsolete", "-locations", "none", "-I", BASEKEEPER_SOURCES,
                                                       "@" + list.fileName(), "-ts", extracted});
    ASSERT_TRUE(lupdate.waitForFinished(120'000));
    ASSERT_EQ(lupdate.exitCode(), 0) << lupdate.readAll().toStdString();
    const auto now = readMessages(extracted).keys();
    const auto translated = screenMessages("en").keys();
    for (const Source& source : now) EXPECT_TRUE(translated.contains(source)) << "not translated yet: " << told(source);
    for (const Source& source : translated) EXPECT_TRUE(now.contains(source)) << "no longer said: " << told(source);
}

}  // namespace
