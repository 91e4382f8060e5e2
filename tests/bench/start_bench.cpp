// SPDX-License-Identifier: GPL-3.0-or-later
// How long the program takes to its first frame, with a game of 1,000 acts to resume, and how much memory: against a
// bare window of Qt Quick Controls, in turns. Both are looked at from outside, as they are; Qt itself says on stderr
// when a frame is done.
//
//     start_bench BASEKEEPER BARE_WINDOW
#include "app/window_app.h"
#include "tests/bench/late_session.h"
#include "tests/bench/measure.h"
#include "tests/tour/finger.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <optional>

using namespace basekeeper;
using namespace basekeeper::bench;

namespace {

constexpr double goalRatio = 1.5;
constexpr int starts = 21;
constexpr std::size_t actsToResume = 1'000;
constexpr int patience = 30'000;  // milliseconds

int fail(const QString& why) {
    std::fprintf(stderr, "start_bench: %s\n", qUtf8Printable(why));
    return EXIT_FAILURE;
}

/// A folder as the program leaves it when it is closed in the middle of a game.
bool playGame(const QString& folder) {
    SessionController controller(Store::open(folder));
    return playLateGame(controller, actsToResume);
}

/// Whether the game can be resumed on the very first frame: else it would be no useful one.
bool firstFrameIsUseful(const QString& folder) {
    WindowApp app(folder, {QStringLiteral("en"), QStringLiteral("dark"), 0});
    if (app.window() == nullptr) return false;
    bool useful = false;
    QEventLoop untilShown;
    QObject::connect(app.window(), &QQuickWindow::frameSwapped, &untilShown, [&] {
        useful = Finger(*app.window()).find(QStringLiteral("start-resume")) != nullptr;
        untilShown.quit();
    });
    QTimer::singleShot(patience, &untilShown, &QEventLoop::quit);
    app.window()->show();
    untilShown.exec();
    return useful;
}

bool copyFolder(const QString& from, const QString& to) {
    QDir(to).removeRecursively();
    if (!QDir().mkpath(to)) return false;
    for (const QString& name : QDir(from).entryList(QDir::Files))
        if (!QFile::copy(QDir(from).filePath(name), QDir(to).filePath(name))) return false;
    return true;
}

struct Start {
    double milliseconds = 0;
    double mebibytes = 0;  ///< the most that was ever in memory
};

double peakMemory(qint64 process) {
    constexpr double kibi = 1024;
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').constFirst().toDouble() / kibi;
    return 0;
}

std::optional<Start> startOnce(const QString& program, const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("qt.scenegraph.time.renderloop=true"));
    environment.insert(QStringLiteral("QT_FORCE_STDERR_LOGGING"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setReadChannel(QProcess::StandardError);

    const auto begun = Clock::now();
    process.start(program, arguments);
    QByteArray said;
    std::optional<Start> start;
    while (!start && process.waitForReadyRead(patience)) {
        said += process.readAll();
        if (said.contains("Frame rendered")) start = Start{millisecondsSince(begun), peakMemory(process.processId())};
    }
    process.kill();
    process.waitForFinished();
    if (!start) std::fprintf(stderr, "%s", said.constData());
    return start;
}

}  // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    WindowApp::prepareLooks();
    if (argc != 3) return fail(QStringLiteral("two programs are needed"));
    const QString basekeeper = QString::fromLocal8Bit(argv[1]);
    const QString bareWindow = QString::fromLocal8Bit(argv[2]);

    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("start-bench-XXXXXX")));
    const QString played = folder.filePath(QStringLiteral("played"));
    const QString resumed = folder.filePath(QStringLiteral("resumed"));
    if (!playGame(played)) return fail(QStringLiteral("the game could not be played"));
    if (!firstFrameIsUseful(played)) return fail(QStringLiteral("the first frame offers no game to resume"));

    std::vector<double> time[2];
    std::vector<double> memory[2];
    for (int i = 0; i < starts; ++i) {
        // What is measured ends by force: the next start shall not find traces of it.
        if (!copyFolder(played, resumed)) return fail(QStringLiteral("the data folder could not be copied"));
        const auto ours = startOnce(
            basekeeper, {QStringLiteral("--data"), resumed, QStringLiteral("--language"), QStringLiteral("en")});
        const auto bare = startOnce(bareWindow, {});
        if (!ours || !bare) return fail(QStringLiteral("%1 shows no frame").arg(ours ? bareWindow : basekeeper));
        if (i == 0) continue;  // the first of both fill the caches
        time[0].push_back(ours->milliseconds);
        time[1].push_back(bare->milliseconds);
        memory[0].push_back(ours->mebibytes);
        memory[1].push_back(bare->mebibytes);
    }

    const auto print = [](const char* what, const std::vector<double>(&values)[2], const char* unit) {
        const double ratio = median(values[0]) / median(values[1]);
        printGoal(std::string(what) + ": basekeeper / a bare window", decimal(ratio, 2), "<= " + decimal(goalRatio, 1),
                  ratio <= goalRatio);
        printRow("  basekeeper, " + grouped(actsToResume) + " acts to resume (median)",
                 decimal(median(values[0]), 0) + unit);
        printRow("  a bare window (median)", decimal(median(values[1]), 0) + unit);
    };
    print("start to first useful frame", time, " ms");
    print("peak memory", memory, " MiB");
    return EXIT_SUCCESS;
}
