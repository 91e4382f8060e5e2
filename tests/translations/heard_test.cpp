// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is said at a table can be heard: espeak-ng, with whose voices Debian speaks, is asked for its sounds.
#include "app/book/rule_texts.h"
#include "app/games/games.h"
#include "app/speech/for_the_ear.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_score_sheet.h"
#include "tests/support/texts_of.h"
#include "tests/translations/ts_file.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>

#include <array>
#include <type_traits>
#include <utility>
#include <vector>

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

/// Version 1.52 lacks one syllable of Mandarin, whatever is written with it: 熊, the bear, sounds like 雄.
constexpr QStringView bear = u"熊";
bool canSayTheBear() {
    return !soundsOf({QStringLiteral("雄")}, "cmn-latn-pinyin").first().contains(QLatin1StringView("(en)"));
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

template <Game G>
typename G::Setup setupOfFour(const Spoken& spoken) {
    typename G::Setup setup;
    for (const char* name : spoken.names) setup.seats.push_back({name, spoken.language});
    return setup;
}

/// Plays a game of four at random and calls `hear` with each text.
template <Game G, class Hear>
void playAtRandom(const Spoken& spoken, Hear&& hear) {
    Languages languages;
    languages.use(spoken.language);
    const RuleTexts rules(G::id);
    const TextsOf<G> texts(languages, rules);
    const auto setup = setupOfFour<G>(spoken);
    random_play::Random random(7);
    auto state = G::initial(setup);
    for (int tries = 0; tries < 600; ++tries) {
        if (G::isOver(state)) state = G::initial(setup);
        const typename G::Action action = random_play::Trait<G>::act(state, random);
        const auto next = G::apply(state, action);
        if (!next) {
            hear(GameUi<G>::refusalText(Translator(languages, spoken.language), next.error(), setup, state));
            continue;
        }
        hear(textsOf(texts.differences(state, *next, setup)).join(u'\n'));
        // The reason for a ruling is what somebody typed, in any language.
        if (std::holds_alternative<typename G::Overrule>(action)) continue;
        hear(texts.act(action, state, setup));
        for (const CardsToMoveLine& line : texts.cardsToMove(state, action, *next, setup)) hear(line.text);
        state = *next;
        hear(GameUi<G>::tableSummary(state, setup));
        hear(GameUi<G>::victorySummary(state, setup, languages));
    }
}

/// A table about which there is much to tell, and in how many steps its cards are to be moved.
template <class State>
using FullTable = std::pair<State, int>;

std::vector<FullTable<all_your_base::State>> fullTables(const all_your_base::Setup& setup) {
    using namespace all_your_base;
    State calm = initial(setup);
    const auto lay = [&calm](SeatId owner, int attack) {
        Base base;
        base.id = BaseId{++calm.basesSeen};
        base.owner = static_cast<std::uint8_t>(owner);
        calm.bases.push_back(base);
        Piece ship;
        ship.id = PieceId{++calm.piecesSeen};
        ship.attack = static_cast<std::uint8_t>(attack);
        ship.at = base.id;
        calm.pieces.push_back(ship);
    };
    for (const int attack : {9, 4, 3, 2}) lay(0, attack);
    for (const int attack : {8, 6, 3}) lay(1, attack);
    for (const int attack : {7, 4}) lay(2, attack);
    lay(3, 12);
    State attacked = calm;
    attacked.turn.phase = Phase::Attack;
    attacked.pending = PendingAttack{calm.bases[4].id, {calm.pieces[0].id, calm.pieces[1].id}};
    State playing = calm;
    playing.pending = PendingFreePlays{{FreePlays{12, 1}}};
    const State plain = calm;
    for (int more = 0; more < 5; ++more) lay(0, 0);
    return {{attacked, 0}, {playing, 3}, {plain, 3}, {calm, 3}};
}

std::vector<FullTable<all_aboard::State>> fullTables(const all_aboard::Setup& setup) {
    using namespace all_aboard;
    State boarding = initial(setup);
    boarding.round = 3;
    boarding.phase = Phase::Boarding;
    boarding.placed = 5;
    for (const int halves : {24, 29, 40, 30}) {
        Boat boat;
        boat.number = Weight::ofHalves(halves);
        for (const Animal animal : {Animal::Fox, Animal::Lion}) {
            Passenger passenger;
            passenger.animal = animal;
            boat.aboard.push_back(passenger);
        }
        boarding.boats.push_back(boat);
    }
    for (SeatState& seat : boarding.seats) seat.saved = {Animal::Bear, Animal::Elephant};
    boarding.boats[0].aboard.push_back({});
    State sailing = boarding;
    sailing.phase = Phase::Sailing;
    sailing.sailing = 1;
    sailing.boats[0].result = BoatResult::Sailed;
    return {{boarding, 1}, {sailing, 0}};
}

std::vector<FullTable<outspeed::State>> fullTables(const outspeed::Setup& setup) {
    using namespace outspeed;
    State bonuses = initial(setup);
    bonuses.turn = 12;
    bonuses.phase = Phase::Bonuses;
    for (SeatId seat = 0; seat < bonuses.seatCount(); ++seat) {
        SeatState& own = seatOf(bonuses, seat);
        own.zone = 21 - seat;
        own.fuel = 4 + 3 * seat;
        own.tokens.resize(static_cast<std::size_t>(seat) + 1);
    }
    bonuses.forceFields = {12, 14};
    State programming = bonuses;
    programming.phase = Phase::Programming;
    State chosen = programming;
    for (SeatState& seat : chosen.seats) seat.choice = Choice();
    return {{bonuses, 0}, {programming, 0}, {chosen, 0}};
}

std::vector<FullTable<score_sheet::State>> fullTables(const score_sheet::Setup& setup) {
    score_sheet::State state = score_sheet::initial(setup);
    state.rounds = {{218, 317, 131, -34}, {{}, {}, {}, {}}};
    return {{state, 0}};
}

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
            (playAtRandom<typename Codecs::Game>(GetParam(), [this](const QString& text) { hear(text); }), ...);
        }
        (GameCodecs());
        EXPECT_GT(m_texts.size(), 1000);
    }

    Languages m_languages;  ///< without it nothing is translated
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
        "All aboard!|Outspeed|Ana|Bo|Cleo"));
    const QRegularExpression word(is("zh") ? QStringLiteral(R"(\p{sc:Han}|[^\P{L}\p{Han}]{2,})")
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
        if (words[i] == bear && !canSayTheBear()) continue;
        if (is("zh"))
            EXPECT_FALSE(!hasChinese(words[i]) || sounds[i].contains("(en)")) << "not read: " << words[i].toStdString();
        else EXPECT_NE(plain(sounds[i]), plain(spelled[i])) << "spelled out: " << words[i].toStdString();
    }
}

