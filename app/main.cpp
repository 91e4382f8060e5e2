// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/check_command.h"
#include "app/commands/command_line.h"
#include "app/commands/console.h"
#include "app/commands/replay_command.h"
#include "app/commands/self_test.h"
#include "app/commands/transfer_commands.h"
#include "app/commands/verify_command.h"
#include "app/games/all_your_base/attack_command.h"
#include "app/speech/qt_speech_engine.h"
#include "app/start_choices.h"
#include "app/window_app.h"

#include <QApplication>
#include <QInputDevice>
#include <QQuickWindow>

#include <sys/prctl.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace basekeeper;

namespace {

/// A device with a touch screen is a tablet on the table; any other stands upright before everybody.
bool hasTouchScreen() {
    return std::ranges::any_of(QInputDevice::devices(), [](const QInputDevice* device) {
        return device->type() == QInputDevice::DeviceType::TouchScreen;
    });
}

QString dataFolderOf(const CommandLine& line) {
    return line.dataFolder.isEmpty() ? WindowApp::usualDataFolder() : line.dataFolder;
}

int runWindow(const CommandLine& line) {
    StartChoices choices = startChoices(line.screen);
    choices.liesFlat = hasTouchScreen();
    WindowApp app(dataFolderOf(line), choices, QtSpeechEngine::make);
    if (app.window() == nullptr) return ExitUnreadable;
    if (line.screen.size.isValid()) app.window()->resize(line.screen.size);
    app.window()->show();
    return QApplication::exec();
}

int runSelfTest(const CommandLine& line) {
    const QStringList faults = selfTest(startChoices(line.screen), line.screen.size);
    for (const QString& fault : faults) std::fprintf(stderr, "basekeeper: %s\n", qUtf8Printable(fault));
    return faults.isEmpty() ? ExitAccepted : ExitRefused;
}

/// Whether the console is enough. Decided by the arguments before there is an application.
bool runsWithoutWindow(const tl::expected<CommandLine, QString>& line) {
    return !line || line->help || line->version || line->subcommand != Subcommand::None;
}

int runOnConsole(const tl::expected<CommandLine, QString>& line) {
    if (!line) {
        std::fprintf(stderr, "basekeeper: %s\n", qUtf8Printable(line.error()));
        return ExitUnreadable;
    }
    if (line->help) {
        std::fputs(qUtf8Printable(helpText(line->subcommand)), stdout);
        return ExitAccepted;
    }
    if (line->version) {
        std::printf("basekeeper %s\n", qUtf8Printable(QCoreApplication::applicationVersion()));
        return ExitAccepted;
    }
    Console console;
    if (!console.isOpen()) return ExitUnreadable;
    switch (line->subcommand) {
        case Subcommand::Verify: return verify(line->verify);
        case Subcommand::Check: return check(dataFolderOf(*line), line->screen.language, console.out(), console.err());
        case Subcommand::Export:
            return exportSessions(line->exporting, dataFolderOf(*line), console.out(), console.err());
        case Subcommand::Import:
            return importSessions(line->importing, dataFolderOf(*line), console.out(), console.err());
        case Subcommand::Attack: return attack(line->attack, console.out(), console.err());
        case Subcommand::Replay:
        case Subcommand::None: break;
    }
    return replay(line->replay);
}

/// A report is laid out and painted, which needs fonts but no display.
std::unique_ptr<QCoreApplication> consoleApplication(const tl::expected<CommandLine, QString>& line, int& argc,
                                                     char* argv[]) {
    if (!line || line->subcommand != Subcommand::Export) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// Replaces Qt's long message and its abort if no window can be shown.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "basekeeper: %s\n", qUtf8Printable(noDisplayText()));
        std::_Exit(ExitUnreadable);
    }
    // Hides what Qt reports of its attempts.
    if (!QByteArrayView(context.category).startsWith("qt.qpa")) std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

QStringList argumentsOf(int argc, char* argv[]) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Another byte than UTF-8 has would be replaced, and another file than the one that is meant be read or written.
bool areUtf8(int argc, char* argv[]) {
    return std::all_of(argv, argv + argc, [](const char* argument) { return QUtf8StringView(argument).isValidUtf8(); });
}

/// What a seat keeps secret must not get onto a disk by a crash. The first is for dumps that the system writes itself,
/// the second for those that it hands to another program.
void writeNoCoreDumps() {
    constexpr rlimit none{0, 0};
    static_cast<void>(::setrlimit(RLIMIT_CORE, &none));
    static_cast<void>(::prctl(PR_SET_DUMPABLE, 0));
}

}  // namespace

int main(int argc, char* argv[]) {
    writeNoCoreDumps();
    // A limit on the size of files is told like a full disk, instead of ending the program.
    std::signal(SIGXFSZ, SIG_IGN);
    QCoreApplication::setApplicationName(QStringLiteral("basekeeper"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BASEKEEPER_VERSION));
    const auto line = areUtf8(argc, argv) ? parseCommandLine(argumentsOf(argc, argv)) : tl::unexpected(notUtf8Text());
    if (runsWithoutWindow(line)) {
        const auto app = consoleApplication(line, argc, argv);
        Languages languages;
        languages.use(!line || line->screen.language.isEmpty() ? Languages::ofSystem() : line->screen.language);
        return runOnConsole(line);
    }
    const QtMessageHandler usual = qInstallMessageHandler(endWithoutDisplay);
    QApplication app(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setApplicationDisplayName(QStringLiteral("Basekeeper"));
    WindowApp::prepareLooks();
    if (line->selfTest) return runSelfTest(*line);
    return runWindow(*line);
}
