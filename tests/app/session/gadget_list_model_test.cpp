// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/shared_rows.h"
#include "tests/support/random_play.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <numeric>

using namespace basekeeper;

namespace {

using random_play::Random;
using Rows = std::vector<LineRow>;

/// A view that believes nothing but the signals.
class View : public QObject {
public:
    explicit View(GadgetListModel<LineRow>& model) : m_model(model) {
        connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
            for (int row = first; row <= last; ++row) shown.insert(shown.begin() + row, read(row));
            inserted += last - first + 1;
        });
        connect(&model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex&, int first, int last) {
            shown.erase(shown.begin() + first, shown.begin() + last + 1);
            removed += last - first + 1;
        });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
                [this](const QModelIndex&, int from, int last, const QModelIndex&, int to) {
                    ASSERT_EQ(from, last);
                    const LineRow row = shown[static_cast<std::size_t>(from)];
                    shown.erase(shown.begin() + from);
                    shown.insert(shown.begin() + (to > from ? to - 1 : to), row);
                    ++moved;
                });
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
                    for (int row = first.row(); row <= last.row(); ++row) {
                        LineRow& old = shown[static_cast<std::size_t>(row)];
                        const LineRow now = read(row);
                        EXPECT_FALSE(old == now) << "nothing changed in row " << row;
                        EXPECT_EQ(roles, QList<int>{roleOf("text")});
                        old = now;
                        ++changed;
                    }
                });
        connect(&model, &QAbstractItemModel::modelReset, this, [] { ADD_FAILURE() << "everything was thrown away"; });
        connect(&model, &GadgetListModelBase::countChanged, this, [this] { ++counted; });
    }

    [[nodiscard]] int roleOf(const char* name) const { return m_model.roleNames().key(name, -1); }
    [[nodiscard]] LineRow read(int row) const {
        const QModelIndex index = m_model.index(row);
        return {m_model.data(index, roleOf("number")).toInt(), m_model.data(index, roleOf("text")).toString()};
    }
    void forget() { inserted = removed = moved = changed = counted = 0; }

    Rows shown;
    int inserted = 0;
    int removed = 0;
    int moved = 0;
    int changed = 0;
    int counted = 0;

private:
    GadgetListModel<LineRow>& m_model;
};

const LineRow* find(const Rows& rows, int key) {
    const auto found = std::ranges::find(rows, key, &LineRow::number);
    return found == rows.end() ? nullptr : &*found;
}

/// How many rows have to be moved at least: all but the longest run that keeps its order.
int fewestMoves(const Rows& before, const Rows& after) {
    std::vector<int> places;
    for (const LineRow& row : before)
        if (const LineRow* kept = find(after, row.number)) places.push_back(static_cast<int>(kept - after.data()));
    std::vector<int> longest(places.size(), 1);
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (places[j] < places[i]) longest[i] = std::max(longest[i], longest[j] + 1);
    const int run = longest.empty() ? 0 : *std::ranges::max_element(longest);
    return static_cast<int>(places.size()) - run;
}

