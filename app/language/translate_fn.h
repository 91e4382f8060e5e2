// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace basekeeper {

/// Returns a translated text: `Translator` in its language, `inScreensLanguage` in the screen's.
using TranslateFn = std::function<QString(const char* context, const char* source)>;
[[nodiscard]] inline QString inScreensLanguage(const char* context, const char* source) {
    return QCoreApplication::translate(context, source);
}

}  // namespace basekeeper
