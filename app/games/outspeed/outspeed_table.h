// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/program_grid.h"
#include "app/games/outspeed/program_pad.h"
#include "app/games/outspeed/race_overrule_model.h"
#include "app/games/outspeed/race_rows.h"
#include "app/games/outspeed/race_show.h"
#include "app/games/outspeed/table_tile.h"
#include "app/games/outspeed/tile_editor.h"
#include "app/games/outspeed/tile_rows.h"
#include "app/games/outspeed/tile_sets.h"
#include "app/games/outspeed/track_model.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_table.h"
#include "app/session/game_view.h"
#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace basekeeper {

/// The table of Outspeed: the tile, the seats, who is asked for what, and what a tap does. The effect of bonus tokens
/// is previewed. A resolution is saved first; then `show` presents its steps, and until it ends the lists show the
/// table of each step.
class OutspeedTable : public basekeeper::GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)          ///< RaceSeatRow
    Q_PROPERTY(QAbstractItemModel* routes READ routes CONSTANT FINAL)        ///< TableRouteRow, see `tileNumber`
    Q_PROPERTY(QAbstractItemModel* standings READ standings CONSTANT FINAL)  ///< RaceStandingRow
    /// How many tokens the asked seat must still take.
    Q_PROPERTY(int askedOwes READ askedOwes NOTIFY changed FINAL)
    Q_PROPERTY(bool bonusTokens READ bonusTokens NOTIFY changed FINAL)  ///< a seat has one
    /// In the phase Programming: there was no token, so the table went on at once.
    Q_PROPERTY(bool bonusesPassed READ bonusesPassed NOTIFY changed FINAL)
    /// BonusSeatRow, front to rear; of those who have a token.
    Q_PROPERTY(QAbstractItemModel* bonusSeats READ bonusSeats CONSTANT FINAL)
    /// TokenKindRow, for the seat that is asked.
    Q_PROPERTY(QAbstractItemModel* tokenKinds READ tokenKinds CONSTANT FINAL)
    /// BonusStepRow, the preview of the tokens.
    Q_PROPERTY(QAbstractItemModel* bonusSteps READ bonusSteps CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* touched READ touched CONSTANT FINAL)  ///< TouchedRow, by bonus tokens
    Q_PROPERTY(QAbstractItemModel* due READ due CONSTANT FINAL)          ///< DueRow, rolls or tokens
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    /// Before the first tile: how the track is laid, with what everybody starts (0.1) and who wins (5.1); empty
    /// afterwards.
    Q_PROPERTY(QString start READ start NOTIFY changed FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    Q_PROPERTY(int turns READ turns CONSTANT FINAL)
    Q_PROPERTY(basekeeper::RaceState::Phase phase READ phase NOTIFY changed FINAL)
    /// What the screen tells of: while the end of a turn is told, that one, though the next has begun.
    Q_PROPERTY(int toldTurn READ toldTurn NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::RaceState::Phase toldPhase READ toldPhase NOTIFY changed FINAL)
    Q_PROPERTY(Task task READ task NOTIFY changed FINAL)
    Q_PROPERTY(int asked READ asked NOTIFY changed FINAL)  ///< the seat that must act; -1 for none
    Q_PROPERTY(QString askedName READ askedName NOTIFY changed FINAL)
    Q_PROPERTY(int leader READ leader NOTIFY changed FINAL)  ///< -1 if nobody is in the race
    /// The tile on the table, until its turn has been told; then the one that is being described. 0 for none.
    Q_PROPERTY(int tileNumber READ tileNumber NOTIFY changed FINAL)
    Q_PROPERTY(QString tileText READ tileText NOTIFY changed FINAL)  ///< such as "Track tile 4"
    /// The tile that must be turned over and described again (3.8); 0 for none.
    Q_PROPERTY(int turnedTile READ turnedTile NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList turnedRoutes READ turnedRoutes NOTIFY changed FINAL)  ///< RouteRow: of its side until then
    Q_PROPERTY(QString tileSide READ tileSide NOTIFY changed FINAL)  ///< of the tile that is described, in words
    Q_PROPERTY(QStringList routeNames READ routeNames NOTIFY changed FINAL)  ///< of the showing tile
    Q_PROPERTY(bool finishShows READ finishShows NOTIFY changed FINAL)
    Q_PROPERTY(QString side READ side NOTIFY changed FINAL)  ///< "3–4" or "5–6"
    Q_PROPERTY(QString otherSide READ otherSide NOTIFY changed FINAL)
    Q_PROPERTY(int announced READ announced NOTIFY changed FINAL)  ///< how many seats play a token
    /// The step of `bonusSteps` after which the table is shown; 0 for none.
    Q_PROPERTY(int bonusPosition READ bonusPosition NOTIFY changed FINAL)
    Q_PROPERTY(int yetToProgram READ yetToProgram NOTIFY changed FINAL)
    /// The die to roll.
    Q_PROPERTY(basekeeper::RaceState::Die die READ die NOTIFY changed FINAL)
    Q_PROPERTY(QString rollText READ rollText NOTIFY changed FINAL)  ///< what the roll is for
    Q_PROPERTY(int nextTurn READ nextTurn NOTIFY changed FINAL)      ///< the next turn to be played
    Q_PROPERTY(bool firstGame READ firstGame NOTIFY changed FINAL)
    Q_PROPERTY(QStringList winners READ winners NOTIFY changed FINAL)      ///< their names
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed FINAL)  ///< in one list
    Q_PROPERTY(QList<int> winnerSeats READ winnerSeats NOTIFY changed FINAL)
    /// In words: what separated the first place from the second.
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
    /// What the table must do now.
    enum class Task {
        None,     ///< there is no game
        Tile,     ///< enter the tile that turned up
        Bonuses,  ///< choose who plays which token
        Reveal,   ///< look at the effect of the revealed tokens
        Program,  ///< choose the routes
        Resolve,  ///< resolve the turn: all have programmed
        Rolls,    ///< enter the dice
        Tokens,   ///< enter the tokens taken
        Show,     ///< look at what happened
        Over,
    };
    Q_ENUM(Task)

    /// `tileSets` must outlive the table.
    OutspeedTable(SessionController& controller, Languages& languages, const RuleBooks& books, TileSets& tileSets,
                  QObject* parent = nullptr);
    ~OutspeedTable() override;

    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] QAbstractItemModel* routes() { return &m_routes; }
    [[nodiscard]] QAbstractItemModel* standings() { return &m_standings; }
    [[nodiscard]] int askedOwes() const;
    [[nodiscard]] bool bonusTokens() const;
    [[nodiscard]] bool bonusesPassed() const;
    [[nodiscard]] QAbstractItemModel* bonusSeats() { return &m_bonusSeats; }
    [[nodiscard]] QAbstractItemModel* tokenKinds() { return &m_tokenKinds; }
    [[nodiscard]] QAbstractItemModel* bonusSteps() { return &m_bonusSteps; }
    [[nodiscard]] QAbstractItemModel* touched() { return &m_touched; }
    [[nodiscard]] QAbstractItemModel* due() { return &m_due; }
    [[nodiscard]] int seatCount() const { return m_seats.rowCount(); }
    [[nodiscard]] QString start() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turns() const { return outspeed::turns; }
    [[nodiscard]] RaceState::Phase phase() const;
    [[nodiscard]] int toldTurn() const;
    [[nodiscard]] RaceState::Phase toldPhase() const;
    [[nodiscard]] Task task() const;
    [[nodiscard]] int asked() const;
    [[nodiscard]] QString askedName() const;
    [[nodiscard]] QString askedLanguage() const override;
    [[nodiscard]] int leader() const;
    [[nodiscard]] int tileNumber() const;
    [[nodiscard]] QString tileText() const;
    [[nodiscard]] int turnedTile() const;
    [[nodiscard]] QVariantList turnedRoutes() const;
    [[nodiscard]] QString tileSide() const;
    [[nodiscard]] QStringList routeNames() const;
    [[nodiscard]] bool finishShows() const;
    [[nodiscard]] QString side() const;
    [[nodiscard]] QString otherSide() const;
    [[nodiscard]] int announced() const;
    [[nodiscard]] int bonusPosition() const { return m_bonusPosition; }
    [[nodiscard]] int yetToProgram() const;
    [[nodiscard]] RaceState::Die die() const;
    [[nodiscard]] QString rollText() const;
    [[nodiscard]] int nextTurn() const;
    [[nodiscard]] bool firstGame() const;
    [[nodiscard]] QStringList winners() const;
    [[nodiscard]] QString winnerNames() const;
    [[nodiscard]] QList<int> winnerSeats() const;
    [[nodiscard]] QString decidedBy() const;
    [[nodiscard]] QString endedBy() const;
    [[nodiscard]] QString voice() const override;
    [[nodiscard]] TrackModel* track() { return &m_track; }
    [[nodiscard]] RaceShow* show() { return &m_show; }
    [[nodiscard]] RaceOverruleModel* overrule() { return &m_overrule; }
    [[nodiscard]] TileEditor* tileEditor() { return &m_tileEditor; }
    [[nodiscard]] TileSets* tileSets() { return &m_tileSets; }
    [[nodiscard]] ProgramPad* pad() { return &m_pad; }
    [[nodiscard]] ProgramGrid* grid() { return &m_grid; }

    /// Describes the tile as in `tileEditor` and adds it to the tile set. Returns whether the game accepts it. Where no
    /// seat has a token, the phase Bonuses is ended, too, since nobody could do anything in it; undo and redo take both
    /// acts as one step.
    Q_INVOKABLE bool describeTile();
    /// In the phase Bonuses: marks the seat as playing a token face down, or unmarks it (1.1). Otherwise makes it the
    /// seat whose roll or token is entered next. Shows why, if the seat has nothing to enter.
    Q_INVOKABLE void tapSeat(int seat);
    /// Names the token that the seat plays. Shows why, if the seat cannot play it.
    Q_INVOKABLE void announce(int seat, const QString& token);
    /// Ends the marking of seats: asks for the token of one after the other, and then shows the preview. If nobody
    /// plays a token, the turn goes on at once.
    Q_INVOKABLE void revealBonuses();
    /// Shows the table after that step of the preview and whatever takes effect with it; 0 shows what all of it comes
    /// to.
    Q_INVOKABLE void lookAtBonusStep(int number);
    Q_INVOKABLE void applyBonuses();
    /// Hands the covered pad to that seat. Shows why, if it has already programmed.
    Q_INVOKABLE void handPadTo(int seat);
    /// Programs the choice on the pad, and hands the covered pad to the next seat.
    Q_INVOKABLE void confirmPad();
    /// `wheel` is -1 for none. Returns whether the game accepts it.
    Q_INVOKABLE bool program(int seat, int route, int wheel);
    /// These enter the revealed wheels into the grid.
    Q_INVOKABLE void chooseInGrid(int seat, int route);
    Q_INVOKABLE void setWheelInGrid(int seat, int wheel);
    /// Programs everything in the grid, and resolves it: wheels that lie on the table are revealed. Where one choice is
    /// corrected, it is that one alone. Refused if a seat is missing.
    Q_INVOKABLE void enterGrid();
    Q_INVOKABLE void resolve();
    /// Enters the seat's roll of the die that is due.
    Q_INVOKABLE void roll(int seat, int value);
    /// An empty word keeps the token secret.
    Q_INVOKABLE void takeToken(int seat, const QString& token);
    /// Leaves the preview and drops whatever else was prepared.
    Q_INVOKABLE void cancel();
    /// Shows why no act of that phase can be done now; nothing if one can.
    Q_INVOKABLE void explainPhase(basekeeper::RaceState::Phase phase);

    [[nodiscard]] bool hasGame() const override;
    void retranslate() override;

