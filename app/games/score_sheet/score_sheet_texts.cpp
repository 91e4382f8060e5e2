// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_texts.h"

#include "app/games/score_sheet/score_sheet_words.h"
#include "app/session/outcome_text.h"
#include "app/session/override_text.h"
#include "app/session/seat_names.h"
#include "core/overload.h"
#include "core/score_sheet/game.h"

#include <QCoreApplication>

namespace basekeeper {

using namespace score_sheet;

namespace {

struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};
struct Override {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

std::optional<int> pointsIn(const State& state, std::size_t round, SeatId seat) {
    return round < state.rounds.size() ? state.rounds[round][static_cast<std::size_t>(seat)] : std::nullopt;
}

}  // namespace

QString ScoreSheetTexts::boxTitle() { return QCoreApplication::translate("ScoreSheetTexts", "Score sheet"); }

QString ScoreSheetTexts::stageText(const State& state) {
    return QCoreApplication::translate("ScoreSheetTexts", "Round %1").arg(state.rounds.size());
}

QString ScoreSheetTexts::act(const Action& action, const State& before, const Setup& setup) {
    return std::visit(
        Overload{
            [](const EnterPoints& act) {
                return Log::tr("scores %2 in round %1").arg(QString::number(act.round), pointsText(act.points));
            },
            [](const EndGame&) { return Log::tr("The table ends the game"); },
            [&](const Overrule& act) { return overrideText<ScoreSheet, ScoreSheetTexts>(act, before, setup); },
        },
        action);
}

QString ScoreSheetTexts::picture(const Action& action) {
    return std::visit(Overload{
                          [](const EnterPoints&) { return QStringLiteral("edit"); },
                          [](const score_sheet::EndGame&) { return QStringLiteral("flag"); },
                          [](const Overrule&) { return QString(); },
                      },
                      action);
}

SeatId ScoreSheetTexts::actor(const Action& action, const State&) {
    const auto* entered = std::get_if<EnterPoints>(&action);
    return entered != nullptr ? entered->seat : nobody;
}

QString ScoreSheetTexts::edit(const Edit& edit, const State&, const Setup& setup) {
    return std::visit(
        Overload{
            [&](const edit::SetPoints& set) {
                const QString name = seatName(setup.seats, set.seat);
                const QString round = QString::number(set.round);
                return set.points ? Override::tr("%1 has %2 in round %3").arg(name, pointsText(set.points), round)
                                  : Override::tr("%1 has no number yet in round %2").arg(name, round);
            },
            [&](const edit::EndGame& end) { return endText(setup.seats, end.winners); },
        },
        edit);
}

std::vector<Difference> ScoreSheetTexts::differences(const State& before, const State& after, const Setup& setup) {
    Differences told(setup.seats);
    //: no force fields, as in “Track: force fields none → 3”, or no number of points
    const QString none = Override::tr("none");
    const std::vector<int> totalsBefore = totals(before);
    const std::vector<int> totalsAfter = totals(after);
    for (SeatId seat = 0; seat < before.seatCount(); ++seat) {
        for (std::size_t round = 0; round < std::max(before.rounds.size(), after.rounds.size()); ++round) {
            const auto was = pointsIn(before, round, seat);
            const auto is = pointsIn(after, round, seat);
            told.tell(seat, Override::tr("round %1").arg(round + 1), was ? pointsText(was) : none,
                      is ? pointsText(is) : none);
        }
        const auto index = static_cast<std::size_t>(seat);
        //: of the points, as in “Dana: total 12 → 15”
        told.tell(seat, Override::tr("total"), pointsText(totalsBefore[index]), pointsText(totalsAfter[index]));
    }
    told.say(endDifferences(setup.seats, {before.over, before.winners}, {after.over, after.winners}));
    return told.all();
}

}  // namespace basekeeper
