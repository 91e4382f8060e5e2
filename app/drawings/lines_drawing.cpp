// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/lines_drawing.h"

#include "app/drawings/line_drawing.h"

#include <QPainter>

namespace basekeeper {

void LinesDrawing::paint(QPainter* painter) {
    for (QQuickItem* child : childItems()) {
        auto* line = qobject_cast<LineDrawing*>(child);
        if (line == nullptr || !line->isVisible()) continue;
        painter->save();
        painter->translate(line->position().toPoint());  // as the renderer places what is an item by itself
        line->paint(painter);
        painter->restore();
    }
}

void LinesDrawing::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemChildAddedChange || change == ItemChildRemovedChange) {
        if (auto* line = qobject_cast<LineDrawing*>(data.item); line != nullptr) {
            const bool added = change == ItemChildAddedChange;
            line->setFlag(ItemHasContents, !added);  // it is painted here
            if (added) {
                for (const auto moved : {&QQuickItem::visibleChanged, &QQuickItem::xChanged, &QQuickItem::yChanged,
                                         &QQuickItem::widthChanged, &QQuickItem::heightChanged})
                    connect(line, moved, this, [this] { update(); });
                connect(line, &LineDrawing::changed, this, [this] { update(); });
            } else {
                line->disconnect(this);
            }
        }
        update();
    }
    Painting::itemChange(change, data);
}

}  // namespace basekeeper
