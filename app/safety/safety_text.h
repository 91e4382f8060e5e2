// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/rescue_report.h"
#include "db/store/store_survey.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace basekeeper {

/// Texts about backups, restoring and rescue, in the screen's language.
namespace SafetyText {

/// Such as "12 sessions · 1.2 MB".
[[nodiscard]] QString contents(const StoreSurvey& survey);
/// Such as "Ana and 美玲, 28 February 2026"; empty if there is no session.
[[nodiscard]] QString newest(const StoreSurvey& survey);
/// Why a file cannot be restored.
[[nodiscard]] QString whyNotRestored(const StoreError& error);
/// Why there is no backup.
[[nodiscard]] QString whyNoBackup(const StoreError& error);
/// Files of another database that were set aside, where they are now.
[[nodiscard]] QString setAside(const QStringList& files);
/// Which sessions have fewer entries than were saved, one sentence each.
[[nodiscard]] QStringList wentBack(const std::vector<RescueReport::CutShort>& sessions);
/// What a rescue saved and what it lost, one sentence each.
[[nodiscard]] QStringList rescue(const RescueReport& report);

}  // namespace SafetyText

}  // namespace basekeeper
