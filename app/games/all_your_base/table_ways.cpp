// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/table_ways.h"

#include <QVariantMap>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

// In units of length: how much longer a way may be that has one turn less, crosses nothing, or shares no stretch.
constexpr double turnCost = 60;
constexpr double crossedCost = 30;  // for each unit
constexpr double takenCost = 2;     // for each unit

struct Side {
    QPointF at;
    bool upright = false;  ///< the way leads up or down from here
};

std::vector<Side> sidesOf(const WayEnd& end) {
    const QRectF& thing = end.thing;
    if (end.card) return {{{*end.card, thing.bottom()}, true}};
    const QPointF middle = thing.center();
    return {{{middle.x(), thing.bottom()}, true},
            {{middle.x(), thing.top()}, true},
            {{thing.left(), middle.y()}, false},
            {{thing.right(), middle.y()}, false}};
}

void sortOut(std::vector<double>& lines) {
    std::ranges::sort(lines);
    lines.erase(std::unique(lines.begin(), lines.end(), [](double a, double b) { return b - a < 0.5; }), lines.end());
}

/// Which of `lines`, that has it.
int lineAt(const std::vector<double>& lines, double value) {
    const auto nearest = std::ranges::min_element(lines, {}, [&](double line) { return std::abs(line - value); });
    return static_cast<int>(nearest - lines.begin());
}

/// The lines along which ways lead, and what each stretch between two crossings costs.
class Lanes {
public:
    Lanes(const QList<QRectF>& things, double apart, const QList<Way>& taken, const std::vector<Side>& starts,
          const std::vector<Side>& goals)
        : m_things(things), m_taken(taken), m_apart(apart) {
        for (const QRectF& thing : things) {
            m_across.insert(m_across.end(), {thing.top() - apart, thing.bottom() + apart});
            m_upright.insert(m_upright.end(), {thing.left() - apart, thing.right() + apart});
        }
        for (const auto* sides : {&starts, &goals}) {
            for (const Side& side : *sides) {
                m_across.push_back(side.at.y());
                m_upright.push_back(side.at.x());
            }
        }
        sortOut(m_across);
        sortOut(m_upright);
        m_costs.assign(m_upright.size() * m_across.size() * 2, -1);
    }

    int columns() const { return static_cast<int>(m_upright.size()); }
    int rows() const { return static_cast<int>(m_across.size()); }
    /// The number of a crossing, reached across or upright.
    std::size_t place(int column, int row, bool upright) const {
        return (static_cast<std::size_t>(row) * m_upright.size() + static_cast<std::size_t>(column)) * 2 +
               (upright ? 1 : 0);
    }
    QPointF at(int column, int row) const {
        return {m_upright[static_cast<std::size_t>(column)], m_across[static_cast<std::size_t>(row)]};
    }
    std::pair<int, int> crossingAt(QPointF place) const {
        return {lineAt(m_upright, place.x()), lineAt(m_across, place.y())};
    }
    /// Of the stretch from this crossing to the next one to the right, or below it.
    double cost(int column, int row, bool upright) {
        double& known = m_costs[place(column, row, upright)];
        if (known < 0) known = costOf(at(column, row), upright ? at(column, row + 1) : at(column + 1, row));
        return known;
    }

private:
    double costOf(QPointF from, QPointF to) const {
        const double length = to.x() - from.x() + to.y() - from.y();
        const QPointF middle = (from + to) / 2;
        // Along an edge is too near; every way pays alike for where it leaves one thing and reaches the other.
        const bool crosses =
            std::ranges::any_of(m_things, [&](const QRectF& thing) { return isWithin(thing, middle, m_apart - 0.5); });
        const bool isTaken = std::ranges::any_of(m_taken, [&](const Way& way) {
            for (qsizetype i = 0; i + 1 < way.size(); ++i)
                if (isWithin(QRectF(way[i], way[i + 1]).normalized(), middle, 1)) return true;
            return false;
        });
        return length * (1 + (crosses ? crossedCost : 0) + (isTaken ? takenCost : 0));
    }
    static bool isWithin(const QRectF& thing, QPointF point, double edge) {
        return thing.left() - edge < point.x() && point.x() < thing.right() + edge && thing.top() - edge < point.y() &&
               point.y() < thing.bottom() + edge;
    }

