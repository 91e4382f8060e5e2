// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is said at a table can be heard: espeak-ng, with whose voices Debian speaks, is asked for its sounds.
#include "app/book/rule_texts.h"
#include "app/games/games.h"
#include "app/speech/for_the_ear.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_score_sheet.h"
#include "tests/translations/ts_file.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <functional>
#include <type_traits>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

struct Spoken {
    const char* language;
    const char* voice;  ///< the one that the app prefers
    std::array<const char*, 4> names;
};

constexpr std::array spokenLanguages{
    Spoken{"en", "en", {"Anna", "Ben", "Mei-Ling", "David"}},
    Spoken{"es", "es", {"Ana", "Tomás", "Lucía", "Pablo"}},
    Spoken{"zh", "cmn-latn-pinyin", {"安娜", "小明", "美玲", "李雷"}},
};

QByteArray asked(const QStringList& arguments, const QString& lines) {
    QProcess espeak;
    espeak.start(QStringLiteral(BASEKEEPER_ESPEAK), arguments);
    espeak.write(lines.toUtf8());
    espeak.closeWriteChannel();
    EXPECT_TRUE(espeak.waitForFinished(60'000) && espeak.exitCode() == 0)
        << "espeak-ng cannot be asked; the package espeak-ng has it";
    return espeak.readAllStandardOutput();
}

/// The sounds of each word, in espeak-ng's letters; one process for all.
QStringList soundsOf(const QStringList& words, const char* voice) {
    QStringList sounds = QString::fromUtf8(asked({"-v", voice, "-x", "-q"}, words.join(u'\n') + u'\n')).split(u'\n');
    sounds.removeLast();
    EXPECT_EQ(sounds.size(), words.size()) << "each word is a line";
    sounds.resize(words.size());
    return sounds;
}

double secondsOf(const QString& text, const char* voice) {
    constexpr int header = 44, bytesInASecond = 2 * 22'050;
    return static_cast<double>(asked({"-v", voice, "--stdout", "--stdin"}, text).size() - header) / bytesInASecond;
}

/// Without stress and pauses, by which a word differs from its letters.
QString plain(QString sounds) {
    static const QRegularExpression marks(QStringLiteral(R"([',_:;|!%=\s]|\([a-z-]+\))"));
    return sounds.remove(marks);
}

/// A game of four that is played at random, as people play it: without rulings.
template <Game G>
class FourAtPlay {
public:
    explicit FourAtPlay(const Spoken& spoken) : m_language(spoken.language) {
        for (const char* name : spoken.names) m_setup.seats.push_back({name, spoken.language});
        m_languages.use(m_language);
    }

    /// Calls `hear` with each text, `hearSummary` with each state of the table as it is read aloud.
    template <class Hear, class HearSummary>
    void play(Hear&& hear, HearSummary&& hearSummary) {
        const RuleTexts rules(G::id);
        const TextsOf<G> texts(m_languages, rules);
        random_play::Random random(7);
        auto state = G::initial(m_setup);
        for (int act = 0; act < 600; ++act) {
            // Longer games than people play have larger numbers.
            if (G::isOver(state) || act % 100 == 0) state = G::initial(m_setup);
            const typename G::Action action = random_play::Trait<G>::act(state, random);
            const auto next = G::apply(state, action);
            if (!next) {
                hear(GameUi<G>::refusalText(Translator(m_languages, m_language), next.error(), m_setup, state));
                continue;
            }
            hear(texts.differences(state, *next, m_setup).join(u'\n'));
            // The reason for a ruling is what somebody typed, in any language.
            if (std::holds_alternative<typename G::Overrule>(action)) continue;
            hear(texts.act(action, state, m_setup));
            const auto cards = texts.cardsToMove(state, action, *next, m_setup);
            for (const CardsToMoveLine& line : cards) hear(line.text);
            state = *next;
            hear(GameUi<G>::victorySummary(state, m_setup, m_languages));
            hearSummary(GameUi<G>::tableSummary(state, m_setup) + u'\n' +
                        cardsToMoveCount(static_cast<int>(cards.size())));
        }
    }

private:
    QString m_language;
    Languages m_languages;
    typename G::Setup m_setup;
};

/// Those that nobody hears at a table: of the command line, and of files.
const QStringList unheard{"CommandLine",  "DevicePanel", "Export", "ExportActs", "ExportSheet",
                          "PrintedFiles", "SessionFile", "Tour",   "Wording",    "basekeeper::TransferModel"};

class Heard : public testing::TestWithParam<Spoken> {
protected:
    [[nodiscard]] bool is(const char* language) const { return std::string_view(GetParam().language) == language; }
    void hear(const QString& text) { m_texts << forTheEar(text, GetParam().language); }
    /// All texts as they lie in the files, with a number in every place, and what is said in the course of games.
    void hearAll() {
        static const QRegularExpression place(QStringLiteral("%(L?[0-9]|n)"));
        const Messages messages = allMessages(QString::fromLatin1(GetParam().language));
        for (auto message = messages.cbegin(); message != messages.cend(); ++message)
            if (!unheard.contains(message.key().context))
                for (QString form : message->forms) hear(form.replace(place, QStringLiteral("2")));
        [this]<GameCodec... Codecs>(CodecList<Codecs...>) {
            const auto hearOne = [this](const QString& text) { hear(text); };
            (FourAtPlay<typename Codecs::Game>(GetParam()).play(hearOne, hearOne), ...);
        }
        (GameCodecs());
        EXPECT_GT(m_texts.size(), 1000);
    }

    QSet<QString> m_texts;
};

INSTANTIATE_TEST_SUITE_P(, Heard, testing::ValuesIn(spokenLanguages),
                         [](const auto& test) { return std::string(test.param.language); });

TEST_P(Heard, EverythingIsSaidInWords) {
    hearAll();
    static const QRegularExpression sign(QStringLiteral(R"([^\p{L}\p{M}\p{Nd}\s.,:;?!…’“”«»¿¡。，：；？！、-])"));
    static const QRegularExpression clause(QStringLiteral(R"(\b\d[A-Z]?\.\d)"));
    for (const QString& text : std::as_const(m_texts))
        EXPECT_FALSE(text.contains(sign) || text.contains(clause)) << text.toStdString();
}

TEST_P(Heard, NoWordIsSpelledOrSkipped) {
    hearAll();
    // What a Mandarin voice makes of Latin letters is as it may be: they are names.
    static const QRegularExpression names(QStringLiteral(
        "Zig|Destroyer|BattleCruiser|Dreadnought|Zero Wing|CATS|Basekeeper|All Your Base(: Last Of Last| Are Belong To Us!)?|"
        "All aboard!|Outspeed"));
    const QRegularExpression word(is("zh") ? QStringLiteral(R"(\p{Han}|[^\P{L}\p{Han}]{2,})")
                                           : QStringLiteral(R"(\p{L}[\p{L}\p{M}]+(?:’\p{L}+)?)"));
    QSet<QString> found;
    for (QString text : std::as_const(m_texts)) {
        if (is("zh")) text.remove(names);
        for (auto words = word.globalMatch(text); words.hasNext();) found << words.next().captured();
    }
    const QStringList words = found.values();
    const QStringList sounds = soundsOf(words, GetParam().voice);
    QStringList letters;
    for (QString each : words) letters << each.replace(QRegularExpression("(?<=.)(?=.)"), " ");
    const QStringList spelled = soundsOf(letters, GetParam().voice);
    for (qsizetype i = 0; i < words.size(); ++i) {
        EXPECT_NE(plain(sounds[i]), "") << "skipped: " << words[i].toStdString();
        if (is("zh"))
            EXPECT_FALSE(!hasChinese(words[i]) || sounds[i].contains("(en)")) << "not read: " << words[i].toStdString();
        else EXPECT_NE(plain(sounds[i]), plain(spelled[i])) << "spelled out: " << words[i].toStdString();
    }
}

TEST_P(Heard, TheTableIsToldInFifteenSeconds) {
    const auto longest = [this]<Game G>(std::type_identity<G>) {
        QSet<QString> told;
        FourAtPlay<G>(GetParam()).play([](const QString&) {}, [&](const QString& text) { told << text; });
        QStringList summaries = told.values();
        std::ranges::sort(summaries, std::greater(), &QString::size);
        return summaries.mid(0, 5);
    };
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) {
        for (const QStringList& summaries : {longest(std::type_identity<typename Codecs::Game>())...})
            for (const QString& text : summaries)
                EXPECT_LE(secondsOf(forTheEar(text, GetParam().language), GetParam().voice), 15.0)
                    << text.toStdString();
    }
    (GameCodecs());
}

/// What espeak-ng does with what nobody should hear, so that it would be noticed.
TEST(HeardByItself, SpellingIsNoticed) {
    EXPECT_EQ(plain(soundsOf({"kg"}, "en").first()), plain(soundsOf({"k g"}, "en").first()));
    EXPECT_NE(plain(soundsOf({"base"}, "en").first()), plain(soundsOf({"b a s e"}, "en").first()));
    EXPECT_EQ(plain(soundsOf({"”"}, "en").first()), "");
}

}  // namespace
