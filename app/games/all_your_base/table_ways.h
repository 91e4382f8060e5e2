// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace basekeeper {

/// A stretch from one point to the next, and so on: each leads either across or up and down.
using Way = QList<QPointF>;

/// Where an arrow leaves a thing on the table, or reaches it.
struct WayEnd {
    QRectF thing;  ///< left or reached in the middle of one of its sides
    /// The middle of a card that stands along the lower side of a base: it is left below the card.
    std::optional<double> card = {};
};

/// The shortest way with few turns from one thing to another, beside all `things` that lie on the table, and at
/// `apart` from them where it leads along them. Where none is free, or only a very long one, it leads over what lies
/// there for as short a stretch as possible. Ways in `taken` are kept free, unless that would be much longer.
/// @param things among them those that are left and reached
Way wayAround(const WayEnd& from, const WayEnd& to, const QList<QRectF>& things, double apart, const QList<Way>& taken);

/// The same for several arrows, for screens.
class TableWays : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// One way for each of `arrows`, {from, to: rectangles, card: where one stands, or absent, shares: whether it may
    /// lead along where the others do}. Each is a list of points.
    Q_INVOKABLE static QVariantList around(const QVariantList& arrows, const QVariantList& things, double apart);
};

}  // namespace basekeeper
