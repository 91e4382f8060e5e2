// SPDX-License-Identifier: GPL-3.0-or-later

// Every text keeps the rules of writing of its language, and tells translators what it cannot tell by itself.
#include "tests/support/every_language.h"
#include "tests/translations/ts_file.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

using namespace basekeeper::test;

namespace {

struct WritingRule {
    const char* languages;
    const char* fault;
    const char* pattern;
    const char* wrong;  ///< an example, in which it must be found
};

constexpr const char* feminine =
    "(acción|barca|base|carpeta|carta|clave|copia|fase|ficha|jugada|línea|loseta|mano|mesa|nave|pantalla|partida|pila|regla|"
    "ronda|rueda|ruta|zona)";
constexpr const char* masculine =
    "(animal|archivo|ataque|campo|contraataque|cubo|cupido|dado|disco|error|idioma|jugador|lado|motivo|nombre|número|puerto|"
    "punto|tema|texto|tramo|turno)";

/// FEMININE and MASCULINE stand for the nouns above, HAN for a Chinese character.
constexpr WritingRule writingRules[] = {
    {"en es zh", "three dots for an ellipsis", R"(\.\.\.)", "Being counted..."},
    {"en es zh", "a straight quotation mark", R"(["'])", "It's over"},
    {"en es zh", "two blanks", R"(\S  \S)", "two  blanks"},
    {"en", "a blank before punctuation", R"( [,;:?!)])", "What ?"},
    {"es", "another language's quotation marks", "[“”‘’]", "la carta “Zig”"},
    {"es", "a blank inside punctuation", R"( [,;:?!»)]|[¿¡«(] )", "« Zig »"},
    {"es", "y before the sound of i", R"(\by (?=[«“(]*(h?(í|i(?![aeouáéóú]))|y(?![aeiouáéíóú]))))", "padres y hijos"},
    {"es", "e before another sound", R"(\be (?!\W*(h?[ií]|y(?![aeiou])))\w)", "uno e dos"},
    {"es", "o before the sound of o", R"(\bo (?=[«“(]*(h?[oó]|8|11\b)))", "siete o ocho"},
    {"es", "y before what is put in later: it may be Inés, so put it into a list or another sentence", R"(\by %\d)",
     "%1 y %2"},
    {"es", "a masculine word before a feminine one",
     R"(\b(el|los|un|unos|este|estos|otro|otros|ningún|todos los|algún|mismo) FEMININEs?\b)", "otro carta"},
    {"es", "a feminine word before a masculine one",
     R"(\b(la|las|una|unas|esta|estas|otra|otras|ninguna|alguna|misma) MASCULINE(s|es)?\b)", "ninguna animal"},
    {"zh", "half-width punctuation beside Han", R"(HAN[,;:!?()]|[,;:!?()]HAN|HAN\.(?![a-z]))", "你好,世界"},
    {"zh", "a blank beside Han", "HAN | HAN|[，。、；：？！（）“”] | [，。、；：？！（）“”]", "回合 3"},
    {"zh", "half an ellipsis", "(?<!…)…(?!…)", "统计中…"},
    {"zh", "another language's quotation marks", "[「」『』«»]", "「你」"},
    {"zh", "full-width letters or digits", "[０-９Ａ-Ｚａ-ｚ]", "第３轮"},
    {"zh", "a comma in a list", R"(%\d，%\d(和|或))", "%1，%2和%3"},
    {"zh", "a number without a measure word",
     "(%n|[0-9二两三四五六七八九十几])(基地|飞船|船员|船|玩家|牌|卡牌|动物|路线|区域|行动|文件|标记|骰子|力场|板块|飞行员|选项|赛段)",
     "抽%n牌"},
    {"zh", "二 before a measure word", "(?<![第十])二[个张艘只名次]", "二张牌"},
};

QRegularExpression expressionOf(const WritingRule& rule) {
    return QRegularExpression(QString::fromUtf8(rule.pattern)
                                  .replace(QStringLiteral("HAN"), QStringLiteral("\\p{Han}"))
                                  .replace(QStringLiteral("FEMININE"), QString::fromUtf8(feminine))
                                  .replace(QStringLiteral("MASCULINE"), QString::fromUtf8(masculine)),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

TEST(WritingRules, FindTheirFaults) {
    for (const WritingRule& rule : writingRules) {
        const QRegularExpression expression = expressionOf(rule);
        ASSERT_TRUE(expression.isValid()) << rule.fault << ": " << expression.errorString().toStdString();
        EXPECT_TRUE(expression.match(QString::fromUtf8(rule.wrong)).hasMatch()) << rule.fault;
    }
}

class Typography : public testing::TestWithParam<const char*> {
protected:
    /// Calls `check` with each text and what it translates, but for texts that are English in every language.
    template <class Check>
    void forEachText(Check&& check) const {
        for (auto message = m_messages.cbegin(); message != m_messages.cend(); ++message)
            for (QString form : message->forms) {
                if (form == message.key().text && QByteArrayView(GetParam()) != "en") continue;
                form.remove(QStringLiteral("All Your Base Are Belong To Us!"));
                check(form, told(message.key()));
            }
    }

private:
    Messages m_messages = allMessages(QString::fromLatin1(GetParam()));
};
INSTANTIATE_TEST_SUITE_P(, Typography, testing::ValuesIn(test::everyLanguage()),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(Typography, IsThatOfTheLanguage) {
    for (const WritingRule& rule : writingRules) {
        if (!QByteArrayView(rule.languages).contains(GetParam())) continue;
        const QRegularExpression expression = expressionOf(rule);
        forEachText([&](const QString& text, const std::string& source) {
            const auto found = expression.match(text);
            EXPECT_FALSE(found.hasMatch()) << rule.fault << ": “" << found.captured().toStdString() << "” in "
                                           << text.toStdString() << " (" << source << ")";
        });
    }
}

TEST_P(Typography, OpensWhatItCloses) {
    const auto expectPairs = [this](QChar opening, QChar closing) {
        forEachText([&](const QString& text, const std::string& source) {
            EXPECT_EQ(text.count(opening), text.count(closing)) << text.toStdString() << " (" << source << ")";
        });
    };
    expectPairs(u'“', u'”');
    expectPairs(u'«', u'»');
    expectPairs(u'（', u'）');
    expectPairs(u'(', u')');
    if (QByteArrayView(GetParam()) != "es") return;
    expectPairs(u'¿', u'?');
    expectPairs(u'¡', u'!');
}

class ForTranslators : public testing::Test {
protected:
    /// The texts in which it is found and that neither a comment nor a disambiguation explains.
    [[nodiscard]] QStringList unexplained(const QString& pattern, const QStringList& contexts = {}) const {
        const QRegularExpression expression(pattern);
        QStringList texts;
        for (auto message = m_messages.cbegin(); message != m_messages.cend(); ++message) {
            const Source& source = message.key();
            if (expression.match(source.text).hasMatch() && message->remark.isEmpty() && source.comment.isEmpty() &&
                !contexts.contains(source.context))
                texts << QString::fromStdString(told(source));
        }
        return texts;
    }
    Messages m_messages = screenMessages(QStringLiteral("en"));
};

TEST_F(ForTranslators, ShortWordsSayWhereTheyStand) {
    // What these contexts are is told once, in translations/README.md.
    EXPECT_EQ(unexplained("^[a-zé’…-]+( [a-z’…-]+)?$", {"Animal", "Log", "Token"}), QStringList())
        << "say in a comment (//:) what it stands beside, or make a sentence of it";
}

TEST_F(ForTranslators, SignsSayWhatStandsBesideThem) {
    EXPECT_EQ(unexplained(R"(%\w\s*[-/+−×→·=]|[-/+−×→·=]\s*%)"), QStringList())
        << "say in a comment (//:) what is put in, or make a sentence of it";
}

TEST_F(ForTranslators, WhatIsCountedHasPlurals) {
    // Ranges and limits, which are never one; “points 3” needs no plural either.
    const QStringList limits{"GameCard", "Refusal", "SessionFile", "Wording"};
    // It is read after a place and a name, and the total is written as the sheet writes it.
    const QStringList totals{"TableSummary: %1. %2: %3 points."};
    const QRegularExpression counted(
        R"((?<!of )(?<!more than )%\d (acts|animals|bases|boats|cards|changes|characters|dice|entries|files|games|lines|minutes|players|points|rounds|routes|ships|texts|tiles|tokens|turns|zones)\b)");
    for (auto message = m_messages.cbegin(); message != m_messages.cend(); ++message) {
        const Source& source = message.key();
        if (limits.contains(source.context) || totals.contains(QString::fromStdString(told(source)))) continue;
        EXPECT_TRUE(message->numerus || !counted.match(source.text).hasMatch()) << told(source) << ": count with %n";
    }
}

}  // namespace
