// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"

#include <gtest/gtest.h>

/// What the program understands when it is started.
namespace basekeeper {
namespace {

tl::expected<CommandLine, QString> parsed(const char* words) {
    return parseCommandLine(QStringLiteral("basekeeper ").append(QLatin1String(words)).split(u' ', Qt::SkipEmptyParts));
}

TEST(CommandLine, WithoutWordsTheAppOpensAsUsual) {
    const auto line = parsed("");
    ASSERT_TRUE(line.has_value());
    EXPECT_EQ(line->subcommand, Subcommand::None);
    EXPECT_TRUE(line->dataFolder.isEmpty() && line->screen.language.isEmpty());
    EXPECT_FALSE(line->screen.size.isValid() || line->screen.theme || line->screen.textScale || line->help ||
                 line->version || line->selfTest);
}

TEST(CommandLine, EveryOptionOfTheScreenIsRead) {
    const auto line = parsed("--data /d --language zh --size 1280x800 --theme contrast --text-scale 150 --self-test");
    ASSERT_TRUE(line.has_value());
    EXPECT_EQ(line->dataFolder, u"/d");
    EXPECT_EQ(line->screen.language, u"zh");
    EXPECT_EQ(line->screen.size, QSize(1280, 800));
    EXPECT_EQ(line->screen.theme, ThemeChoice::Contrast);
    EXPECT_EQ(line->screen.textScale, 150);
    EXPECT_TRUE(line->selfTest);
    EXPECT_EQ(parsed("--theme=dark")->screen.theme, ThemeChoice::Dark);
    EXPECT_EQ(parsed("--theme light")->screen.theme, ThemeChoice::Light);
    EXPECT_EQ(parsed("--theme system")->screen.theme, ThemeChoice::System);
}

TEST(CommandLine, ReplayTakesItsOptionsInAnyOrder) {
    for (const char* words :
         {"replay --state --keep-going --language es f", "--language es replay f --keep-going --state",
          "--state --language=es --keep-going replay f"}) {
        const auto line = parsed(words);
        ASSERT_TRUE(line.has_value()) << words << ": " << line.error().toStdString();
        EXPECT_EQ(line->subcommand, Subcommand::Replay);
        EXPECT_EQ(line->replay.file, u"f");
        EXPECT_EQ(line->replay.language, u"es");
        EXPECT_TRUE(line->replay.state && line->replay.keepGoing);
    }
    const auto plain = parsed("replay -");
    ASSERT_TRUE(plain.has_value());
    EXPECT_EQ(plain->replay.file, u"-");
    EXPECT_EQ(plain->replay.language, u"en");
    EXPECT_FALSE(plain->replay.state || plain->replay.keepGoing);
    EXPECT_EQ(parsed("replay -- --state")->replay.file, u"--state");
}

TEST(CommandLine, AttackTakesItsListsOfCards) {
    const auto line = parsed("attack --with zig,2xcrew --against battlecruiser --pile cats --values f --language zh");
    ASSERT_TRUE(line.has_value()) << line.error().toStdString();
    EXPECT_EQ(line->subcommand, Subcommand::Attack);
    EXPECT_EQ(line->attack.with, u"zig,2xcrew");
    EXPECT_EQ(line->attack.against, u"battlecruiser");
    EXPECT_EQ(line->attack.pile, u"cats");
    EXPECT_EQ(line->attack.values, u"f");
    EXPECT_EQ(line->attack.language, u"zh");
    const auto twice = parsed("--with zig attack --with crew");
    ASSERT_TRUE(twice.has_value());
    EXPECT_EQ(twice->attack.with, u"zig,crew");
    EXPECT_EQ(twice->attack.language, u"en");
    EXPECT_TRUE(twice->attack.against.isEmpty() && twice->attack.pile.isEmpty() && twice->attack.values.isEmpty());
    for (const char* option : {"--with", "--against", "--pile", "--values", "--language", "2xzig"})
        EXPECT_TRUE(helpText(Subcommand::Attack).contains(QLatin1String(option))) << option;
}

TEST(CommandLine, HelpAndVersionAskForNothingElse) {
    EXPECT_TRUE(parsed("--help")->help);
    EXPECT_TRUE(parsed("replay -h")->help);
    EXPECT_EQ(parsed("replay --help")->subcommand, Subcommand::Replay);
    EXPECT_TRUE(parsed("--version")->version);
    for (const char* option : {"--data", "--language", "--size", "--theme", "--text-scale", "--self-test", "--version",
                               "replay FILE|-", "attack"})
        EXPECT_TRUE(helpText(Subcommand::None).contains(QLatin1String(option))) << option;
    for (const char* option : {"--state", "--keep-going", "--language", "replay FILE|-"})
        EXPECT_TRUE(helpText(Subcommand::Replay).contains(QLatin1String(option))) << option;
}

TEST(CommandLine, WhatIsWrongIsSaidInOneLine) {
    for (const char* words : {"play",
                              "replay",
                              "replay a b",
                              "--theme pink",
                              "--language fr",
                              "--language",
                              "--size 10",
                              "--size 0x0",
                              "--size 100x",
                              "--text-scale 99",
                              "--text-scale 201",
                              "--text-scale big",
                              "--data=",
                              "--tour /t",
                              "--state",
                              "--keep-going",
                              "--nonsense",
                              "replay --size 1280x800 f",
                              "replay --data /d f",
                              "attack zig",
                              "attack --with",
                              "--with zig",
                              "replay --with zig f"}) {
        const auto line = parsed(words);
        ASSERT_FALSE(line.has_value()) << words;
        EXPECT_FALSE(line.error().isEmpty()) << words;
        EXPECT_FALSE(line.error().contains(u'\n')) << words;
    }
}

}  // namespace
}  // namespace basekeeper
