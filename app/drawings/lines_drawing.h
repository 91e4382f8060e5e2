// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QQmlEngine>

namespace basekeeper {

/// The lines of a chart, which are its children, in one picture, later ones over earlier ones: to have one as large as
/// the chart for each line took a sixth of the time until a session's screen is seen.
class LinesDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT

public:
    using Painting::Painting;

    void paint(QPainter* painter) override;

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
};

}  // namespace basekeeper
