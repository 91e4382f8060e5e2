// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>
#include <QTextFormat>

#include <functional>

class QPagedPaintDevice;

namespace basekeeper {

/// Lays out the text in pages for the device and paints them, with `footer(page, pages)` below each. A block marked
/// with `keepsWithNext` never stands alone at the end of a page.
void paintPages(QTextDocument& text, QPagedPaintDevice& device, const std::function<QString(int, int)>& footer);

/// The property of a block's format that `paintPages` heeds.
inline constexpr int keepsWithNext = QTextFormat::UserProperty + 1;

}  // namespace basekeeper
