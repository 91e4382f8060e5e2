// SPDX-License-Identifier: GPL-3.0-or-later
// What 10,000 sessions of 200 acts cost: the list, a search in it, one session opened, the statistics, and the start of
// the program beside that with nothing but the game to resume, in turns. And one session of 10,000 acts: undo, redo,
// the table as it was, and corrections.
//
//     history_bench BASEKEEPER [SESSIONS ACTS]
#include "app/history/read_session.h"
#include "app/history/session_summarizer.h"
#include "app/history/sessions_model.h"
#include "app/history/summary_keeper.h"
#include "app/session/session_controller.h"
#include "tests/bench/big_history.h"
#include "tests/bench/measure.h"
#include "tests/support/random_play.h"

#include <QDir>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>

using namespace basekeeper;
using namespace basekeeper::bench;

namespace {

constexpr double goalMilliseconds = 100;
constexpr double frameMilliseconds = 16;
constexpr double goalRatio = 1.1;
constexpr int starts = 21;
constexpr int rounds = 30;
constexpr int patience = 30'000;  // milliseconds
constexpr std::size_t longSession = 10'000;

int fail(const char* why) {
    std::fprintf(stderr, "history_bench: %s\n", why);
    return EXIT_FAILURE;
}

void printTimes(const std::string& what, const std::vector<double>& times, double goal) {
    const double p99 = quantile(times, 0.99);
    printGoal(what + ", p50 / p99", decimal(median(times), 1) + " / " + decimal(p99, 1) + " ms",
              "<= " + decimal(goal, 0) + " ms", p99 <= goal);
}

template <class Work>
double timed(Work work) {
    const auto start = Clock::now();
    work();
    return millisecondsSince(start);
}

/// The summaries of all sessions, as the program makes them when nothing else is to do.
bool summarizeAll(SessionController& controller) {
    SummaryKeeper keeper(controller);
    constexpr int atOnce = 500;
    while (true) {
        const auto missing = controller.store()->sessionsWithoutSummary(1);
        if (!missing) return false;
        if (missing->isEmpty()) return true;
        if (!keeper.catchUp(atOnce)) return false;
    }
}

int measureLists(const QString& folder, int stored) {
    SessionController controller(Store::open(folder));
    if (controller.store() == nullptr) return fail("the store does not open");
    const auto begun = Clock::now();
    if (!summarizeAll(controller)) return fail("the summaries could not be made");
    const double summarized = secondsSince(begun);

    SummaryKeeper keeper(controller);
    std::vector<double> lists;
    std::vector<double> searches;
    std::vector<double> opened;
    std::vector<double> pages;
    int found = 0;
    for (int round = 0; round < rounds; ++round) {
        SessionsModel sessions(controller, keeper);
        lists.push_back(timed([&] { sessions.prepare(); }));
        pages.push_back(timed([&] { sessions.showMore(); }));
        for (const QString& query :
             {QStringLiteral("tomas"), QStringLiteral("lake ana"), QStringLiteral("美玲"), QStringLiteral("nobody")})
            for (qsizetype typed = 1; typed <= query.size(); ++typed) {
                searches.push_back(timed([&] { sessions.setQuery(query.left(typed)); }));
                found += sessions.found();
            }
        const auto page = controller.store()->listSessions({}, round * (stored / rounds), 1);
        if (!page || page->empty()) return fail("no page");
        bool read = false;
        opened.push_back(timed([&] {
            const auto info = controller.store()->session(page->front().info.id);
            read = info && *info && readSession(*controller.store(), **info);
        }));
        if (!read) return fail("a session does not open");
    }
    if (found == 0) return fail("nothing is found");
    printTimes("10,000 sessions: the list", lists, goalMilliseconds);
    printTimes("10,000 sessions: the next page", pages, goalMilliseconds);
    printTimes("10,000 sessions: a keystroke in the search", searches, goalMilliseconds);
    printTimes("10,000 sessions: one opened and played again", opened, goalMilliseconds);
    std::vector<double> statistics;
    for (int round = 0; round < 5; ++round)
        statistics.push_back(timed([&] {
            static_cast<void>(controller.store()->totals({}));
            static_cast<void>(controller.store()->playerStatistics({}));
            static_cast<void>(controller.store()->tableStatistics({}, 12));
            static_cast<void>(controller.store()->records({}, GameRecord::Longest, 1));
        }));
    printRow("  the statistics of all", decimal(median(statistics), 0) + " ms");
    printRow("  all summaries made, in idle time", decimal(summarized, 1) + " s");
    return EXIT_SUCCESS;
}

/// What is resumed at the start is the same in both.
bool copyOpenSession(const QString& from, const QString& to) {
    const auto big = Store::open(from);
    const auto small = Store::open(to);
    if (!big || !small) return false;
    const auto open = (*big)->openSession();
    if (!open || !*open) return false;
    const auto log = (*big)->entries((*open)->id);
    if (!log) return false;
    std::vector<NewEntry> entries;
    for (const StoredEntry& entry : *log) entries.push_back({entry.body, entry.at});
    return (*small)
        ->importSession({(*open)->game, (*open)->rulesVersion, (*open)->setup, {}, (*open)->startedAt}, entries, {})
        .has_value();
}

double startOnce(const QString& program, const QString& folder) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("qt.scenegraph.time.renderloop=true"));
    environment.insert(QStringLiteral("QT_FORCE_STDERR_LOGGING"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setReadChannel(QProcess::StandardError);
    const auto begun = Clock::now();
    process.start(program, {QStringLiteral("--data"), folder});
    QByteArray said;
    double took = -1;
    while (took < 0 && millisecondsSince(begun) < patience && process.waitForReadyRead(patience)) {
        said += process.readAllStandardError();
        if (said.contains("rame rendered")) took = millisecondsSince(begun);
    }
    process.terminate();
    if (!process.waitForFinished(patience)) process.kill();
    return took;
}

int measureStarts(const QString& program, const QString& full, const QString& small) {
    std::vector<double> ofFull;
    std::vector<double> ofSmall;
    for (int start = -1; start < starts; ++start) {
        const double one = startOnce(program, full);
        const double other = startOnce(program, small);
        if (one < 0 || other < 0) return fail("the program does not start");
        // The first ones warm the caches of the system.
        if (start < 0) continue;
        ofFull.push_back(one);
        ofSmall.push_back(other);
    }
    const double ratio = median(ofFull) / median(ofSmall);
    printGoal("start with 10,000 sessions / with the open one alone", decimal(ratio, 2), "<= " + decimal(goalRatio, 1),
              ratio <= goalRatio);
    printRow("  with 10,000 / with one (median)",
             decimal(median(ofFull), 0) + " / " + decimal(median(ofSmall), 0) + " ms");
    return EXIT_SUCCESS;
}

/// What a table corrects: something else was played, something did not happen, a BASE was forgotten, which gives every
/// later one another number. First it is shown what that changes, then it is done; both anywhere in the game.
void measureAmendments(Session<AllYourBase>& session, random_play::Random& random) {
    using Change = Correction<AllYourBase>;
    std::vector<double> plans;
    std::vector<double> done;
    // In a list, for what GCC sees through it takes for uninitialised.
    const std::vector<Entry<AllYourBase>> takeBack{Undo{}};
    for (int round = 0; round < 100; ++round) {
        const int act = random.between(1, static_cast<int>(session.played()));
        Change change{act, Change::Delete{}};
        if (round % 3 == 1)
            change.change = Change::InsertBefore{
                all_your_base::Overrule{"forgotten", {all_your_base::edit::AddBase{0, {}, false}}}};
        if (round % 3 == 2) change.change = Change::Replace{session.act(static_cast<std::size_t>(act) - 1)};
        std::optional<Entry<AllYourBase>> amend;
        plans.push_back(timed([&] {
            if (auto plan = planAmendment(session, change, {})) amend = std::move(plan->amend);
        }));
        if (!amend) continue;
        done.push_back(timed([&] {
            if (session.whyNot(*amend)) std::abort();
            static_cast<void>(session.stateWith(*amend));
            session.add(*amend);
        }));
        session.add(takeBack.front());
    }
    printTimes("10,000 acts: what a correction would change", plans, frameMilliseconds);
    printTimes("10,000 acts: the correction, checked and done", done, frameMilliseconds);
}

int measureLongSession() {
    auto session = longGame(7, longSession);
    random_play::Random random(3);
    std::vector<double> undos;
    std::vector<double> redos;
    std::vector<double> looks;
    for (int round = 0; round < 300; ++round) {
        const auto far = round % 3 == 0 ? random.between(1, static_cast<int>(session.played()) - 1) : 1;
        const Entry<AllYourBase> undo = Undo{far};
        const Entry<AllYourBase> redo = Redo{far};
        undos.push_back(timed([&] { session.add(undo); }));
        redos.push_back(timed([&] { session.add(redo); }));
        looks.push_back(timed([&] {
            static_cast<void>(
                session.stateAfter(static_cast<std::size_t>(random.below(static_cast<int>(session.played())))));
        }));
    }
    printTimes("10,000 acts: undo, near and far", undos, frameMilliseconds);
    printTimes("10,000 acts: redo, near and far", redos, frameMilliseconds);
    printTimes("10,000 acts: the table as it was", looks, frameMilliseconds);
    measureAmendments(session, random);
    return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char* argv[]) {
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2 && arguments.size() != 4) return fail("usage: history_bench BASEKEEPER [SESSIONS ACTS]");
    const int sessions = arguments.size() == 4 ? arguments[2].toInt() : 10'000;
    const std::size_t acts = arguments.size() == 4 ? arguments[3].toULongLong() : 200;
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("history-bench-XXXXXX")));
    const QString full = folder.filePath(QStringLiteral("full"));
    const QString small = folder.filePath(QStringLiteral("small"));
    {
        const auto begun = Clock::now();
        if (!fillHistory(full, sessions, acts)) return fail("the history could not be made");
        printRow("a history of " + grouped(sessions) + " sessions of " + grouped(static_cast<double>(acts)) +
                     " acts made",
                 decimal(secondsSince(begun), 1) + " s");
        if (!copyOpenSession(full, small)) return fail("the small store could not be made");
    }
    if (measureLists(full, sessions) != EXIT_SUCCESS) return EXIT_FAILURE;
    if (measureStarts(arguments[1], full, small) != EXIT_SUCCESS) return EXIT_FAILURE;
    return measureLongSession();
}