Rows anyRows(Random& random) {
    Rows rows;
    for (int key = 1; key <= 12; ++key)
        if (random.chance(60)) rows.push_back({key, QString::number(random.below(3))});
    for (std::size_t i = rows.size(); i > 1; --i)
        std::swap(rows[i - 1], rows[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    return rows;
}

/// What a game does to a list: one thing at a time.
Rows slightlyChanged(Rows rows, Random& random) {
    const auto any = [&] { return random.below(static_cast<int>(rows.size())); };
    const int kind = rows.empty() ? 0 : random.below(4);
    if (kind == 0) {
        int key = 1;
        while (find(rows, key) != nullptr) ++key;
        rows.insert(rows.begin() + random.below(static_cast<int>(rows.size()) + 1), {key, QStringLiteral("new")});
    } else if (kind == 1) {
        rows.erase(rows.begin() + any());
    } else if (kind == 2) {
        rows[static_cast<std::size_t>(any())].text += u'!';
    } else {
        const LineRow row = rows[static_cast<std::size_t>(any())];
        std::erase(rows, row);
        rows.insert(rows.begin() + random.below(static_cast<int>(rows.size()) + 1), row);
    }
    return rows;
}

void expectOnlyWhatDiffers(const Rows& before, const Rows& after, const View& view) {
    int kept = 0;
    int changed = 0;
    for (const LineRow& row : before) {
        const LineRow* now = find(after, row.number);
        if (now == nullptr) continue;
        ++kept;
        changed += !(*now == row);
    }
    EXPECT_EQ(view.shown, after);
    EXPECT_EQ(view.removed, static_cast<int>(before.size()) - kept);
    EXPECT_EQ(view.inserted, static_cast<int>(after.size()) - kept);
    EXPECT_EQ(view.changed, changed);
    EXPECT_EQ(view.moved, fewestMoves(before, after));
    EXPECT_EQ(view.counted, before.size() == after.size() ? 0 : 1);
}

void expectMinimalSignals(Rows (*next)(Rows, Random&), int steps) {
    GadgetListModel<LineRow> model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    View view(model);
    Random random(7);
    for (int step = 0; step < steps && !testing::Test::HasFailure(); ++step) {
        SCOPED_TRACE("step " + std::to_string(step));
        const Rows before = model.rows();
        const Rows after = next(before, random);
        view.forget();
        model.setRows(after);
        EXPECT_EQ(model.rows(), after);
        expectOnlyWhatDiffers(before, after, view);
    }
}

TEST(GadgetListModel, TellsOnlyWhatDiffersHoweverMuchThatIs) {
    expectMinimalSignals([](Rows, Random& random) { return anyRows(random); }, 400);
}

TEST(GadgetListModel, TellsOnlyWhatDiffersWhenOneThingChanges) { expectMinimalSignals(slightlyChanged, 600); }

TEST(GadgetListModel, SaysNothingWhenNothingDiffers) {
    GadgetListModel<LineRow> model;
    const Rows rows{{1, QStringLiteral("one")}, {2, QStringLiteral("two")}};
    model.setRows(rows);
    View view(model);
    view.shown = rows;
    model.setRows(rows);
    expectOnlyWhatDiffers(rows, rows, view);
}

TEST(GadgetListModel, NamesThePropertiesOfItsRowsAsRoles) {
    GadgetListModel<LineRow> model;
    model.setRows({{1, QStringLiteral("one")}});
    const auto names = model.roleNames().values();
    EXPECT_EQ(names.size(), 2);
    EXPECT_TRUE(names.contains("number"));
    EXPECT_TRUE(names.contains("text"));
    EXPECT_EQ(model.data(model.index(0), model.roleNames().key("text")), "one");
    EXPECT_FALSE(model.data(model.index(0), Qt::DisplayRole).isValid());
    EXPECT_FALSE(model.data(model.index(0), Qt::UserRole + 2).isValid());
}

TEST(GadgetListModel, PutsRowsInPlaceOfOthersSoThatViewsKeepTheirItems) {
    GadgetListModel<LineRow> model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy counted(&model, &GadgetListModelBase::countChanged);
    const auto put = [&](const Rows& rows) {
        model.putRowsInPlace(rows);
        EXPECT_EQ(model.rows(), rows);
    };
    put({{1, "a"}, {2, "b"}});
    EXPECT_EQ(inserted.count(), 1);
    put({{7, "x"}, {2, "b"}});
    EXPECT_EQ(inserted.count(), 1) << "another row stands there, and nothing came or went";
    EXPECT_EQ(removed.count(), 0);
    EXPECT_EQ(changed.count(), 1);
    put({{8, "y"}, {7, "x"}, {9, "z"}});
    EXPECT_EQ(inserted.count(), 2);
    EXPECT_EQ(inserted.last()[1].toInt(), 2) << "at the end";
    put({{9, "z"}});
    EXPECT_EQ(removed.count(), 1);
    EXPECT_EQ(counted.count(), 3);
    model.setRows({{1, "a"}, {9, "z"}});
    EXPECT_EQ(model.rows(), (Rows{{1, "a"}, {9, "z"}}));
}

}  // namespace
