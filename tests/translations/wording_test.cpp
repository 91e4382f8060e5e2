// SPDX-License-Identifier: GPL-3.0-or-later

// How texts are worded, whatever they say: one sentence a question, one word a thing, one translation a text.
#include "app/language/languages.h"
#include "tests/support/every_language.h"
#include "tests/translations/ts_file.h"

#include <QRegularExpression>

#include <map>
#include <utility>
#include <vector>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class Wording : public testing::TestWithParam<const char*> {
protected:
    [[nodiscard]] static QString language() { return QString::fromLatin1(GetParam()); }
    Messages english = allMessages(QStringLiteral("en"));
    Messages messages = allMessages(language());
};

INSTANTIATE_TEST_SUITE_P(, Wording, testing::ValuesIn(test::everyLanguage()),
                         [](const auto& test) { return std::string(test.param); });

/// "1.5" and ".csv" end no sentence.
QStringList sentencesOf(const QString& text) {
    static const QRegularExpression end(QStringLiteral(R"([.!?][”»’)]*\s+|[。！？][”’）]*)"));
    return text.split(end, Qt::SkipEmptyParts);
}

TEST_P(Wording, AQuestionIsOneSentence) {
    int questions = 0;
    for (auto message = messages.cbegin(); message != messages.cend(); ++message)
        for (const QString& form : message->forms) {
            if (!form.contains(u'?') && !form.contains(u'？')) continue;
            ++questions;
            EXPECT_EQ(sentencesOf(form).size(), 1) << told(message.key()) << " -> " << form.toStdString();
        }
    EXPECT_GT(questions, 40);
}

/// As it stands in a sentence: the same word may begin with a capital elsewhere.
QStringList withoutCapital(QStringList forms) {
    for (QString& form : forms)
        if (!form.isEmpty()) form[0] = form[0].toLower();
    return forms;
}

/// Where a language needs two, the code tells them apart by a disambiguation; where it only likes two, the translator
/// says why.
TEST_P(Wording, OneTextHasOneTranslation) {
    std::map<std::pair<QString, QString>, Messages::const_iterator> first;
    for (auto message = messages.cbegin(); message != messages.cend(); ++message) {
        if (!message->reason.isEmpty()) continue;
        const Source& source = message.key();
        const Messages::const_iterator other = first.try_emplace({source.text, source.comment}, message).first->second;
        EXPECT_EQ(withoutCapital(message->forms), withoutCapital(other->forms))
            << told(source) << ", and " << other.key().context.toStdString();
    }
}

/// A line of `terms.csv`. `said` and `avoided` are patterns, one a language.
struct Term {
    QString name;
    QMap<QString, QRegularExpression> said;
    QMap<QString, QRegularExpression> avoided;
    QStringList without;  ///< how texts begin that say it without the word
};

/// A whole word, at the start of a sentence, too; Chinese has no blanks between words.
QRegularExpression wordOf(const QString& pattern, const QString& language) {
    QRegularExpression word(language == u"zh" ? pattern : QStringLiteral(R"((?<!\w)(?:%1)(?!\w))").arg(pattern),
                            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    EXPECT_TRUE(word.isValid()) << pattern.toStdString() << ": " << word.errorString().toStdString();
    return word;
}

bool begins(const Source& source, const QString& start) {
    return QString::fromStdString(told(source)).startsWith(start);
}

bool isWithout(const Term& term, const Source& source) {
    return std::ranges::any_of(term.without, [&](const QString& start) { return begins(source, start); });
}

std::vector<Term> readTerms() {
    QFile file(QStringLiteral(BASEKEEPER_SOURCES "/tests/translations/terms.csv"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    const QStringList columns = lines.takeFirst().split(u';');
    EXPECT_EQ(columns, QStringList({"term", "en", "es", "zh", "not en", "not es", "not zh", "without the word"}));
    std::vector<Term> terms;
    for (const QString& line : lines) {
        const QStringList fields = line.split(u';');
        EXPECT_EQ(fields.size(), columns.size()) << line.toStdString();
        if (fields.size() != columns.size()) continue;
        Term term{fields.front(), {}, {}, fields.back().split(u'|', Qt::SkipEmptyParts)};
        for (int column = 1; column <= 3; ++column) {
            const QString& language = columns[column];
            term.said.insert(language, wordOf(fields[column], language));
            if (const QString& avoided = fields[column + 3]; !avoided.isEmpty())
                term.avoided.insert(language, wordOf(avoided, language));
        }
        terms.push_back(std::move(term));
    }
    return terms;
}

TEST(Terms, HaveOneWordInEachLanguage) {
    const std::vector<Term> terms = readTerms();
    EXPECT_GE(terms.size(), 55u);
    const Messages english = allMessages(QStringLiteral("en"));
    for (const QString& language : Languages::all())
        for (const Messages messages = allMessages(language); const Term& term : terms)
            for (auto message = english.cbegin(); message != english.cend(); ++message) {
                const QString text = messages.value(message.key()).forms.join(u'\n');
                const auto expectWord = [&](bool right) {
                    EXPECT_TRUE(right) << term.name.toStdString() << " in " << told(message.key()) << " -> "
                                       << text.toStdString();
                };
                expectWord(!term.avoided.contains(language) || !text.contains(term.avoided[language]));
                if (message->forms.last().contains(term.said["en"]) && !isWithout(term, message.key()))
                    expectWord(text.contains(term.said[language]));
            }
}

/// So that the file lists no text that has changed since.
TEST(Terms, AreMissingOnlyWhereTheyAreSaidToBe) {
    const Messages english = allMessages(QStringLiteral("en"));
    for (const Term& term : readTerms()) {
        const auto has = [&](const Message& message) { return message.forms.last().contains(term.said["en"]); };
        EXPECT_TRUE(std::ranges::any_of(english, has)) << "no text has " << term.name.toStdString();
        for (const QString& start : term.without)
            EXPECT_TRUE(std::any_of(english.keyBegin(), english.keyEnd(),
                                    [&](const Source& source) {
                                        if (!begins(source, start) || !has(english[source])) return false;
                                        return std::ranges::any_of(Languages::all(), [&](const QString& language) {
                                            return !allMessages(language).value(source).forms.join(u'\n').contains(
                                                term.said[language]);
                                        });
                                    }))
                << term.name.toStdString() << ": " << start.toStdString();
    }
}

}  // namespace
