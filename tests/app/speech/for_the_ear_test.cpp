// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/for_the_ear.h"

#include "tests/app/app_fixture.h"
#include "tests/support/every_language.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class ForTheEar : public testing::Test {
protected:
    static void isSaid(const char* text, const char* english, const char* spanish, const char* chinese) {
        EXPECT_EQ(forTheEar(text, "en"), english);
        EXPECT_EQ(forTheEar(text, "es"), spanish);
        EXPECT_EQ(forTheEar(text, "zh"), chinese);
    }
    Languages languages;
};

TEST_F(ForTheEar, NumbersAreSaidAsOneSaysThem) {
    isSaid("12½", "12 and a half", "12 y medio", "12点5");
    isSaid("12,5", "12 and a half", "12 y medio", "12点5");
    isSaid("12.5", "12 and a half", "12 y medio", "12点5");
    isSaid("½", "one half", "medio", "零点五");
    isSaid("0.5", "one half", "medio", "零点五");
    isSaid("−½", "minus one half", "menos medio", "负零点五");
    isSaid("−3", "minus 3", "menos 3", "负3");
    isSaid("-3", "minus 3", "menos 3", "负3");
    isSaid("9,999", "9999", "9999", "9999");
    isSaid("9.999", "9999", "9999", "9999");
    isSaid("9\u00a0999", "9999", "9999", "9999");
    isSaid("3–4", "3 to 4", "3 a 4", "3到4");
    isSaid("80%", "80 percent", "80 por ciento", "百分之80");
    isSaid("80 %", "80 percent", "80 por ciento", "百分之80");
    isSaid("3/4", "3 of 4", "3 de 4", "3，共4");
    isSaid("3 + 4 = 7", "3 plus 4 makes 7", "3 más 4 son 7", "3加4等于7");
}

TEST_F(ForTheEar, SignsAreWords) {
    isSaid("B7", "base 7", "la base 7", "7号基地");
    isSaid("base B7", "base 7", "base 7", "base 7");
    isSaid("4 → 5", "4, now 5", "4, ahora 5", "4，现在是5");
    isSaid("2 × Zig", "2 Zig", "2 Zig", "2 Zig");
    isSaid("Zig ×2", "Zig, 2 times", "Zig, 2 veces", "Zig，2个");
    isSaid("12 kg", "12 kilos", "12 kilos", "12 公斤");
    isSaid("Tom & Ana", "Tom and Ana", "Tom y Ana", "Tom和Ana");
    EXPECT_EQ(forTheEar("攻击B7，现有/所需", "zh"), "攻击7号基地，现有或所需");
}

TEST_F(ForTheEar, WhatIsSeenBesideTheRestIsAPause) {
    isSaid("A · B", "A, B", "A, B", "A，B");
    isSaid("A (B) C", "A, B, C", "A, B, C", "A，B，C");
    isSaid("A (B).", "A, B.", "A, B.", "A，B.");
    isSaid("(A)\nB (C)\n(D) E", "A\nB, C\nD, E", "A\nB, C\nD, E", "A\nB，C\nD，E");
    EXPECT_EQ(forTheEar("打出基地（B7）。", "zh"), "打出基地，7号基地。");
}

TEST_F(ForTheEar, NamesAreInLettersThatTheVoiceReads) {
    EXPECT_EQ(forTheEar("美玲 attacks with 7.", "en"), "mei ling attacks with 7.");
    EXPECT_EQ(forTheEar("Ataca Иван.", "es"), "Ataca Ivan.");
    EXPECT_EQ(forTheEar("Tomás y Ñuño", "es"), "Tomás y Ñuño");
    EXPECT_EQ(forTheEar("Ana2、美玲3", "zh"), "Ana 2、美玲3")
        << "for a Mandarin voice, Ana2 is a syllable with its tone";
}

TEST_F(ForTheEar, AllElseStaysAsItIs) {
    for (const char* language : test::everyLanguage()) {
        EXPECT_EQ(forTheEar("", language), "");
        EXPECT_EQ(forTheEar("Mei-Ling: 7 ships,\na base; “yes”!", language), "Mei-Ling: 7 ships,\na base; “yes”!");
        EXPECT_EQ(forTheEar("7 ~ #", language), "7 ~ #") << "what no rule knows";
    }
}

}  // namespace