signals:
    /// A turn was resolved, and the first beat is shown.
    void showStarted();

protected:
    void cancelInteraction() override;
    /// The tile and the phase of bonuses that ended with it are taken back, and brought back, together.
    [[nodiscard]] int stepsToUndo() const override;
    [[nodiscard]] int stepsToRedo() const override;
    void reset() override;
    void refresh() override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] int addressedSeat() const override { return asked(); }
    [[nodiscard]] bool isBatching() const override { return m_batching; }

private:
    [[nodiscard]] const outspeed::State& state() const;
    [[nodiscard]] const outspeed::Setup& setup() const;
    /// The state that is shown: the present one, or that of a step in the show or the preview.
    [[nodiscard]] outspeed::State shown() const;
    /// Whether the beat that is shown ends a turn.
    [[nodiscard]] bool tellsOfEarlierTurn() const;
    /// The state after the steps of the preview that are shown; null if none is.
    [[nodiscard]] const outspeed::State* previewed() const;
    /// The state whose tile lies on the table: while a turn is told, that of the step; null for none. Where a race is
    /// looked back at, the tile of a turn is still there after the act that ended the turn.
    [[nodiscard]] const outspeed::State* stateOfTile() const;
    bool act(const outspeed::Action& action);
    /// Makes an act that may resolve something, and adds its steps to the show. Only within a batch.
    void actAndTell(const outspeed::Action& action);
    /// The same as a batch of its own.
    void actAndShow(const outspeed::Action& action);
    /// Makes a batch of acts; the screens only see its end.
    void batch(const std::function<void()>& acts);
    /// Whether that act of the line of play ended a phase of bonuses in which no seat could do anything, right after
    /// the tile was described.
    [[nodiscard]] bool passesBonuses(std::size_t act) const;
    /// Where a race is looked back at, and the latest act has ended a turn: the last state in which its tile lay there,
    /// with the routes revealed.
    [[nodiscard]] std::optional<outspeed::State> lastOfEndedTurn() const;
    /// The state with which the seats are compared: before what is told or previewed, or else before the latest act
    /// that changed something at the table. Empty for none, and of the past.
    [[nodiscard]] std::optional<outspeed::State> stateBefore() const;
    /// The seats that must act, in the order in which they are asked.
    [[nodiscard]] std::vector<SeatId> seatsDue() const;
    /// The roll that the seat must enter next.
    [[nodiscard]] std::optional<outspeed::RollsDue::Of> rollDue(SeatId seat) const;
    /// Asks for the next token to be named; if there is none, shows the preview.
    void revealNextToken();
    void refreshTrack();
    /// The table describes the next tile, which is seen on the table meanwhile.
    [[nodiscard]] bool describesTile() const;
    void refreshRoutes();
    void refreshTileEditor();
    void refreshQuestions();

    const GameView<Outspeed> m_game;
    TileSets& m_tileSets;
    GadgetListModel<RaceSeatRow> m_seats;
    GadgetListModel<TableRouteRow> m_routes;
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
    std::optional<SeatId> m_asked;                               ///< the seat that somebody tapped
    std::optional<std::vector<outspeed::StepResult>> m_bonuses;  ///< the preview of the tokens, while it is shown
    std::optional<outspeed::State> m_lookedBack;  ///< the last state of the turn that the act looked back at has ended
    int m_bonusPosition = 0;
    bool m_batching = false;
    bool m_refreshing = false;
    bool m_handing = false;         ///< the pad is passing to the next seat
    bool m_naming = false;          ///< a token is being named; the next one follows
    std::vector<SeatId> m_playing;  ///< the seats with an unnamed token face down
    bool m_revealing = false;       ///< they are named one after the other
};

}  // namespace basekeeper
