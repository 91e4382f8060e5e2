// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_choices.h"

namespace basekeeper {

namespace {

QString themeName(const std::optional<ThemeChoice>& theme) {
    if (!theme) return {};
    switch (*theme) {
        case ThemeChoice::System: return QStringLiteral("system");
        case ThemeChoice::Light: return QStringLiteral("light");
        case ThemeChoice::Dark: return QStringLiteral("dark");
        case ThemeChoice::Contrast: return QStringLiteral("contrast");
    }
    return {};
}

}  // namespace

StartChoices startChoices(const ScreenOptions& options) {
    return {options.language, themeName(options.theme), options.textScale.value_or(0)};
}

}  // namespace basekeeper
