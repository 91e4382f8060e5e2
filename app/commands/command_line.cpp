// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"

#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/transfer/export_formats.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<QLatin1StringView, ThemeChoice>, 4> themeNames{{{"dark"_L1, ThemeChoice::Dark},
                                                                               {"light"_L1, ThemeChoice::Light},
                                                                               {"contrast"_L1, ThemeChoice::Contrast},
                                                                               {"system"_L1, ThemeChoice::System}}};

QString said(const char* source) { return QCoreApplication::translate("CommandLine", source); }

std::vector<QCommandLineOption> commonOptions() {
    return {{{u"h"_s, u"help"_s}, said(QT_TRANSLATE_NOOP("CommandLine", "Shows this help."))},
            {{u"v"_s, u"version"_s}, said(QT_TRANSLATE_NOOP("CommandLine", "Shows the version."))}};
}

QCommandLineOption languageOption() {
    return {u"language"_s, said(QT_TRANSLATE_NOOP("CommandLine", "Uses this language.")), Languages::all().join(u'|')};
}

QCommandLineOption dataOption() {
    return {u"data"_s,
            said(QT_TRANSLATE_NOOP("CommandLine", "Keeps the games in this folder instead of the usual one.")),
            u"DIR"_s};
}

/// The options of the program when it opens its window.
std::vector<QCommandLineOption> windowOptions() {
    std::vector<QCommandLineOption> options = screenOptions();
    options.push_back(dataOption());
    options.push_back(
        {u"self-test"_s,
         said(QT_TRANSLATE_NOOP("CommandLine",
                                "Starts, checks that every screen can be shown, and quits: status 0 if so."))});
    return options;
}

std::vector<QCommandLineOption> replayOptions() {
    return {languageOption(),
            {u"state"_s, said(QT_TRANSLATE_NOOP("CommandLine", "Prints the state at the end as the last line."))},
            {u"keep-going"_s,
             said(QT_TRANSLATE_NOOP("CommandLine", "Goes on after a refusal instead of stopping there."))}};
}

std::vector<QCommandLineOption> verifyOptions() {
    return {languageOption(),
            {u"allow-absent"_s,
             said(QT_TRANSLATE_NOOP("CommandLine", "Accepts a file without hashes if its game replays."))}};
}

std::vector<QCommandLineOption> checkOptions() { return {languageOption(), dataOption()}; }

