// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/override_model.h"

#include "app/session/override_draft.h"
#include "db/formats/text_limits.h"

#include <utility>

namespace basekeeper {

namespace {

std::vector<LineRow> numbered(const QStringList& lines) {
    std::vector<LineRow> rows;
    for (const QString& line : lines) rows.push_back({static_cast<int>(rows.size()) + 1, line});
    return rows;
}

}  // namespace

OverrideModel::OverrideModel(std::unique_ptr<AnyOverrideDraft> draft, QObject* parent)
    : QObject(parent), m_draft(std::move(draft)) {}

OverrideModel::~OverrideModel() = default;

void OverrideModel::setReason(const QString& reason) {
    if (reason == m_reason) return;
    m_reason = tidyText(reason);
    emit changed();
}

bool OverrideModel::complete() const { return m_draft->plays() && !isRefused() && !m_draft->isEmpty(); }

bool OverrideModel::ready() const { return complete() && !m_reason.trimmed().isEmpty(); }

bool OverrideModel::isRefused() const { return !m_draft->whyNot().isEmpty(); }

QString OverrideModel::problem() const {
    if (QString why = m_draft->whyNot(); !why.isEmpty()) return why;
    if (m_draft->isEmpty()) return tr("Choose at least one change.");
    if (m_reason.trimmed().isEmpty()) return tr("Give a reason everybody will understand later.");
    return {};
}

void OverrideModel::askReason() {
    if (m_asksReason || !complete()) return;
    m_asksReason = true;
    emit changed();
}

void OverrideModel::backToChanges() {
    if (!m_asksReason) return;
    m_asksReason = false;
    emit changed();
}

void OverrideModel::removeEdit(int number) {
    m_draft->removeEdit(number);
    if (m_draft->isEmpty()) m_reason.clear();
    refresh();
}

void OverrideModel::clear() {
    m_draft->clear();
    m_reason.clear();
    refresh();
}

bool OverrideModel::enter() {
    if (!ready() || !m_draft->enter(m_reason.trimmed())) return false;
    clear();
    return true;
}

void OverrideModel::refresh() {
    m_draft->recompute();
    if (!complete()) m_asksReason = false;
    m_lines.setRows(numbered(m_draft->lines()));
    m_effects.setRows(m_draft->effects());
    emit changed();
}

}  // namespace basekeeper
