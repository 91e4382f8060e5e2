// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/program_grid.h"
#include "app/games/outspeed/program_pad.h"
#include "app/games/outspeed/race_overrule_model.h"
#include "app/games/outspeed/race_rows.h"
#include "app/games/outspeed/race_show.h"
#include "app/games/outspeed/tile_editor.h"
#include "app/games/outspeed/tile_rows.h"
#include "app/games/outspeed/tile_sets.h"
#include "app/games/outspeed/track_model.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_table.h"
#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace basekeeper {

/// The table of Outspeed: the tile, the seats, who is asked for what, and what a tap does now. What bonus tokens would
/// do is shown before it happens. What a resolution does is kept first; then `show` tells it step by step, and until
/// its end the lists show the table of the step.
class OutspeedTable : public basekeeper::GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)          ///< RaceSeatRow
    Q_PROPERTY(QAbstractItemModel* routes READ routes CONSTANT FINAL)        ///< RouteRow: of the tile that shows
    Q_PROPERTY(QAbstractItemModel* standings READ standings CONSTANT FINAL)  ///< RaceStandingRow
    /// how many tokens the seat that is asked has still to take
    Q_PROPERTY(int askedOwes READ askedOwes NOTIFY changed FINAL)
    Q_PROPERTY(bool bonusTokens READ bonusTokens NOTIFY changed FINAL)         ///< somebody has one
    Q_PROPERTY(QAbstractItemModel* bonusSeats READ bonusSeats CONSTANT FINAL)  ///< BonusSeatRow: front to rear
    /// TokenKindRow: of the seat that is asked
    Q_PROPERTY(QAbstractItemModel* tokenKinds READ tokenKinds CONSTANT FINAL)
    /// BonusStepRow: before they are applied
    Q_PROPERTY(QAbstractItemModel* bonusSteps READ bonusSteps CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* touched READ touched CONSTANT FINAL)  ///< TouchedRow: by the bonus tokens
    Q_PROPERTY(QAbstractItemModel* due READ due CONSTANT FINAL)          ///< DueRow: rolls or tokens
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    Q_PROPERTY(int turns READ turns CONSTANT FINAL)
    /// 0 tile, 1 bonuses, 2 programming, 3 resolution, 4 over
    Q_PROPERTY(int phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(Task task READ task NOTIFY changed FINAL)
    Q_PROPERTY(int asked READ asked NOTIFY changed FINAL)  ///< the seat; -1: nobody
    Q_PROPERTY(QString askedName READ askedName NOTIFY changed FINAL)
    Q_PROPERTY(int leader READ leader NOTIFY changed FINAL)                  ///< -1: nobody is in the race
    Q_PROPERTY(int tileNumber READ tileNumber NOTIFY changed FINAL)          ///< of the one that shows; 0: none
    Q_PROPERTY(QString tileText READ tileText NOTIFY changed FINAL)          ///< "Track tile 4"
    Q_PROPERTY(QStringList routeNames READ routeNames NOTIFY changed FINAL)  ///< of the tile that shows
    Q_PROPERTY(bool finishShows READ finishShows NOTIFY changed FINAL)
    Q_PROPERTY(QString side READ side NOTIFY changed FINAL)        ///< "3-4" or "5-6"
    Q_PROPERTY(int announced READ announced NOTIFY changed FINAL)  ///< how many tokens lie face down
    /// so many of `bonusSteps` show on the table
    Q_PROPERTY(int bonusPosition READ bonusPosition NOTIFY changed FINAL)
    Q_PROPERTY(int yetToProgram READ yetToProgram NOTIFY changed FINAL)
    /// that is rolled: "yellow" or "blue"; empty: none
    Q_PROPERTY(QString die READ die NOTIFY changed FINAL)
    Q_PROPERTY(QString rollText READ rollText NOTIFY changed FINAL)  ///< what for
    Q_PROPERTY(int nextTurn READ nextTurn NOTIFY changed FINAL)      ///< that is to be played on
    Q_PROPERTY(bool firstGame READ firstGame NOTIFY changed FINAL)
    Q_PROPERTY(QStringList winners READ winners NOTIFY changed FINAL)      ///< names
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed FINAL)  ///< in one list
    Q_PROPERTY(QList<int> winnerSeats READ winnerSeats NOTIFY changed FINAL)
    /// in words: what told the first from the second
    Q_PROPERTY(QString decidedBy READ decidedBy NOTIFY changed FINAL)
    Q_PROPERTY(QString endedBy READ endedBy NOTIFY changed FINAL)  ///< in words: how the race ended
    Q_PROPERTY(basekeeper::TrackModel* track READ track CONSTANT FINAL)
    Q_PROPERTY(basekeeper::RaceShow* show READ show CONSTANT FINAL)
    Q_PROPERTY(basekeeper::RaceOverruleModel* overrule READ overrule CONSTANT FINAL)
    Q_PROPERTY(basekeeper::TileEditor* tileEditor READ tileEditor CONSTANT FINAL)
    Q_PROPERTY(basekeeper::TileSets* tileSets READ tileSets CONSTANT FINAL)
    Q_PROPERTY(basekeeper::ProgramPad* pad READ pad CONSTANT FINAL)
    Q_PROPERTY(basekeeper::ProgramGrid* grid READ grid CONSTANT FINAL)