std::vector<QCommandLineOption> exportOptions() {
    return {languageOption(),
            dataOption(),
            {u"all"_s,
             said(QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Exports every game: into the folder FILE, one file each, or as one table if FILE ends in .csv."))},
            {u"format"_s, said(QT_TRANSLATE_NOOP("CommandLine", "Chooses the format, whatever the name ends in.")),
             ExportFormats::names().join(u'|')},
            {u"force"_s, said(QT_TRANSLATE_NOOP("CommandLine", "Replaces existing files."))}};
}

std::vector<QCommandLineOption> importOptions() {
    return {languageOption(),
            dataOption(),
            {u"unverified"_s,
             said(QT_TRANSLATE_NOOP(
                 "CommandLine", "Imports files with a broken hash chain too, and marks their games as unverified."))}};
}

std::vector<QCommandLineOption> attackOptions() {
    return {
        languageOption(),
        {u"with"_s,
         said(QT_TRANSLATE_NOOP(
             "CommandLine", "The cards that attack: zig, destroyer, battlecruiser, dreadnought, zero-wing, crew, cats. "
                            "“zig,zig” or “2xzig”: two Zigs.")),
         u"CARDS"_s},
        {u"against"_s, said(QT_TRANSLATE_NOOP("CommandLine", "The cards on the attacked base. Default: none.")),
         u"CARDS"_s},
        {u"pile"_s,
         said(QT_TRANSLATE_NOOP("CommandLine", "The cards in the discard pile, from which change can be taken.")),
         u"CARDS"_s},
        {u"values"_s,
         said(QT_TRANSLATE_NOOP(
             "CommandLine",
             "Takes the card points from this file (“-”: standard input) instead of the example points.")),
         u"FILE"_s}};
}

struct Command {
    Subcommand id;
    QLatin1StringView name;
    QLatin1StringView arguments;
    qsizetype fewest;  ///< arguments after the name
    qsizetype most;
    const char* summary;
    const char* files;  ///< describes the file arguments
    std::vector<QCommandLineOption> (*options)();
};

/// A new subcommand needs one line here, its options above and its parsing below.
const std::array<Command, 6> commands{{
    {Subcommand::Replay, "replay"_L1, "FILE|-"_L1, 1, 1,
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Plays a session file (“-”: standard input) without a display. Prints one line of JSON for each line of the "
         "log. Exit status: 0 all accepted, 1 something refused, 2 the file cannot be read."),
     QT_TRANSLATE_NOOP("CommandLine", "A session file; “-” is standard input."), replayOptions},
    {Subcommand::Verify, "verify"_L1, "FILE|-"_L1, 1, 1,
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Says whether a session file’s hash chain holds, all its lines are there and its game replays. This "
         "shows that nothing was changed by accident; whoever forges a file can forge its chain. Exit status: 0 nothing "
         "is wrong, 1 the chain is broken, cut short or absent, or a line is refused, 2 the file cannot be read."),
     QT_TRANSLATE_NOOP("CommandLine", "A session file; “-” is standard input."), verifyOptions},
    {Subcommand::Check, "check"_L1, ""_L1, 0, 0,
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Checks all saved games, even on a read-only disk, and changes nothing. Prints one line of JSON. Exit "
         "status: 0 all are sound, 1 something is damaged, 2 there are no saved games to read."),
     nullptr, checkOptions},
    {Subcommand::Export, "export"_L1, "[ID] FILE"_L1, 1, 2,
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Exports the game with this id, or the last one. The name decides the format: .jsonl or .basekeeper for a session file, .csv for a table, .pdf for a report, .png for a picture, .json for BG Stats. Exit status: 0 done, 1 no such game, 2 failed."),
     QT_TRANSLATE_NOOP("CommandLine", "Where to write."), exportOptions},
    {Subcommand::Import, "import"_L1, "FILE..."_L1, 1, std::numeric_limits<qsizetype>::max(),
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Imports session files; games already here are skipped. Prints one line of JSON for each file. Exit status: "
         "0 all are there, 1 something refused, 2 something cannot be read or saved."),
     QT_TRANSLATE_NOOP("CommandLine", "Session files."), importOptions},
    {Subcommand::Attack, "attack"_L1, ""_L1, 0, 0,
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Says whether the given All Your Base cards are enough to capture a base, and what the base would need to hold. "
         "Prints one line of JSON. Exit status: 0 enough, 1 not enough, 2 cannot be answered."),
     nullptr, attackOptions},
}};

const Command* commandCalled(const QString& name) {
    const auto found = std::ranges::find(commands, name, [](const Command& command) { return QString(command.name); });
    return found == commands.end() ? nullptr : &*found;
}

const Command* commandOf(Subcommand id) {
    const auto found = std::ranges::find(commands, id, &Command::id);
    return found == commands.end() ? nullptr : &*found;
}

void addOptions(QCommandLineParser& parser, const std::vector<QCommandLineOption>& options) {
    for (const QCommandLineOption& option : options) parser.addOption(option);
}

/// Adds every option of every command once.
void addAllOptions(QCommandLineParser& parser) {
    QStringList known;
    const auto add = [&](const std::vector<QCommandLineOption>& options) {
        for (const QCommandLineOption& option : options) {
            if (known.contains(option.names().constLast())) continue;
            known << option.names().constLast();
            parser.addOption(option);
        }
    };
    add(commonOptions());
    add(windowOptions());
    for (const Command& command : commands) add(command.options());
}

void describe(QCommandLineParser& parser, const Command* command) {
    addOptions(parser, commonOptions());
    addOptions(parser, command != nullptr ? command->options() : windowOptions());
}

/// The subcommand is the first argument that is neither an option nor an option's value.
const Command* findCommand(const QStringList& arguments) {
    QCommandLineParser everything;
    addAllOptions(everything);
    everything.parse(arguments);
    const QStringList words = everything.positionalArguments();
    return words.isEmpty() ? nullptr : commandCalled(words.front());
}

