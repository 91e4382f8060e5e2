// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/tour.h"

#include "app/commands/warnings.h"
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/window_app.h"
#include "db/session_file/session_export.h"
#include "tests/tour/aboard_tour.h"
#include "tests/tour/alert_tour.h"
#include "tests/tour/finger.h"
#include "tests/tour/history_tour.h"
#include "tests/tour/house_player.h"
#include "tests/tour/lesson_tour.h"
#include "tests/tour/race_tour.h"
#include "tests/tour/score_tour.h"
#include "tests/tour/table_player.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QQuickWindow>

namespace basekeeper {

using namespace all_your_base;

namespace {

constexpr QSize usualSize{1280, 800};
/// A game that is not won by then never is.
constexpr int mostActs = 600;
constexpr int lateTurn = 24;

class Tour {
public:
    explicit Tour(const TourOptions& options)
        : m_folder(options.folder),
          m_app(QDir(options.folder).filePath(QStringLiteral("data")), options.choices),
          m_language(m_app.model().settings()->language()) {
        if (m_app.window() == nullptr) return;
        m_app.model().settings()->setReducedMotion(true);
        m_app.window()->resize(options.size.isValid() ? options.size : usualSize);
        m_app.window()->show();
        m_finger.emplace(*m_app.window(), options.pointer);
        m_player.emplace(m_app, *m_finger);
    }

    TourResult play() {
        if (!m_finger) return {QStringLiteral("the screens could not be loaded"), {}, 0};
        begin();
        while (m_finger->ok() && !state().over && m_acts < mostActs) {
            if (state().turn.number != m_turn) newTurn();
            const Action action = m_house.next(state());
            beforeAct(action);
            if (!m_player->perform(action)) break;
            ++m_acts;
            afterAct(action);
        }
        end();
        TourResult result{failure(), score(), m_pictures};
        if (result.failure.isEmpty()) result = {redAlerts(), result.score, m_pictures};
        if (result.failure.isEmpty()) result = {allAboard(), result.score, m_pictures};
        if (result.failure.isEmpty()) result = {played<RaceTour>(), result.score, m_pictures};
        if (result.failure.isEmpty()) result = {played<ScoreTour>(), result.score, m_pictures};
        if (result.failure.isEmpty()) result = {played<LessonTour>(), result.score, m_pictures};
        return result;
    }

private:
    [[nodiscard]] const State& state() { return m_app.controller().state<AllYourBase>(); }

    void picture(const char* name) { picture(QString::fromLatin1(name)); }
    void picture(const QString& name) {
        if (m_shown.contains(name)) return;
        m_shown << name;
        const QString file = QStringLiteral("%1-%2.png").arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(name);
        m_finger->savePicture(QDir(m_folder).filePath(file));
    }

    void begin() {
        picture("start");
        m_finger->tap("start-settings");
        picture("settings");
        m_finger->pressKey(Qt::Key_Escape);
        check();
        m_finger->tap("start-new");
        m_finger->waitFor("game-all-your-base");
        picture("games");
        m_finger->tap("game-all-your-base");
        const QStringList names{QStringLiteral("Ana"), QStringLiteral("美玲"), QStringLiteral("Tomás")};
        for (int seat = 0; seat < names.size(); ++seat) {
            m_finger->tap(QStringLiteral("setup-name-%1").arg(seat));
            m_finger->type(names[seat]);
        }
        seatLanguage(1, QStringLiteral("zh"));
        seatLanguage(2, QStringLiteral("es"));
        picture("setup");
        m_finger->tap("setup-values");
        picture("card-values");
        m_finger->pressKey(Qt::Key_Escape);
        m_finger->tap("setup-begin");
        m_finger->waitFor("act-play-base");
    }

    /// Three against three, without a game; and what would hold.
    void check() {
        m_finger->tap("start-check");
        picture("check");
        for (const char* card : {"check-attacks-zig", "check-attacks-battlecruiser", "check-attacks-crew",
                                 "check-stands-zig", "check-stands-destroyer", "check-stands-cats"})
            m_finger->tap(card);
        picture("check-enough");
        m_finger->tap("check-stands-zero-wing");
        picture("check-missing");
        m_finger->tap("check-turn-round");
        picture("check-turned-round");
        m_finger->tap("check-turn-round");
        m_finger->tap("check-clear");
        m_finger->tap("check-back");
    }

    void seatLanguage(int seat, const QString& wanted) {
        m_finger->tap(QStringLiteral("setup-drag-%1").arg(seat));
        m_finger->tap(QStringLiteral("setup-language-") + wanted);
    }

    void newTurn() {
        m_turn = state().turn.number;
        if (m_turn == 1) {
            picture("table-first-turn");
            refusal();
            menu();
        }
        if (m_turn == 2) book();
        if (m_turn == 4) redAlert();
        if (m_turn == 7) points();
        if (m_turn == 9) past().correct();
        if (m_turn == 10) inspect();
        if (m_turn == 11) overrule();
        if (m_turn == 12) inOtherLanguage();
    }

