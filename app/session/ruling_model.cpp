// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/ruling_model.h"

#include "app/session/ruling_draft.h"

#include <utility>

namespace basekeeper {

namespace {

std::vector<LineRow> numbered(const QStringList& lines) {
    std::vector<LineRow> rows;
    for (const QString& line : lines) rows.push_back({static_cast<int>(rows.size()) + 1, line});
    return rows;
}

}  // namespace

RulingModel::RulingModel(std::unique_ptr<AnyRulingDraft> draft, QObject* parent)
    : QObject(parent), m_draft(std::move(draft)) {}

RulingModel::~RulingModel() = default;

void RulingModel::setReason(const QString& reason) {
    if (reason == m_reason) return;
    m_reason = reason;
    emit changed();
}

bool RulingModel::ready() const { return m_draft->plays() && problem().isEmpty(); }

QString RulingModel::problem() const {
    if (QString why = m_draft->whyNot(); !why.isEmpty()) return why;
    if (m_draft->isEmpty()) return tr("Choose at least one change.");
    if (m_reason.trimmed().isEmpty()) return tr("Give a reason, so that everybody understands later.");
    return {};
}

void RulingModel::removeEdit(int number) {
    m_draft->takeOut(number);
    refresh();
}

void RulingModel::clear() {
    m_draft->clear();
    m_reason.clear();
    refresh();
}

bool RulingModel::enter() {
    if (!ready() || !m_draft->enter(m_reason.trimmed())) return false;
    clear();
    return true;
}

void RulingModel::refresh() {
    m_draft->work();
    m_lines.setRows(numbered(m_draft->lines()));
    m_effects.setRows(numbered(m_draft->effects()));
    emit changed();
}

}  // namespace basekeeper