public:
    /// What the table is asked for now.
    enum class Task {
        None,     ///< there is no game
        Tile,     ///< which one is turned up
        Bonuses,  ///< who plays which token
        Reveal,   ///< to look at the tokens that were announced, before they are applied
        Program,  ///< the routes
        Resolve,  ///< to resolve the turn: all have programmed
        Rolls,    ///< what the dice show
        Tokens,   ///< which tokens are taken
        Show,     ///< to look at what happened
        Over,
    };
    Q_ENUM(Task)

    /// `tileSets` must outlive it.
    OutspeedTable(SessionController& controller, Languages& languages, const RuleBooks& books, TileSets& tileSets,
                  QObject* parent = nullptr);
    ~OutspeedTable() override;

    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] QAbstractItemModel* routes() { return &m_routes; }
    [[nodiscard]] QAbstractItemModel* standings() { return &m_standings; }
    [[nodiscard]] int askedOwes() const;
    [[nodiscard]] bool bonusTokens() const;
    [[nodiscard]] QAbstractItemModel* bonusSeats() { return &m_bonusSeats; }
    [[nodiscard]] QAbstractItemModel* tokenKinds() { return &m_tokenKinds; }
    [[nodiscard]] QAbstractItemModel* bonusSteps() { return &m_bonusSteps; }
    [[nodiscard]] QAbstractItemModel* touched() { return &m_touched; }
    [[nodiscard]] QAbstractItemModel* due() { return &m_due; }
    [[nodiscard]] int seatCount() const { return m_seats.rowCount(); }
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turns() const { return outspeed::turns; }
    [[nodiscard]] int phase() const;
    [[nodiscard]] Task task() const;
    [[nodiscard]] int asked() const;
    [[nodiscard]] QString askedName() const;
    [[nodiscard]] QString askedLanguage() const override;
    [[nodiscard]] int leader() const;
    [[nodiscard]] int tileNumber() const;
    [[nodiscard]] QString tileText() const;
    [[nodiscard]] QStringList routeNames() const;
    [[nodiscard]] bool finishShows() const;
    [[nodiscard]] QString side() const;
    [[nodiscard]] int announced() const;
    [[nodiscard]] int bonusPosition() const { return m_bonusPosition; }
    [[nodiscard]] int yetToProgram() const;
    [[nodiscard]] QString die() const;
    [[nodiscard]] QString rollText() const;
    [[nodiscard]] int nextTurn() const;
    [[nodiscard]] bool firstGame() const;
    [[nodiscard]] QStringList winners() const;
    [[nodiscard]] QString winnerNames() const;
    [[nodiscard]] QList<int> winnerSeats() const;
    [[nodiscard]] QString decidedBy() const;
    [[nodiscard]] QString endedBy() const;
    [[nodiscard]] TrackModel* track() { return &m_track; }
    [[nodiscard]] RaceShow* show() { return &m_show; }
    [[nodiscard]] RaceOverruleModel* overrule() { return &m_overrule; }
    [[nodiscard]] TileEditor* tileEditor() { return &m_tileEditor; }
    [[nodiscard]] TileSets* tileSets() { return &m_tileSets; }
    [[nodiscard]] ProgramPad* pad() { return &m_pad; }
    [[nodiscard]] ProgramGrid* grid() { return &m_grid; }

    /// The tile is like the editor says, and the tile set keeps it. True: it is done.
    Q_INVOKABLE bool describeTile();
    /// Who plays a bonus token, face down, or after all does not (1.1); else whose roll or token is entered next. One
    /// that cannot play any shows why.
    Q_INVOKABLE void tapSeat(int seat);
    /// The token that the seat has played is of that kind. One that it cannot play shows why.
    Q_INVOKABLE void announce(int seat, const QString& token);
    /// Nobody (more) plays: asks one seat after the other which token it is that is turned over, then shows what they
    /// would do. Where none lies there, the turn goes on at once.
    Q_INVOKABLE void revealBonuses();
    /// The table after so many steps of what the tokens would do; 0: as it stands.
    Q_INVOKABLE void lookAtBonusStep(int number);
    Q_INVOKABLE void applyBonuses();
    /// Hands the covered pad to that seat. One that has programmed already shows why not.
    Q_INVOKABLE void handPadTo(int seat);
    /// What is chosen on the pad is programmed; the next seat is handed it, covered.
    Q_INVOKABLE void confirmPad();
    /// `wheel` -1: none. True: it is done.
    Q_INVOKABLE bool program(int seat, int route, int wheel);
    /// In the grid of the revealed wheels.
    Q_INVOKABLE void chooseInGrid(int seat, int route);
    Q_INVOKABLE void setWheelInGrid(int seat, int wheel);
    /// All that was collected in the grid is programmed. Refused where a seat is missing.
    Q_INVOKABLE void enterGrid();
    Q_INVOKABLE void resolve();
    /// What the seat rolled with the die that is due.
    Q_INVOKABLE void roll(int seat, int value);
    /// An empty word: it stays secret.
    Q_INVOKABLE void takeToken(int seat, const QString& token);
    /// Back from what the tokens would do, and whatever else was being prepared.
    Q_INVOKABLE void cancel();
    /// Why no act of that phase can be done now; shows nothing where one can.
    Q_INVOKABLE void explainPhase(int phase);

    [[nodiscard]] bool hasGame() const override;
    void retranslate() override;

