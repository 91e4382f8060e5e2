// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever happens on the Score sheet can be told to people in every language.
#include "app/games/score_sheet/score_sheet_ui.h"
#include "tests/support/texts_of.h"
#include "tests/translations/words.h"

#include <gtest/gtest.h>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::score_sheet;

namespace {

class ScoreSheetWords : public testing::Test {
protected:
    /// `tell` gives the text in the language that is used.
    template <class Tell>
    void expectTold(Tell&& tell, const std::string& what) {
        std::set<QString> texts;
        for (const QString& language : Languages::all()) {
            languages.use(language);
            const QString text = tell(language);
            EXPECT_FALSE(text.trimmed().isEmpty()) << what;
            EXPECT_FALSE(text.contains(u'%')) << what << ": " << text.toStdString();
            EXPECT_EQ(hasChinese(text), language == QLatin1String("zh")) << what << ": " << text.toStdString();
            texts.insert(text);
        }
        EXPECT_EQ(texts.size(), 3u) << what;
    }

    Languages languages;
    const score_sheet::Setup setup{{{"Ana", "en"}, {"Tomás", "es"}}, {}};
    const State start = initial(setup);
};

TEST_F(ScoreSheetWords, EveryViolationIsTold) {
    using Arg = ArgumentName;
    const std::vector<std::vector<Argument>> arguments{
        {{Arg::Seat, 1}, {Arg::Round, 2}, {Arg::Needed, 1}},
        {{Arg::Seat, 1}, {Arg::Round, 2}, {Arg::Value, 10000}, {Arg::Lowest, -9999}, {Arg::Highest, 9999}},
        {{Arg::Round, 2}},
        {{Arg::Seat, 7}}};
    for (int code = 0; code < violationCodes; ++code)
        for (const std::vector<Argument>& each : arguments) {
            Violation violation(static_cast<ViolationCode>(code), "7.1");
            violation.arguments = each;
            expectTold(
                [&](const QString& language) {
                    return GameUi<ScoreSheet>::refusalText(Translator(languages, language), violation, setup, start);
                },
                std::string(codeName(violation.code)));
        }
}

TEST_F(ScoreSheetWords, EveryActAndEditIsTold) {
    for (const Action& act : {Action(EnterPoints{1, 0, -12}), Action(EndGame{}), Action(Overrule{"7", {}})})
        expectTold([&](const QString&) { return ScoreSheetTexts::act(act, start, setup); }, "act");
    for (const Edit& change : {Edit(edit::SetPoints{1, 0, 4}), Edit(edit::SetPoints{1, 0, {}}), Edit(edit::EndGame{}),
                               Edit(edit::EndGame{{0}})})
        expectTold([&](const QString&) { return ScoreSheetTexts::edit(change, start, setup); }, "edit");
    State after = start;
    after.rounds.front() = {4, -3};
    after.over = true;
    after.winners = {0};
    expectTold([&](const QString&) { return textsOf(ScoreSheetTexts::differences(start, after, setup)).join(' '); },
               "differences");
    expectTold([&](const QString&) { return GameUi<ScoreSheet>::tableSummary(start, setup); }, "table");
    languages.use("en");
    EXPECT_EQ(textsOf(ScoreSheetTexts::differences(start, after, setup)).front(), "Ana: round 1 none → 4");
}

}  // namespace
