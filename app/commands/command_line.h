// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QSize>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <vector>

/// What the program was asked to do.
namespace basekeeper {

/// The exit statuses that all commands share.
enum ExitStatus : int { ExitAccepted = 0, ExitRefused = 1, ExitUnreadable = 2 };

enum class Subcommand : std::uint8_t { None, Replay, Verify, Export, Import };
enum class ThemeChoice : std::uint8_t { System, Light, Dark, Contrast };

/// How the screens come up.
struct ScreenOptions {
    QString language = {};  ///< en, es, zh; empty: not said
    QSize size = {};        ///< invalid: not said
    std::optional<ThemeChoice> theme = {};
    std::optional<int> textScale = {};  ///< percent
};

struct ReplayOptions {
    QString file = {};  ///< "-" is standard input
    bool state = false;
    bool keepGoing = false;
    QString language = QStringLiteral("en");
};

struct VerifyOptions {
    QString file = {};  ///< "-" is standard input
    QString language = QStringLiteral("en");
};

struct ExportOptions {
    bool all = false;
    QString id = {};      ///< or its beginning; empty: the session begun or taken in last
    QString file = {};    ///< with `all` a folder, unless it ends in .csv
    QString format = {};  ///< jsonl, csv, pdf, json; empty: by the ending of `file`
    QString language = {};
};

struct ImportOptions {
    QStringList files = {};
    bool unverified = false;  ///< take in also what has a broken chain, and mark it
    QString language = {};
};

struct CommandLine {
    Subcommand subcommand = Subcommand::None;
    bool help = false;
    bool version = false;
    bool selfTest = false;
    QString dataFolder;  ///< empty: the usual one
    ScreenOptions screen = {};
    ReplayOptions replay;
    VerifyOptions verify = {};
    ExportOptions exporting = {};
    ImportOptions importing = {};
};

inline constexpr int minTextScale = 100;
inline constexpr int maxTextScale = 200;

/// Reads the arguments, the program's name first. Refused with one line that says what is wrong: an option that the
/// command does not have, a value out of place, a word too few or too many. With `help` or `version` nothing else is
/// asked for.
[[nodiscard]] tl::expected<CommandLine, QString> parseCommandLine(const QStringList& arguments);

/// `--language`, `--size`, `--theme` and `--text-scale`, for a parser; and what it has read of them, or one line that
/// says which value is out of place.
[[nodiscard]] std::vector<QCommandLineOption> screenOptions();
[[nodiscard]] tl::expected<ScreenOptions, QString> readScreenOptions(const QCommandLineParser& parser);
/// One line that says what a value must be.
[[nodiscard]] QString badValue(const QString& option, const QString& value, const QString& expected);

/// That there is no display, and what can be done without one; in the system's language, for there is no application
/// yet.
[[nodiscard]] QString noDisplayText();

/// How the program, or the one subcommand, is used. Needs a QCoreApplication.
[[nodiscard]] QString helpText(Subcommand subcommand);

}  // namespace basekeeper
