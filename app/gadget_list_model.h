// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>

#include <algorithm>
#include <concepts>
#include <ranges>
#include <vector>

namespace basekeeper {

/// A list model whose rows are values and whose roles are their properties.
///
/// `setRows` compares what is there with what shall be and tells the views only what differs, so that a screen can
/// hand over everything it knows after every act and only what moved is drawn again.
class GadgetListModelBase : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int count() const { return rowCount(); }

signals:
    void countChanged();
};

/// A row is a Q_GADGET that can be compared, with a `key()` that no two rows of one list share.
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
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 || property >= Row::staticMetaObject.propertyCount()) return {};
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
        for (std::size_t i = 0; i < rows.size(); ++i) settle(i, rows[i]);
        if (m_rows.size() != before) emit countChanged();
    }

private:
    static bool holds(const std::vector<Row>& rows, const Row& wanted) {
        return std::ranges::any_of(rows, [&](const Row& row) { return row.key() == wanted.key(); });
    }

    void removeMissing(const std::vector<Row>& wanted) {
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            if (holds(wanted, m_rows[i])) continue;
            beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(i));
            endRemoveRows();
        }
    }

    /// Puts the row where it belongs; everything before `at` is in place already.
    void settle(std::size_t at, const Row& wanted) {
        const auto from = std::find_if(m_rows.begin() + static_cast<std::ptrdiff_t>(at), m_rows.end(),
                                       [&](const Row& row) { return row.key() == wanted.key(); });
        const int to = static_cast<int>(at);
        if (from == m_rows.end()) {
            beginInsertRows({}, to, to);
            m_rows.insert(m_rows.begin() + to, wanted);
            endInsertRows();
            return;
        }
        if (const int row = static_cast<int>(from - m_rows.begin()); row != to) {
            beginMoveRows({}, row, row, {}, to);
            std::rotate(m_rows.begin() + to, from, from + 1);
            endMoveRows();
        }
        if (Row& current = m_rows[at]; !(current == wanted)) {
            const QList<int> roles = rolesThatDiffer(current, wanted);
            current = wanted;
            emit dataChanged(index(to), index(to), roles);
        }
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