signals:
    /// A turn is resolved, and the first step is shown.
    void told();

protected:
    void putDown() override;
    void forget() override;
    void refresh() override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] int seatSpokenTo() const override { return asked(); }
    [[nodiscard]] bool isTelling() const override { return m_telling; }

private:
    [[nodiscard]] const outspeed::State& state() const;
    [[nodiscard]] const outspeed::Setup& setup() const;
    /// How the table is shown: as it stands, or at a step of what is told or would happen.
    [[nodiscard]] outspeed::State shown() const;
    bool act(const outspeed::Action& action);
    /// An act that may resolve something, kept and then told.
    void actAndTell(const outspeed::Action& action);
    /// Enters acts that the screens see at their end.
    void together(const std::function<void()>& acts);
    /// The seats that must do something, in the order in which they are asked.
    [[nodiscard]] std::vector<SeatId> seatsDue() const;
    /// The roll that the seat is to enter next.
    [[nodiscard]] std::optional<outspeed::RollsDue::Of> rollDue(SeatId seat) const;
    /// Asks for the next token that nobody has named; where there is none, shows what they would do.
    void turnOver();
    void refreshTrack();
    void refreshTile();
    void refreshQuestions();

    TileSets& m_tileSets;
    GadgetListModel<RaceSeatRow> m_seats;
    GadgetListModel<RouteRow> m_routes;
    GadgetListModel<RaceStandingRow> m_standings;
    GadgetListModel<BonusSeatRow> m_bonusSeats;
    GadgetListModel<TokenKindRow> m_tokenKinds;
    GadgetListModel<BonusStepRow> m_bonusSteps;
    GadgetListModel<TouchedRow> m_touched;
    GadgetListModel<DueRow> m_due;
    TrackModel m_track;
    RaceShow m_show;
    RaceOverruleModel m_overrule;
    TileEditor m_tileEditor;
    ProgramPad m_pad;
    ProgramGrid m_grid;
    std::optional<SeatId> m_asked;                           ///< whom somebody has tapped
    std::optional<std::vector<outspeed::Moment>> m_bonuses;  ///< what the tokens would do, while that is shown
    int m_bonusPosition = 0;
    bool m_telling = false;         ///< acts are kept and shown together
    bool m_handing = false;         ///< the pad goes on to the next seat
    bool m_naming = false;          ///< a token is named, and the next one is asked for
    std::vector<SeatId> m_playing;  ///< who has a token face down that nobody has named yet
    bool m_turnsOver = false;       ///< they are named one after the other
};

}  // namespace basekeeper