    [[nodiscard]] HistoryTour past() {
        return {m_app, *m_finger, [this](const QString& name) { picture(name); }};
    }

    /// Where there is no base yet, no ship can be played.
    void refusal() {
        m_finger->tap("card-destroyer");
        m_finger->waitFor("toast");
        picture("refusal");
        m_finger->tap("toast-clause");
        picture("clause");
        m_finger->pressKey(Qt::Key_Escape);
        m_finger->tap("toast-dismiss");
    }

    void menu() {
        m_finger->tap("act-menu");
        picture("menu");
        m_finger->pressKey(Qt::Key_Escape);
    }

    /// From the table and back to it.
    void book() {
        m_finger->tap("act-book");
        picture("book");
        m_finger->tap("book-search");
        m_finger->type(QStringLiteral("base"));
        picture("book-found");
        // Its number brings it to the top: in a low window the list goes on below what is made of it.
        m_finger->type(QStringLiteral("5.10"));
        m_finger->tap("book-hit-5.10");
        picture("book-card");
        m_finger->tap("book-printed-edit-" + m_app.model().settings()->language());
        picture("book-printed");
        m_finger->pressKey(Qt::Key_Escape);
        m_finger->waitUntilGone("printed-close");
        m_finger->tap("book-hold-up");
        picture("book-held-up");
        m_finger->pressKey(Qt::Key_Escape);
        m_finger->waitUntilGone("hold-up-close");
        m_app.model().book()->close();
        m_finger->tap("book-back");
        m_finger->tap("act-menu");
        m_finger->tap("menu-rules");
        m_finger->tap("rules-section-3");
        picture("rules");
        m_finger->tap("book-back");
        m_finger->waitFor("act-menu");
    }

    void redAlert() {
        m_finger->tap("act-red-alert");
        picture("red-alert");
        m_finger->tap("red-alert-1");
        picture("red-alert-card");
        m_finger->tap("red-alert-play");
        m_finger->waitUntil([&] { return !state().queue.empty(); }, QStringLiteral("the extra turn was due"));
        picture("extra-turn");
    }

    void points() {
        m_finger->hold("card-zig");
        picture("points");
        m_finger->pressKey(Qt::Key_Escape);
    }

    void inspect() {
        m_finger->hold(QStringLiteral("base-%1").arg(static_cast<int>(state().bases.front().id)));
        picture("base-detail");
        m_finger->pressKey(Qt::Key_Escape);
        m_finger->tap("act-menu");
        m_finger->tap("menu-matrix");
        picture("who-can-take-what");
        m_finger->pressKey(Qt::Key_Escape);
    }

    void overrule() {
        m_finger->tap("act-menu");
        m_finger->tap("menu-overrule");
        picture("overrule-empty");
        m_finger->tap("overrule-kind-destroyer");
        m_finger->tap(QStringLiteral("base-%1").arg(static_cast<int>(basesOf(state(), state().turn.seat).front())));
        picture("overrule");
        m_finger->tap("overrule-enter");
        m_finger->tap("overrule-reason-1");
        m_finger->waitUntil([&] { return std::holds_alternative<Overrule>(lastAct()); },
                            QStringLiteral("the ruling was in the log"));
    }

    void inOtherLanguage() {
        const QString other = m_language == u"zh" ? QStringLiteral("en") : QStringLiteral("zh");
        m_app.model().settings()->setLanguage(other);
        picture("table-other-language");
        m_app.model().settings()->setTheme(QStringLiteral("light"));
        picture("table-light");
        m_app.model().settings()->setTheme(QStringLiteral("contrast"));
        picture("table-contrast");
        m_app.model().settings()->setTheme(m_theme);
        m_app.model().settings()->setLanguage(m_language);
    }

    void beforeAct(const Action& action) {
        if (state().turn.phase == Phase::Attack && std::holds_alternative<std::monostate>(state().pending))
            picture("table-attack-phase");
        if (const auto* attack = std::get_if<Attack>(&action)) {
            picture(m_turn < lateTurn ? "table-within-reach" : "table-late-game");
            m_finger->tapEdge(QStringLiteral("base-%1").arg(static_cast<int>(attack->target)));
            m_finger->waitFor("act-attack");
            picture("attack-bench");
            m_finger->tap("bench-close");
        }
        if (std::holds_alternative<Counterattack>(action)) picture("counterattack-offered");
        if (std::holds_alternative<ResolveAttack>(action)) picture("attack-declared");
        if (std::holds_alternative<TakeChange>(action)) picture("change");
        if (std::holds_alternative<Declare>(action)) picture("may-declare");
    }

    void afterAct(const Action& action) {
        if (std::holds_alternative<PlayBase>(action) && m_turn == 2) undoAndRedo();
        if (std::holds_alternative<Counterattack>(action)) picture("countered");
        if (std::holds_alternative<ResolveAttack>(action)) picture("captured");
        if (std::holds_alternative<TakeChange>(action)) picture("change-taken");
    }

