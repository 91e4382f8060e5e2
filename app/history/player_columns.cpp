// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/player_columns.h"

#include "app/history/course_texts.h"

#include <QLocale>

namespace basekeeper {

namespace {

PlayerCell cellOfNumber(int number, const QString& told) { return {QString::number(number), told, {}}; }

}  // namespace

std::vector<PlayerColumn> PlayerColumns::all(const std::vector<std::pair<QString, CountKind>>& sums) {
    using By = PlayerOrder::By;
    std::vector<PlayerColumn> columns{
        {QStringLiteral("player"),
         //: the heading of a column: the players of all games
         tr("name"),
         {By::Name},
         [](const PlayerStatistics& one) {
             return PlayerCell{one.player, one.player, {}};
         }},
        //: the heading of a column: how many games a player has played
        {QStringLiteral("games"),
         tr("games"),
         {By::Games},
         [](const PlayerStatistics& one) { return cellOfNumber(one.games, tr("%n game(s)", nullptr, one.games)); }},
        //: the heading of a column: how many games a player has won
        {QStringLiteral("won"),
         tr("won"),
         {By::Won},
         [](const PlayerStatistics& one) { return cellOfNumber(one.won, tr("%n won", nullptr, one.won)); }},
        //: the heading of a column: the share of games that a player has won, such as 42 %
        {QStringLiteral("share"),
         tr("win rate"),
         {By::Share},
         [](const PlayerStatistics& one) {
             const auto share = sharePercent(one);
             if (!share) return PlayerCell{QStringLiteral("–"), tr("no game with a winner"), {}};
             const QString percent = tr("%1%").arg(*share);
             return PlayerCell{percent, tr("won %1 of the games with a winner").arg(percent), *share / 100.0};
         }},
        //: the heading of a column: the most games that a player has won one after another
        {QStringLiteral("streak"), tr("best streak"), {By::Streak}, [](const PlayerStatistics& one) {
             return cellOfNumber(one.streak, tr("best streak: %n", nullptr, one.streak));
         }}};
    for (const auto& [game, kind] : sums)
        columns.push_back({game + u'-' + kind.name,
                           CourseTexts::text(kind.sum->label),
                           {By::Count, {game, kind.name}},
                           [game = game, kind = kind](const PlayerStatistics& one) {
                               const int count = one.counts.value({game, kind.name});
                               return cellOfNumber(count, CourseTexts::text(kind.sum->told, count));
                           }});
    //: the heading of a column: the day on which a player has played last
    columns.push_back({QStringLiteral("last"), tr("last game"), {By::LastPlayed}, [](const PlayerStatistics& one) {
                           const QString date =
                               QLocale().toString(one.lastPlayed.toLocalTime().date(), QLocale::ShortFormat);
                           return PlayerCell{date, tr("last game %1").arg(date), {}};
                       }});
    return columns;
}

}  // namespace basekeeper