TEST_P(Heard, TheTableIsToldInFifteenSeconds) {
    m_languages.use(GetParam().language);
    const auto expectShort = []<Game G>(std::type_identity<G>) {
        const auto setup = setupOfFour<G>(GetParam());
        for (const auto& [state, steps] : fullTables(setup)) {
            const QString text = GameUi<G>::tableSummary(state, setup) + u'\n' + cardsToMoveCount(steps);
            const double seconds = secondsOf(forTheEar(text, GetParam().language), GetParam().voice);
            EXPECT_GT(seconds, 3) << text.toStdString();
            EXPECT_LE(seconds, 15) << text.toStdString();
        }
    };
    [&]<GameCodec... Codecs>(CodecList<Codecs...>) { (expectShort(std::type_identity<typename Codecs::Game>()), ...); }
    (GameCodecs());
}

/// What espeak-ng does with what nobody should hear, so that it would be noticed.
TEST(HeardByItself, SpellingIsNoticed) {
    EXPECT_EQ(plain(soundsOf({"kg"}, "en").first()), plain(soundsOf({"k g"}, "en").first()));
    EXPECT_NE(plain(soundsOf({"base"}, "en").first()), plain(soundsOf({"b a s e"}, "en").first()));
    EXPECT_EQ(plain(soundsOf({"”"}, "en").first()), "");
}

}  // namespace