    void undoAndRedo() {
        const std::size_t played = m_app.controller().play<AllYourBase>().played();
        m_finger->tap("act-undo");
        m_finger->waitUntil([&] { return m_app.controller().play<AllYourBase>().played() == played - 1; },
                            QStringLiteral("the act was taken back"));
        picture("undone");
        m_finger->tap("act-redo");
        m_finger->waitUntil([&] { return m_app.controller().play<AllYourBase>().played() == played; },
                            QStringLiteral("the act was back"));
    }

    void end() {
        if (!m_finger->ok()) m_app.window()->grabWindow().save(QDir(m_folder).filePath(QStringLiteral("failure.png")));
        if (!m_finger->ok() || !state().over) return;
        m_finger->waitFor("victory");
        picture("victory");
        m_finger->tap("victory-table");
        m_finger->waitUntilGone("victory");
        picture("table-at-the-end");
        past().sessions();
        past().backups();
        m_exported = exportGame();
    }

    [[nodiscard]] bool exportGame() {
        Store& store = *m_app.controller().store();
        const QString id = m_app.controller().info().id;
        const auto info = store.session(id);
        const auto log = store.entries(id);
        QFile file(QDir(m_folder).filePath(QStringLiteral("game.jsonl")));
        return info && *info && log && file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
               exportSession(file, **info, *log);
    }

    /// The second game.
    [[nodiscard]] QString redAlerts() {
        m_finger->tap("act-menu");
        m_finger->tap("menu-leave");
        AlertTour tour(m_app, *m_finger, *m_player, [this](const QString& name) { picture(name); });
        return checked(tour.play());
    }

    /// And the other game.
    [[nodiscard]] QString allAboard() {
        m_finger->tap("act-menu");
        m_finger->tap("menu-leave");
        return played<AboardTour>();
    }

    /// A game that its own tour plays from the start screen on.
    template <class GameTour>
    [[nodiscard]] QString played() {
        return checked(GameTour(m_app, *m_finger, [this](const QString& name) { picture(name); }).play());
    }

    /// What failed, or a warning that was seen; a picture of where it stopped is kept.
    [[nodiscard]] QString checked(const QString& failed) {
        if (!failed.isEmpty())
            m_app.window()->grabWindow().save(QDir(m_folder).filePath(QStringLiteral("failure.png")));
        return failed.isEmpty() && !m_warnings.seen().isEmpty() ? m_warnings.seen().constFirst() : failed;
    }

    [[nodiscard]] const Action& lastAct() {
        const auto& play = m_app.controller().play<AllYourBase>();
        return play.act(play.played() - 1);
    }

    [[nodiscard]] QString failure() {
        if (!m_finger->ok()) return QStringLiteral("%1 (turn %2)").arg(m_finger->failure()).arg(m_turn);
        if (!state().over) return QStringLiteral("the game was not won after %1 acts").arg(m_acts);
        if (!m_exported) return QStringLiteral("the game could not be written");
        if (!m_warnings.seen().isEmpty()) return m_warnings.seen().constFirst();
        return {};
    }

    [[nodiscard]] QString score() {
        if (!m_app.controller().hasGame()) return {};
        const Setup& setup = m_app.controller().play<AllYourBase>().setup();
        QStringList held;
        for (SeatId seat = 0; seat < state().rules.seats; ++seat)
            held << QStringLiteral("%1 %2").arg(AllYourBaseTexts::seatName(setup, seat)).arg(basesHeld(state(), seat));
        QString bases = held.join(QStringLiteral(" · "));
        if (!state().winner) return bases;
        return QCoreApplication::translate("Tour", "%1 — %2 wins on turn %3")
            .arg(bases, AllYourBaseTexts::seatName(setup, *state().winner))
            .arg(state().turn.number);
    }

    WarningWatch m_warnings;
    QString m_folder;
    WindowApp m_app;
    QString m_language;
    QString m_theme = m_app.model().settings()->theme();
    std::optional<Finger> m_finger;
    std::optional<TablePlayer> m_player;
    HousePlayer m_house;
    QStringList m_shown;
    int m_pictures = 0;
    int m_acts = 0;
    int m_turn = 0;
    bool m_exported = false;
};

bool emptied(const QString& folder) {
    QDir tour(folder);
    if (!tour.mkpath(QStringLiteral("."))) return false;
    for (const QString& picture : tour.entryList({QStringLiteral("*.png"), QStringLiteral("game.jsonl")}, QDir::Files))
        tour.remove(picture);
    QDir data(tour.filePath(QStringLiteral("data")));
    return !data.exists() || data.removeRecursively();
}

}  // namespace

TourResult playTour(const TourOptions& options) {
    if (!emptied(options.folder)) return {QStringLiteral("the folder %1 cannot be written").arg(options.folder), {}, 0};
    return Tour(options).play();
}

}  // namespace basekeeper
