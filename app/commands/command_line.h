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

/// The parsed command line.
namespace basekeeper {

/// The exit statuses of all commands.
enum ExitStatus : int { ExitAccepted = 0, ExitRefused = 1, ExitUnreadable = 2 };

enum class Subcommand : std::uint8_t { None, Replay, Verify, Check, Export, Import, Attack };
enum class ThemeChoice : std::uint8_t { System, Light, Dark, Contrast };

/// How the window starts.
struct ScreenOptions {
    QString language = {};  ///< en, es, zh; empty if not given
    QSize size = {};        ///< invalid if not given
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
    QString file = {};         ///< "-" is standard input
    bool allowAbsent = false;  ///< a file without any hash is no fault
    QString language = QStringLiteral("en");
};

struct ExportOptions {
    bool all = false;
    QString id = {};      ///< the session's id or its beginning; empty: the session begun or imported last
    QString file = {};    ///< with `all` a folder, unless it ends in .csv
    QString format = {};  ///< one of `ExportFormats::names`; empty: by the extension of `file`
    bool force = false;   ///< replaces files that are there already
    QString language = {};
};

struct ImportOptions {
    QStringList files = {};
    bool unverified = false;  ///< also import, and mark, files with a broken hash chain
    QString language = {};
};

struct AttackOptions {
    QString with = {};  ///< lists of cards as they were written; one that was given several times is one list
    QString against = {};
    QString pile = {};
    QString values = {};  ///< a file, "-" is standard input; empty: example points
    QString language = QStringLiteral("en");
};

struct CommandLine {
    Subcommand subcommand = Subcommand::None;
    bool help = false;
    bool version = false;
    bool selfTest = false;
    QString dataFolder;  ///< empty for the usual one
    ScreenOptions screen = {};
    ReplayOptions replay;
    VerifyOptions verify = {};
    ExportOptions exporting = {};
    ImportOptions importing = {};
    AttackOptions attack = {};
};

inline constexpr int minTextScale = 100;
inline constexpr int maxTextScale = 200;

/// Parses the arguments, the first of which is the program's name. Fails with one line that names the problem: an
/// option that the command does not have, an invalid value, a missing or surplus argument. With `help` or `version`
/// nothing else is required.
[[nodiscard]] tl::expected<CommandLine, QString> parseCommandLine(const QStringList& arguments);

/// The options `--language`, `--size`, `--theme` and `--text-scale` for a parser; and their parsed values, or one line
/// that names the invalid value.
[[nodiscard]] std::vector<QCommandLineOption> screenOptions();
[[nodiscard]] tl::expected<ScreenOptions, QString> readScreenOptions(const QCommandLineParser& parser);
/// One line that says what a value must be.
[[nodiscard]] QString badValue(const QString& option, const QString& value, const QString& expected);

/// Says that an argument is not UTF-8. In the system's language, because there is no application yet.
[[nodiscard]] QString notUtf8Text();
/// Says that there is no display and what works without one. In the system's language, because there is no application
/// yet.
[[nodiscard]] QString noDisplayText();

/// How to use the program, or one subcommand. Needs a QCoreApplication.
[[nodiscard]] QString helpText(Subcommand subcommand);

}  // namespace basekeeper
