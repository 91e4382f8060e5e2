// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is refused or goes wrong can be told to people in every language.
#include "app/book/wording_text.h"
#include "app/games/all_your_base/all_your_base_ui.h"
#include "app/safety/store_text.h"
#include "app/session/log_refusal_text.h"
#include "app/session/seat_names.h"
#include "app/transfer/format_error_text.h"
#include "tests/support/table.h"
#include "tests/translations/words.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class InEveryLanguage : public testing::Test {
protected:
    /// `tell` gives the text in a language.
    template <class Tell>
    void expectTold(Tell&& tell, const std::string& what) {
        const QString english = tell(QStringLiteral("en"));
        const QString spanish = tell(QStringLiteral("es"));
        const QString chinese = tell(QStringLiteral("zh"));
        for (const QString& text : {english, spanish, chinese}) {
            EXPECT_FALSE(text.trimmed().isEmpty()) << what;
            EXPECT_FALSE(text.contains(u'%')) << what << ": " << text.toStdString();
        }
        EXPECT_NE(spanish, english) << what;
        EXPECT_TRUE(hasChinese(chinese)) << what << ": " << chinese.toStdString();
        EXPECT_FALSE(hasChinese(english)) << what;
    }
    [[nodiscard]] Translator voice(const QString& language) const { return {languages, language}; }

    Languages languages;
};

TEST_F(InEveryLanguage, PlayersAreCountedFromOne) {
    const Violation violation(ViolationCode::NoSuchSeat, "6.4", {{ArgumentName::Seat, 6}});
    for (const QString& language : Languages::all()) {
        const QString text =
            GameUi<AllYourBase>::refusalText(voice(language), violation, setupFor(3), initial(setupFor(3)));
        EXPECT_TRUE(text.contains(u'7') && text.contains(u'1') && text.contains(u'3')) << text.toStdString();
    }
    EXPECT_EQ(seatNameOrNumber(setupFor(3).seats, 6), "7");
}

TEST_F(InEveryLanguage, EveryViolationIsTold) {
    const Table table = battlefield();
    const auto setup = setupFor(2);
    using Arg = ArgumentName;
    for (int i = 0; i < violationCodes; ++i) {
        const auto code = static_cast<ViolationCode>(i);
        for (const int number : {1, 2}) {
            const Violation violation(code, "6.4",
                                      {{Arg::Seat, 0},
                                       {Arg::Base, number},
                                       {Arg::Piece, number},
                                       {Arg::Owner, 1},
                                       {Arg::Attack, 7},
                                       {Arg::Defense, 7},
                                       {Arg::Needed, 8},
                                       {Arg::Surplus, 3},
                                       {Arg::Total, 4},
                                       {Arg::Held, number},
                                       {Arg::Threshold, 9},
                                       {Arg::Value, 120},
                                       {Arg::Lowest, 0},
                                       {Arg::Highest, 99},
                                       {Arg::Card, 5}});
            expectTold(
                [&](const QString& language) {
                    return GameUi<AllYourBase>::refusalText(voice(language), violation, setup, table.state());
                },
                std::string(codeName(code)));
        }
    }
}

TEST_F(InEveryLanguage, AnOpenAttackIsTold) {
    Table table = battlefield();
    table.play(attackOn(3_B, {3_P}));
    const Violation violation(ViolationCode::UnfinishedAct, "6.3");
    expectTold(
        [&](const QString& language) {
            return GameUi<AllYourBase>::refusalText(voice(language), violation, setupFor(2), table.state());
        },
        "unfinished attack");
}

TEST_F(InEveryLanguage, TheNumbersAreInTheText) {
    const Table table = battlefield();
    using Arg = ArgumentName;
    const Violation violation(ViolationCode::AttackTooWeak, "3A.5",
                              {{Arg::Attack, 41}, {Arg::Defense, 52}, {Arg::Needed, 63}});
    for (const QString& language : Languages::all()) {
        const QString text = GameUi<AllYourBase>::refusalText(voice(language), violation, setupFor(2), table.state());
        for (const char* number : {"41", "52", "63"}) EXPECT_TRUE(text.contains(number)) << text.toStdString();
    }
}

TEST_F(InEveryLanguage, ANameWithAPlaceInItStaysWhatItIs) {
    const Table table = battlefield();
    auto setup = setupFor(2);
    setup.seats[0].name = "%1 & %2";
    const Violation violation(ViolationCode::NotOwnBase, "2B",
                              {{ArgumentName::Base, 3}, {ArgumentName::Owner, 1}, {ArgumentName::Seat, 0}});
    for (const QString& language : Languages::all())
        EXPECT_TRUE(
            GameUi<AllYourBase>::refusalText(voice(language), violation, setup, table.state()).contains("%1 & %2"))
            << language.toStdString();
}

TEST_F(InEveryLanguage, WhatTheLogRefusesIsTold) {
    for (const LogRefusal refusal : {LogRefusal::NothingToUndo, LogRefusal::NothingToRedo, LogRefusal::NoSuchAct})
        for (const int available : {0, 1, 5})
            expectTold([&](const QString& language) { return refusalText(voice(language), refusal, available); },
                       "log");
}

TEST_F(InEveryLanguage, WhatIsWrongWithASessionFileIsTold) {
    for (int kind = 0; kind <= static_cast<int>(FormatErrorKind::UnknownValue); ++kind)
        for (int type = 0; type <= static_cast<int>(JsonType::Object); ++type) {
            const FormatError error{.kind = static_cast<FormatErrorKind>(kind),
                                    .field = "seat",
                                    .found = "x",
                                    .expected = "zig",
                                    .type = static_cast<JsonType>(type),
                                    .lowest = 1,
                                    .highest = 2};
            expectTold([&](const QString& language) { return lineErrorText(voice(language), 7, error); },
                       "format error " + std::to_string(kind));
        }
}

TEST_F(InEveryLanguage, WhatIsWrongWithTheDiskIsTold) {
    for (int kind = 0; kind <= static_cast<int>(StoreErrorKind::Failed); ++kind)
        expectTold(
            [&](const QString& language) {
                languages.use(language);
                return storeErrorText({static_cast<StoreErrorKind>(kind), "/data", "detail"});
            },
            "store error " + std::to_string(kind));
}

TEST_F(InEveryLanguage, WhatIsWrongWithAFileOfWordingIsTold) {
    for (int kind = 0; kind < wordingFileErrorKinds; ++kind)
        for (const qint64 line : {0, 7})
            expectTold(
                [&](const QString& language) {
                    languages.use(language);
                    return wordingFileErrorText({static_cast<WordingFileErrorKind>(kind), line, "x"});
                },
                "wording file error " + std::to_string(kind));
}

}  // namespace