std::optional<QSize> readSize(const QString& text) {
    static const QRegularExpression form(u"^([1-9][0-9]{1,4})x([1-9][0-9]{1,4})$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) return {};
    return QSize(match.capturedView(1).toInt(), match.capturedView(2).toInt());
}

ReplayOptions readReplay(const QCommandLineParser& parser, const QString& file, const QString& language) {
    ReplayOptions options;
    options.file = file;
    options.state = parser.isSet(u"state"_s);
    options.keepGoing = parser.isSet(u"keep-going"_s);
    if (!language.isEmpty()) options.language = language;
    return options;
}

VerifyOptions readVerify(const QCommandLineParser& parser, const QString& file, const QString& language) {
    VerifyOptions options{.file = file, .allowAbsent = parser.isSet(u"allow-absent"_s)};
    if (!language.isEmpty()) options.language = language;
    return options;
}

tl::expected<ExportOptions, QString> readExport(const QCommandLineParser& parser, const QStringList& words,
                                                const QString& language) {
    ExportOptions options{.all = parser.isSet(u"all"_s),
                          .id = words.size() > 1 ? words.front() : QString(),
                          .file = words.back(),
                          .format = parser.value(u"format"_s),
                          .force = parser.isSet(u"force"_s),
                          .language = language};
    if (options.language.isEmpty()) options.language = Languages::ofSystem();
    if (const QStringList formats = ExportFormats::names();
        parser.isSet(u"format"_s) && !formats.contains(options.format))
        return tl::unexpected(badValue(u"format"_s, options.format, formats.join(u", "_s)));
    if (options.all && !options.id.isEmpty())
        return tl::unexpected(said(QT_TRANSLATE_NOOP("CommandLine", "--all takes no id.")));
    return options;
}

ImportOptions readImport(const QCommandLineParser& parser, const QStringList& words, const QString& language) {
    return {.files = words,
            .unverified = parser.isSet(u"unverified"_s),
            .language = language.isEmpty() ? Languages::ofSystem() : language};
}

/// An option of several lists is one list.
AttackOptions readAttack(const QCommandLineParser& parser, const QString& language) {
    const auto list = [&](const QString& option) { return parser.values(option).join(u','); };
    AttackOptions options{.with = list(u"with"_s),
                          .against = list(u"against"_s),
                          .pile = list(u"pile"_s),
                          .values = parser.value(u"values"_s)};
    if (!language.isEmpty()) options.language = language;
    return options;
}

}  // namespace

QString badValue(const QString& option, const QString& value, const QString& expected) {
    //: an option, what was given for it, what it must be
    return said(QT_TRANSLATE_NOOP("CommandLine", "--%1 cannot be “%2”: it must be %3.")).arg(option, value, expected);
}

std::vector<QCommandLineOption> screenOptions() {
    return {languageOption(),
            {u"size"_s,
             said(QT_TRANSLATE_NOOP("CommandLine", "Opens a window of this size instead of the whole screen.")),
             u"WxH"_s},
            {u"theme"_s, said(QT_TRANSLATE_NOOP("CommandLine", "Chooses the theme; “system” follows the device.")),
             u"dark|light|contrast|system"_s},
            {u"text-scale"_s, said(QT_TRANSLATE_NOOP("CommandLine", "Makes the text larger: 100 to 200 percent.")),
             u"P"_s}};
}

tl::expected<ScreenOptions, QString> readScreenOptions(const QCommandLineParser& parser) {
    const QStringList given = parser.optionNames();
    ScreenOptions options;
    if (given.contains(u"language"_s)) {
        options.language = parser.value(u"language"_s);
        if (!Languages::all().contains(options.language))
            return tl::unexpected(badValue(u"language"_s, options.language, Joined::plainList(Languages::all())));
    }
    if (given.contains(u"size"_s)) {
        const auto size = readSize(parser.value(u"size"_s));
        if (!size)
            return tl::unexpected(
                badValue(u"size"_s, parser.value(u"size"_s), Joined::plainList({u"WxH"_s, u"1280x800"_s})));
        options.size = *size;
    }
    if (given.contains(u"theme"_s)) {
        const QString name = parser.value(u"theme"_s);
        const auto found = std::ranges::find(themeNames, name, [](const auto& theme) { return QString(theme.first); });
        if (found == themeNames.end())
            return tl::unexpected(
                badValue(u"theme"_s, name, Joined::plainList({u"dark"_s, u"light"_s, u"contrast"_s, u"system"_s})));
        options.theme = found->second;
    }
    if (given.contains(u"text-scale"_s)) {
        bool number = false;
        const int percent = parser.value(u"text-scale"_s).toInt(&number);
        if (!number || percent < minTextScale || percent > maxTextScale)
            return tl::unexpected(badValue(u"text-scale"_s, parser.value(u"text-scale"_s), u"100–200"_s));
        options.textScale = percent;
    }
    return options;
}

