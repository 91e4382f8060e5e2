// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace basekeeper::test {

/// An item that people see, with the area that does not scroll away or get cut.
struct Shown {
    const QQuickItem* item;
    QRectF rect;   ///< in the window
    QRectF clip;   ///< of the window, or of the areas that cut the item off
    bool scrolls;  ///< it lies in an area that can be scrolled to it
};

/// Everything that is visible under an item, the item included, parents first.
[[nodiscard]] std::vector<Shown> shownUnder(const QQuickItem& root);
/// What can be reached on the screen now: while a sheet is open that covers the rest, the sheet.
[[nodiscard]] std::vector<Shown> shownIn(QQuickWindow& window);

/// Whether the item is one of the controls that a finger taps (see Pressable.qml), a field, or an area of its own.
[[nodiscard]] bool isTappable(const QQuickItem& item);
/// Whether the whole item is seen, neither scrolled away nor beside the window; null is not.
[[nodiscard]] bool isInSight(const QQuickItem* item);
/// "ActButton act-end-turn \"End turn\"", for a message.
[[nodiscard]] QString nameOf(const QQuickItem& item);
/// "64x48 at 12,80", for a message.
[[nodiscard]] QString rectText(const QRectF& rect);
/// What assistive technology calls it.
[[nodiscard]] QString accessibleName(const QQuickItem& item);

/// What is wrong with the screen as it stands, one line each: tappables too small, without a name, or out of reach;
/// texts of controls that are cut; words that are broken, texts over each other; anything beside the window;
/// at a table, more or less than one thing that is lit as what comes next.
[[nodiscard]] QStringList faultsOf(QQuickWindow& window);

}  // namespace basekeeper::test
