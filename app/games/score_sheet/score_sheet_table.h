// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/score_sheet/score_sheet_overrule_model.h"
#include "app/games/score_sheet/score_sheet_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_table.h"
#include "app/session/game_view.h"
#include "core/score_sheet/game.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace basekeeper {

/// The table of the Score sheet: the sheet itself, and the number that is being typed for one seat after the other.
class ScoreSheetTable : public basekeeper::GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)          ///< ScoreSeatRow, in seat order
    Q_PROPERTY(QAbstractItemModel* standings READ standings CONSTANT FINAL)  ///< ScoreSeatRow, by place
    Q_PROPERTY(QAbstractItemModel* rounds READ rounds CONSTANT FINAL)        ///< RoundRow
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)  ///< the round that is being played, or the last one
    Q_PROPERTY(Task task READ task NOTIFY changed FINAL)
    Q_PROPERTY(int asked READ asked NOTIFY changed FINAL)  ///< the seat that gets the next number; -1 for none
    Q_PROPERTY(QString askedName READ askedName NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)  ///< what is typed, such as "−12"
    /// The seat whose number was refused, as long as that is told: it is out of range, or a second one. -1 for none.
    Q_PROPERTY(int mistaken READ mistaken NOTIFY refusalChanged FINAL)
    Q_PROPERTY(QString agreed READ agreed NOTIFY changed FINAL)   ///< in words: who wins, and when it ends
    Q_PROPERTY(bool endable READ isEndable NOTIFY changed FINAL)  ///< the table can end the game now (2.3)
    Q_PROPERTY(QList<int> winnerSeats READ winnerSeats NOTIFY changed FINAL)
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed FINAL)  ///< in one list
    Q_PROPERTY(QString decidedBy READ decidedBy NOTIFY changed FINAL)      ///< in words
    Q_PROPERTY(basekeeper::ScoreSheetOverruleModel* overrule READ overrule CONSTANT FINAL)

public:
    /// What the table must do now.
    enum class Task {
        None,  ///< there is no game
        Enter,
        Over,
    };
    Q_ENUM(Task)

    ScoreSheetTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                    QObject* parent = nullptr);
    ~ScoreSheetTable() override;

    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] QAbstractItemModel* standings() { return &m_standings; }
    [[nodiscard]] QAbstractItemModel* rounds() { return &m_rounds; }
    [[nodiscard]] int seatCount() const { return m_seats.rowCount(); }
    [[nodiscard]] int round() const;
    [[nodiscard]] Task task() const;
    [[nodiscard]] int asked() const;
    [[nodiscard]] QString askedName() const;
    [[nodiscard]] QString askedLanguage() const override;
    [[nodiscard]] QString typed() const;
    [[nodiscard]] int mistaken() const { return refused() ? m_mistaken : nobody; }
    [[nodiscard]] QString agreed() const;
    [[nodiscard]] bool isEndable() const;
    [[nodiscard]] QList<int> winnerSeats() const;
    [[nodiscard]] QString winnerNames() const;
    [[nodiscard]] QString decidedBy() const;
    [[nodiscard]] ScoreSheetOverruleModel* overrule() { return &m_overrule; }

    /// Types a digit; refused if the number would be out of range (1.1).
    Q_INVOKABLE void digit(int digit);
    /// Changes the sign.
    Q_INVOKABLE void minus();
    /// Removes the last digit, or the sign.
    Q_INVOKABLE void back();
    /// Gives the asked seat the typed number; nothing if none is typed.
    Q_INVOKABLE void enterPoints();
    /// Makes the seat the one that is asked; refused if it has its number.
    Q_INVOKABLE void tapSeat(int seat);
    /// Ends the game; refused during a round.
    Q_INVOKABLE void endGame();

    [[nodiscard]] bool hasGame() const override { return m_game.hasGame(); }

protected:
    void cancelInteraction() override;
    void reset() override;
    void refresh() override;
    [[nodiscard]] bool isOver() const override { return state().over; }
    [[nodiscard]] int addressedSeat() const override { return asked(); }

private:
    [[nodiscard]] const score_sheet::State& state() const { return m_game.state(); }
    [[nodiscard]] const score_sheet::Setup& setup() const { return m_game.setup(); }
    [[nodiscard]] QString nameOf(SeatId seat) const;
    bool act(const score_sheet::Action& action);
    [[nodiscard]] ScoreSeatRow seatRow(const score_sheet::Standing& standing) const;
    [[nodiscard]] RoundRow roundRow(std::size_t index) const;
    /// Asks the engine whether the seat may get that number now; if not, says why at its cell and returns true.
    bool refusesPoints(SeatId seat, int points);
    void typedChanged();

    const GameView<ScoreSheet> m_game;
    GadgetListModel<ScoreSeatRow> m_seats;
    GadgetListModel<ScoreSeatRow> m_standings;
    GadgetListModel<RoundRow> m_rounds;
    ScoreSheetOverruleModel m_overrule;
    SeatId m_next = 0;  ///< it or the next one clockwise without a number is asked
    SeatId m_mistaken = nobody;
    QString m_digits;
    bool m_negative = false;
};

}  // namespace basekeeper
