// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>

#include <algorithm>
#include <concepts>
#include <iterator>
#include <ranges>
#include <vector>

namespace basekeeper {

/// A list model whose rows are values (gadgets) and whose roles are their properties.
///
/// `setRows` diffs the old and the new rows and notifies the views only of differences. A view model can therefore set
/// all rows after every act, and only what changed is drawn again.
class GadgetListModelBase : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int count() const { return rowCount(); }

signals:
    void countChanged();
};

/// A row is a comparable Q_GADGET with a `key()` that is unique in its list.
template <class Row>
concept KeyedGadget = std::equality_comparable<Row> && requires(const Row& row) {
    Row::staticMetaObject;
    { row.key() } -> std::equality_comparable;
};

template <KeyedGadget Row>
class GadgetListModel final : public GadgetListModelBase {
public:
    using GadgetListModelBase::GadgetListModelBase;

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        const int property = role - Qt::UserRole;
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 ||
            property >= Row::staticMetaObject.propertyCount())
            return {};
        return Row::staticMetaObject.property(property).readOnGadget(&m_rows[static_cast<std::size_t>(index.row())]);
    }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i)
            names.insert(Qt::UserRole + i, Row::staticMetaObject.property(i).name());
        return names;
    }

    void setRows(std::vector<Row> rows) {
        const auto before = m_rows.size();
        removeMissing(rows);
        putInOrder(rows);
        for (std::size_t i = 0; i < rows.size(); ++i) insertOrUpdate(i, rows[i]);
        if (m_rows.size() != before) emit countChanged();
    }

    /// Appends rows; their keys must be new.
    void appendRows(std::vector<Row> rows) {
        if (rows.empty()) return;
        const auto before = static_cast<int>(m_rows.size());
        beginInsertRows({}, before, before + static_cast<int>(rows.size()) - 1);
        std::ranges::move(rows, std::back_inserter(m_rows));
        endInsertRows();
        emit countChanged();
    }

    /// Replaces the row with the same key, or appends the row.
    void putRow(const Row& row) {
        const std::size_t place = placeOf(m_rows, row);
        if (place < m_rows.size()) insertOrUpdate(place, row);
        else appendRows({row});
    }

    /// Like `setRows`, for rows most of which are new: the row at an index takes the place of the old one there, so
    /// that the views keep their items. An item may then show another thing than before.
    void putRowsInPlace(std::vector<Row> rows) {
        const auto before = m_rows.size();
        if (rows.size() < before) {
            beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(before) - 1);
            m_rows.resize(rows.size());
            endRemoveRows();
        }
        for (std::size_t i = 0; i < m_rows.size(); ++i) updateRow(i, rows[i]);
        if (rows.size() > before) {
            beginInsertRows({}, static_cast<int>(before), static_cast<int>(rows.size()) - 1);
            m_rows = std::move(rows);
            endInsertRows();
        }
        if (m_rows.size() != before) emit countChanged();
    }

private:
    /// Where a row belongs, and whether it is already in order relative to the other settled rows.
    struct Place {
        std::size_t wanted;
        bool settled;
    };

    static std::size_t placeOf(const std::vector<Row>& rows, const Row& wanted) {
        return static_cast<std::size_t>(
            std::ranges::find_if(rows, [&](const Row& row) { return row.key() == wanted.key(); }) - rows.begin());
    }

    void removeMissing(const std::vector<Row>& wanted) {
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            if (placeOf(wanted, m_rows[i]) < wanted.size()) continue;
            beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(i));
            endRemoveRows();
        }
    }

    /// With the fewest moves: the longest increasing run of rows stays where it is.
    void putInOrder(const std::vector<Row>& wanted) {
        std::vector<Place> places;
        places.reserve(m_rows.size());
        for (const Row& row : m_rows) places.push_back({placeOf(wanted, row), false});
        if (std::ranges::is_sorted(places, {}, &Place::wanted)) return;
        settleLongestRun(places);
        for (std::size_t place = 0; place < wanted.size(); ++place) {
            const auto found = std::ranges::find(places, place, &Place::wanted);
            if (found == places.end() || found->settled) continue;
            found->settled = true;
            const auto from = found - places.begin();
            const auto before = std::find_if(places.rbegin(), places.rend(),
                                             [&](const Place& other) { return other.settled && other.wanted < place; });
            const auto to = places.rend() - before;
            beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, static_cast<int>(to));
            move(m_rows, from, to);
            move(places, from, to);
            endMoveRows();
        }
    }

    static void settleLongestRun(std::vector<Place>& places) {
        std::vector<std::size_t> length(places.size(), 1);  // of the longest run that ends here
        std::vector<std::size_t> previous(places.size());
        std::size_t last = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            previous[i] = i;
            for (std::size_t j = 0; j < i; ++j)
                if (places[j].wanted < places[i].wanted && length[j] >= length[i]) {
                    length[i] = length[j] + 1;
                    previous[i] = j;
                }
            if (length[i] > length[last]) last = i;
        }
        for (;; last = previous[last]) {
            places[last].settled = true;
            if (previous[last] == last) return;
        }
    }

    /// Moves one element in front of the one that is now at `to`.
    template <class Things>
    static void move(Things& things, std::ptrdiff_t from, std::ptrdiff_t to) {
        const auto begin = things.begin();
        if (from < to) std::rotate(begin + from, begin + from + 1, begin + to);
        else std::rotate(begin + to, begin + from, begin + from + 1);
    }

    /// Call in order of `at`: everything before it is in place, and the remaining rows are in order.
    void insertOrUpdate(std::size_t at, const Row& wanted) {
        const int to = static_cast<int>(at);
        if (at == m_rows.size() || !(m_rows[at].key() == wanted.key())) {
            beginInsertRows({}, to, to);
            m_rows.insert(m_rows.begin() + to, wanted);
            endInsertRows();
        } else {
            updateRow(at, wanted);
        }
    }

    void updateRow(std::size_t at, const Row& wanted) {
        Row& current = m_rows[at];
        if (current == wanted) return;
        const QList<int> roles = rolesThatDiffer(current, wanted);
        current = wanted;
        emit dataChanged(index(static_cast<int>(at)), index(static_cast<int>(at)), roles);
    }

    static QList<int> rolesThatDiffer(const Row& before, const Row& after) {
        QList<int> roles;
        for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i) {
            const QMetaProperty property = Row::staticMetaObject.property(i);
            if (property.readOnGadget(&before) != property.readOnGadget(&after)) roles.append(Qt::UserRole + i);
        }
        return roles;
    }

    std::vector<Row> m_rows;
};

}  // namespace basekeeper