    QList<QRectF> m_things;
    QList<Way> m_taken;
    double m_apart;
    std::vector<double> m_across, m_upright;
    std::vector<double> m_costs;  ///< of each stretch; negative: not yet known
};

/// Without the points that lie on the way from the one before to the one behind.
Way withTurnsAlone(const Way& way) {
    Way turns;
    for (const QPointF& point : way) {
        const qsizetype last = turns.size() - 1;
        const bool straight = last > 0 && ((turns[last - 1].x() == turns[last].x() && turns[last].x() == point.x()) ||
                                           (turns[last - 1].y() == turns[last].y() && turns[last].y() == point.y()));
        if (straight) turns[last] = point;
        else turns.push_back(point);
    }
    return turns;
}

}  // namespace

Way wayAround(const WayEnd& from, const WayEnd& to, const QList<QRectF>& things, double apart,
              const QList<Way>& taken) {
    const std::vector<Side> starts = sidesOf(from);
    const std::vector<Side> goals = sidesOf(to);
    Lanes lanes(things, apart, taken, starts, goals);

    // Dijkstra's search over the crossings; how one was reached, across or upright, tells where a turn is.
    const std::size_t places = lanes.place(lanes.columns() - 1, lanes.rows() - 1, true) + 1;
    std::vector<double> costs(places, std::numeric_limits<double>::infinity());
    std::vector<std::size_t> before(places, places);
    using Open = std::pair<double, std::size_t>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    for (const Side& start : starts) {
        const auto [column, row] = lanes.crossingAt(start.at);
        const std::size_t here = lanes.place(column, row, start.upright);
        costs[here] = 0;
        open.emplace(0, here);
    }
    while (!open.empty()) {
        const double cost = open.top().first;
        const std::size_t here = open.top().second;
        open.pop();
        if (cost > costs[here]) continue;
        const bool upright = here % 2 == 1;
        const int column = static_cast<int>(here / 2) % lanes.columns();
        const int row = static_cast<int>(here / 2) / lanes.columns();
        const auto reach = [&](int nextColumn, int nextRow, bool nextUpright) {
            if (nextColumn < 0 || nextRow < 0 || nextColumn >= lanes.columns() || nextRow >= lanes.rows()) return;
            const double next = cost + (upright == nextUpright ? 0 : turnCost) +
                                lanes.cost(std::min(column, nextColumn), std::min(row, nextRow), nextUpright);
            const std::size_t there = lanes.place(nextColumn, nextRow, nextUpright);
            if (next >= costs[there]) return;
            costs[there] = next;
            before[there] = here;
            open.emplace(next, there);
        };
        reach(column - 1, row, false);
        reach(column + 1, row, false);
        reach(column, row - 1, true);
        reach(column, row + 1, true);
    }

    std::size_t best = places;
    for (const Side& goal : goals) {
        const auto [column, row] = lanes.crossingAt(goal.at);
        const std::size_t there = lanes.place(column, row, goal.upright);
        if (best == places || costs[there] < costs[best]) best = there;
    }
    Way way;
    for (std::size_t here = best; here < places; here = before[here])
        way.push_front(
            lanes.at(static_cast<int>(here / 2) % lanes.columns(), static_cast<int>(here / 2) / lanes.columns()));
    return withTurnsAlone(way);
}

QVariantList TableWays::around(const QVariantList& arrows, const QVariantList& things, double apart) {
    QList<QRectF> lying;
    for (const QVariant& thing : things) lying.push_back(thing.toRectF());
    QVariantList ways;
    QList<Way> taken;
    for (const QVariant& value : arrows) {
        const QVariantMap arrow = value.toMap();
        WayEnd from{.thing = arrow.value(u"from"_s).toRectF()};
        if (arrow.contains(u"card"_s)) from.card = arrow.value(u"card"_s).toDouble();
        const Way way = wayAround(from, {.thing = arrow.value(u"to"_s).toRectF()}, lying, apart, taken);
        if (!arrow.value(u"shares"_s).toBool()) taken.push_back(way);
        QVariantList points;
        for (const QPointF& point : way) points.push_back(point);
        ways.push_back(QVariant(points));
    }
    return ways;
}

}  // namespace basekeeper
