// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/number_entry.h"
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using all_aboard::Weight;

namespace {

struct Keypad {
    NumberEntry numbers{nullptr};

    explicit Keypad(int count) { numbers.ask(count); }
    void press(std::string_view keys) {
        for (const char key : keys) {
            if (key == 'h') numbers.half();
            else if (key == '<') numbers.back();
            else if (key == '>') numbers.next();
            else numbers.digit(key - '0');
        }
    }
    [[nodiscard]] std::vector<int> halves() const {
        std::vector<int> all;
        for (const Weight weight : numbers.values()) all.push_back(weight.halves());
        return all;
    }
};

TEST(NumberEntry, NothingMovesOnWhereMoreCouldBeTyped) {
    Keypad keypad(3);
    keypad.press("162");
    EXPECT_EQ(keypad.numbers.current(), 0);
    EXPECT_EQ(keypad.halves(), (std::vector{324}));
    keypad.press("h");
    EXPECT_EQ(keypad.numbers.current(), 1) << "a half is the end of a number";
    keypad.press(">20h25");
    EXPECT_EQ(keypad.halves(), (std::vector{325, 41, 50})) << "and the next key is not another step then";
    EXPECT_TRUE(keypad.numbers.isComplete());
}

TEST(NumberEntry, NothingMovesBackByItself) {
    Keypad keypad(3);
    keypad.numbers.choose(1);
    keypad.press("20>25h");
    EXPECT_EQ(keypad.numbers.current(), 2) << "the first one is still empty, but who types goes to the right";
    keypad.press(">");
    EXPECT_EQ(keypad.numbers.current(), 0) << "unless asked";
}

TEST(NumberEntry, ANumberIsLeftByTheNextKey) {
    Keypad keypad(2);
    keypad.press("8>12");
    EXPECT_EQ(keypad.halves(), (std::vector{16, 24}));
}

TEST(NumberEntry, TheNextKeyOverwritesNothing) {
    Keypad keypad(3);
    keypad.press("7>12>9>");
    EXPECT_EQ(keypad.halves(), (std::vector{14, 24, 18}));
    keypad.press(">>");
    EXPECT_EQ(keypad.numbers.current(), 2) << "nothing is left to be typed";
}

TEST(NumberEntry, AHalfAgainTakesItAway) {
    Keypad keypad(2);
    keypad.press("12h");
    EXPECT_EQ(keypad.halves(), (std::vector{25}));
    keypad.press("<h");
    EXPECT_EQ(keypad.halves(), (std::vector{24}));
    keypad.press(">7h");
    EXPECT_EQ(keypad.halves(), (std::vector{24, 15}));
    EXPECT_EQ(keypad.numbers.textOf(1), "7½");
}

TEST(NumberEntry, AChosenNumberIsTypedAnew) {
    Keypad keypad(2);
    keypad.press("16>20");
    keypad.numbers.choose(0);
    keypad.press("9");
    EXPECT_EQ(keypad.halves(), (std::vector{18, 40}));
    keypad.press("00");
    EXPECT_EQ(keypad.halves(), (std::vector{1800, 40})) << "three digits";
    keypad.press("5");
    EXPECT_EQ(keypad.halves(), (std::vector{1800, 40})) << "and no more";
}

TEST(NumberEntry, WhatWasTypedLastIsTakenAway) {
    Keypad keypad(2);
    keypad.press("16<");
    EXPECT_EQ(keypad.numbers.current(), 0);
    EXPECT_EQ(keypad.halves(), (std::vector{2}));
    keypad.press("h");
    EXPECT_EQ(keypad.numbers.current(), 1);
    keypad.press("<<");
    EXPECT_EQ(keypad.halves(), (std::vector{2})) << "back to the number before, then its half";
    keypad.press("<<");
    EXPECT_TRUE(keypad.halves().empty());
    EXPECT_FALSE(keypad.numbers.isComplete());
}

TEST(NumberEntry, WhatWasLeftIsNotTakenAwayByTheNextNumber) {
    Keypad keypad(3);
    keypad.press("4><");
    EXPECT_EQ(keypad.numbers.current(), 0);
    EXPECT_EQ(keypad.halves(), (std::vector{8}));
    keypad.press("<");
    EXPECT_TRUE(keypad.halves().empty());
}

TEST(NumberEntry, AfterTheLastEmptyNumberThereIsNoNext) {
    Keypad keypad(2);
    EXPECT_TRUE(keypad.numbers.hasNext());
    keypad.press("7>");
    EXPECT_FALSE(keypad.numbers.hasNext());
    keypad.numbers.choose(0);
    EXPECT_TRUE(keypad.numbers.hasNext()) << "the last one is still empty";
}

TEST(NumberEntry, ZeroIsANumber) {
    Keypad keypad(1);
    EXPECT_FALSE(keypad.numbers.isComplete());
    keypad.press("0");
    EXPECT_TRUE(keypad.numbers.isComplete());
    EXPECT_EQ(keypad.halves(), (std::vector{0}));
}

TEST(NumberEntry, WithoutNumbersNothingIsTyped) {
    Keypad keypad(0);
    keypad.press("1h<>");
    keypad.numbers.choose(0);
    EXPECT_TRUE(keypad.halves().empty());
    EXPECT_FALSE(keypad.numbers.isComplete());
}

TEST(NumberEntry, TheScreenIsToldWhichNumberIsTyped) {
    Keypad keypad(2);
    keypad.press("16>");
    const auto& rows = rowsOf<TypedNumberRow>(keypad.numbers.numbers());
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].text, "16");
    EXPECT_FALSE(rows[0].current);
    EXPECT_EQ(rows[1].text, "");
    EXPECT_TRUE(rows[1].current);
    EXPECT_EQ(keypad.numbers.text(), "");
}

}  // namespace