tl::expected<CommandLine, QString> parseCommandLine(const QStringList& arguments) {
    const Command* command = findCommand(arguments);
    QCommandLineParser parser;
    describe(parser, command);
    if (!parser.parse(arguments)) return tl::unexpected(parser.errorText());

    CommandLine line;
    line.subcommand = command != nullptr ? command->id : Subcommand::None;
    line.help = parser.isSet(u"help"_s);
    line.version = parser.isSet(u"version"_s);
    line.selfTest = command == nullptr && parser.isSet(u"self-test"_s);
    auto screen = readScreenOptions(parser);
    if (!screen) return tl::unexpected(screen.error());
    line.screen = *std::move(screen);
    if (parser.optionNames().contains(u"data"_s)) {
        line.dataFolder = parser.value(u"data"_s);
        if (line.dataFolder.isEmpty()) return tl::unexpected(badValue(u"data"_s, {}, u"DIR"_s));
    }
    if (line.help || line.version) return line;

    QStringList words = parser.positionalArguments();
    if (command == nullptr) {
        if (!words.isEmpty())
            return tl::unexpected(
                said(QT_TRANSLATE_NOOP("CommandLine", "There is no command “%1”.")).arg(words.front()));
        return line;
    }
    words.removeFirst();
    if (words.size() < command->fewest || words.size() > command->most)
        return tl::unexpected(
            said(QT_TRANSLATE_NOOP("CommandLine", "Usage: %1 %2")).arg(command->name, command->arguments).trimmed());
    switch (command->id) {
        case Subcommand::Replay: line.replay = readReplay(parser, words.front(), line.screen.language); break;
        case Subcommand::Verify: line.verify = readVerify(parser, words.front(), line.screen.language); break;
        case Subcommand::Export: {
            auto options = readExport(parser, words, line.screen.language);
            if (!options) return tl::unexpected(options.error());
            line.exporting = *std::move(options);
            break;
        }
        case Subcommand::Import: line.importing = readImport(parser, words, line.screen.language); break;
        case Subcommand::Attack: line.attack = readAttack(parser, line.screen.language); break;
        case Subcommand::Check:
        case Subcommand::None: break;
    }
    return line;
}

QString notUtf8Text() {
    constexpr const char* text =
        QT_TRANSLATE_NOOP("CommandLine", "An argument is not valid UTF-8. Rename the file and try again.");
    return Languages().translate(Languages::ofSystem(), "CommandLine", text);
}

QString noDisplayText() {
    constexpr const char* text =
        QT_TRANSLATE_NOOP("CommandLine", "There is no display to show a window on. The commands need none.");
    return Languages().translate(Languages::ofSystem(), "CommandLine", text);
}

QString helpText(Subcommand subcommand) {
    const Command* command = commandOf(subcommand);
    QCommandLineParser parser;
    describe(parser, command);
    if (command != nullptr) {
        parser.setApplicationDescription(said(command->summary));
        const bool takesFiles = !command->arguments.isEmpty();
        parser.addPositionalArgument(takesFiles ? u"FILE"_s : QString(command->name),
                                     takesFiles ? said(command->files) : QString(),
                                     takesFiles ? command->name + u' ' + command->arguments : QString(command->name));
        return parser.helpText();
    }
    parser.setApplicationDescription(said(QT_TRANSLATE_NOOP(
        "CommandLine", "A referee for games played with real cards. Without a command the app opens.")));
    for (const Command& each : commands)
        parser.addPositionalArgument(each.name, said(each.summary),
                                     u"[%1]"_s.arg(QString(each.name + u' ' + each.arguments).trimmed()));
    return parser.helpText();
}

}  // namespace basekeeper
