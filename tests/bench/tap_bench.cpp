// SPDX-License-Identifier: GPL-3.0-or-later
// How long people wait: from the finger that leaves the glass to the frame that shows what it did, on the fullest
// table, with every act on disk as always. Five milliseconds of it are none of ours: so long the offscreen platform of
// Qt waits before it begins a frame.
#include "app/session/session_controller.h"
#include "app/window_app.h"
#include "tests/bench/late_game.h"
#include "tests/bench/measure.h"
#include "tests/tour/finger.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <ctime>
#include <functional>
#include <map>
#include <optional>

using namespace basekeeper;
using namespace basekeeper::bench;
using namespace basekeeper::all_your_base;

namespace {

constexpr double goalMilliseconds = 16;
constexpr int turns = 18;
constexpr int basesWeighedATurn = 2;
constexpr int cardsToggledABase = 3;
constexpr int quiet = 30;         // milliseconds without a frame: nothing moves any more
constexpr int patience = 10'000;  // milliseconds

/// What a tap of one kind took each time. The time of the processor is that in which it worked on the tap: other
/// programs have no part in it.
struct Taps {
    std::vector<double> toFrame;    ///< from the release to the frame that shows the change
    std::vector<double> processor;  ///< of that, the processor's
    std::vector<double> act;        ///< of the processor's: until the tap had been dealt with
    std::vector<double> layout;     ///< then until everything had its place
    std::vector<double> paint;      ///< then until the frame was finished
};

double processorSince(std::clock_t start) {
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

class Table {
public:
    explicit Table(const QString& folder) : m_app(folder, {QStringLiteral("en"), QStringLiteral("dark"), 0}) {}

    /// False: it could not be laid out, or a tap did nothing.
    bool measure() {
        if (m_app.window() == nullptr || !layOut()) return false;
        for (int turn = 0; turn < turns && !m_failed; ++turn) playTurn();
        return !m_failed;
    }

    [[nodiscard]] const std::map<std::string, Taps>& taps() const { return m_taps; }

private:
    [[nodiscard]] const State& state() { return m_app.controller().state<AllYourBase>(); }
    [[nodiscard]] std::size_t played() { return m_app.controller().play<AllYourBase>().played(); }
    [[nodiscard]] AllYourBaseTable& table() { return m_app.model().table<AllYourBase>(); }
    [[nodiscard]] BenchModel& bench() { return *table().bench(); }

    bool layOut() {
        QQuickWindow& window = *m_app.window();
        if (!m_app.controller().begin(lateSetup()) ||
            m_app.controller().add<AllYourBase>(Action(lateTable())) != SessionController::Outcome::Done)
            return false;
        window.resize(1280, 800);
        window.show();
        QMetaObject::invokeMethod(&window, "openTable");
        m_finger.emplace(window);
        settle();
        return true;
    }

    void playTurn() {
        const auto own = basesOf(state(), state().turn.seat);
        const QString base = QStringLiteral("base-%1").arg(static_cast<int>(own[m_turn % own.size()]));
        const std::size_t before = played();
        tap("choose a card", "card-destroyer", [this] { return table().mode() == AllYourBaseTable::Mode::Play; });
        const auto others = basesOf(state(), state().turn.seat == 0 ? 1 : 0);
        tap("a refused act", QStringLiteral("base-%1").arg(static_cast<int>(others.front())),
            [this] { return table().refused(); });
        tap("dismiss a refusal", "toast-dismiss", [this] { return !table().refused(); });
        tap("play it on a base", base, [&] { return played() == before + 1; });
        tap("undo", "act-undo", [&] { return played() == before; });
        tap("redo", "act-redo", [&] { return played() == before + 1; });
        tap("undo", "act-undo", [&] { return played() == before; });
        tap("pass the defense", "act-pass-defense", [&] { return played() == before + 1; });

        for (int i = 0; i < basesWeighedATurn; ++i) weigh(m_turn + static_cast<std::size_t>(i));
        tap("end the turn", "act-end-turn", [&] { return played() == before + 2; });
        ++m_turn;
    }

    void weigh(std::size_t which) {
        std::vector<BaseId> others;
        for (const Base& base : state().bases)
            if (base.owner != state().turn.seat) others.push_back(base.id);
        const int target = static_cast<int>(others[which * 7 % others.size()]);
        tap("open the attack bench", QStringLiteral("base-%1").arg(target),
            [&] { return bench().isOpen() && bench().target() == target; });

        const auto cards = piecesOf(state(), state().turn.seat);
        for (std::size_t i = 0; i < cardsToggledABase; ++i) {
            const PieceId card = cards[(which + 5 * i) % cards.size()];
            const bool was = bench().hasInForce(card);
            tap("change the force", QStringLiteral("bench-card-%1").arg(static_cast<int>(card)),
                [&] { return bench().hasInForce(card) != was; });
        }
        tap("close the attack bench", "bench-close", [this] { return !bench().isOpen(); });
    }

    void tap(const char* kind, const char* name, const std::function<bool()>& happened) {
        tap(kind, QString::fromLatin1(name), happened);
    }
    void tap(const char* kind, const QString& name, const std::function<bool()>& happened) {
        if (m_failed) return;
        const auto point = placeOf(name);
        if (!point) return fail(kind, name);
        QQuickWindow& window = *m_app.window();
        QTest::touchEvent(&window, m_device).press(0, *point, &window);
        settle();

        std::optional<double> toFrame;
        QEventLoop untilShown;
        double laidOut = 0;
        double processor = 0;
        const std::clock_t processorStart = std::clock();
        const auto start = Clock::now();
        const auto layout = QObject::connect(
            &window, &QQuickWindow::beforeSynchronizing, &window, [&] { laidOut = processorSince(processorStart); },
            Qt::DirectConnection);
        QObject::connect(&window, &QQuickWindow::frameSwapped, &untilShown, [&] {
            if (!happened()) return;
            toFrame = millisecondsSince(start);
            processor = processorSince(processorStart);
            untilShown.quit();
        });
        auto release = QTest::touchEvent(&window, m_device, false);
        release.release(0, *point, &window);
        release.commit(false);
        const double act = processorSince(processorStart);
        QTimer::singleShot(patience, &untilShown, &QEventLoop::quit);
        untilShown.exec();
        QObject::disconnect(layout);
        if (!toFrame) return fail(kind, name);
        Taps& taps = m_taps[kind];
        taps.toFrame.push_back(*toFrame);
        taps.processor.push_back(processor);
        taps.act.push_back(act);
        taps.layout.push_back(laidOut - act);
        taps.paint.push_back(processor - laidOut);
        settle();
    }

    void fail(const char* kind, const QString& name) {
        std::fprintf(stderr, "tap_bench: %s: \"%s\" could not be tapped\n", kind, qUtf8Printable(name));
        m_app.window()->grabWindow().save(QStringLiteral("tap-bench-failure.png"));
        m_failed = true;
    }

    /// In the middle of a button, or on the upper edge of a base, beside its cards.
    std::optional<QPoint> placeOf(const QString& name) {
        constexpr qreal edge = 10;
        if (!m_finger->waitFor(name)) return {};
        QQuickItem* item = m_finger->find(name);
        for (QQuickItem* parent = item->parentItem(); parent != nullptr; parent = parent->parentItem()) {
            if (!parent->inherits("QQuickFlickable")) continue;
            const QRectF place = item->mapRectToItem(parent, QRectF(0, 0, item->width(), item->height()));
            const qreal hidden = place.top() < 0 ? place.top() : std::max<qreal>(0, place.bottom() - parent->height());
            if (hidden == 0) continue;
            parent->setProperty("contentY", parent->property("contentY").toReal() + hidden);
            settle();
        }
        // What slides in is tapped where it stops.
        QPoint before;
        QPoint place;
        do {
            before = place;
            settle();
            place = item->mapToScene({item->width() / 2, std::min(edge, item->height() / 2)}).toPoint();
        } while (place != before);
        return place;
    }

    /// Until nothing is drawn any more: one tap is not to pay for the one before.
    void settle() {
        QEventLoop untilQuiet;
        QTimer silence;
        silence.setSingleShot(true);
        silence.setInterval(quiet);
        QObject::connect(m_app.window(), &QQuickWindow::frameSwapped, &silence, qOverload<>(&QTimer::start));
        QObject::connect(&silence, &QTimer::timeout, &untilQuiet, &QEventLoop::quit);
        QTimer::singleShot(patience, &untilQuiet, &QEventLoop::quit);
        silence.start();
        untilQuiet.exec();
    }

    WindowApp m_app;
    std::optional<Finger> m_finger;
    QPointingDevice* m_device = QTest::createTouchDevice();
    std::map<std::string, Taps> m_taps;
    std::size_t m_turn = 0;
    bool m_failed = false;
};

std::string percentiles(const std::vector<double>& values) {
    return decimal(quantile(values, 0.5), 1) + " / " + decimal(quantile(values, 0.95), 1) + " / " +
           decimal(quantile(values, 0.99), 1) + " ms";
}

}  // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    WindowApp::prepareLooks();
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("tap-bench-XXXXXX")));
    Table table(folder.path());
    if (!table.measure()) return EXIT_FAILURE;

    std::vector<double> all;
    std::vector<double> processor;
    for (const auto& [kind, taps] : table.taps()) {
        all.insert(all.end(), taps.toFrame.begin(), taps.toFrame.end());
        processor.insert(processor.end(), taps.processor.begin(), taps.processor.end());
    }
    const double p99 = quantile(all, 0.99);
    printGoal("tap to finished frame, fullest table, p99", decimal(p99, 1) + " ms",
              "<= " + decimal(goalMilliseconds, 0) + " ms", p99 <= goalMilliseconds);
    printRow("  all " + grouped(static_cast<double>(all.size())) + " taps, p50 / p95 / p99", percentiles(all));
    printRow("    the processor's time of it", percentiles(processor));
    for (const auto& [kind, taps] : table.taps()) {
        printRow("  " + kind, percentiles(taps.toFrame));
        printRow("    the processor's: act + layout + paint (median)", decimal(median(taps.act), 1) + " + " +
                                                                           decimal(median(taps.layout), 1) + " + " +
                                                                           decimal(median(taps.paint), 1) + " ms");
    }
    return EXIT_SUCCESS;
}
