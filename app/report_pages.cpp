// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>

namespace basekeeper {

namespace {

int pageOf(qreal y, const QTextDocument& text) { return static_cast<int>(y / text.pageSize().height()); }

/// From the top on, since what moves a heading moves everything after it.
void keepTogether(QTextDocument& text) {
    const auto* layout = text.documentLayout();
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        if (!block.blockFormat().hasProperty(keepsWithNext) || !block.next().isValid()) continue;
        const int page = pageOf(layout->blockBoundingRect(block).top(), text);
        if (pageOf(layout->blockBoundingRect(block.next()).top(), text) == page) continue;
        QTextBlockFormat broken;
        broken.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).mergeBlockFormat(broken);
    }
}

}  // namespace

void paintPages(QTextDocument& text, QPagedPaintDevice& device, const std::function<QString(int, int)>& footer) {
    QPainter painter(&device);
    const QFont font = text.defaultFont();
    const qreal line = QFontMetricsF(font, &device).height();
    const QSizeF page(device.width(), device.height() - 2 * line);
    text.documentLayout()->setPaintDevice(&device);
    text.setPageSize(page);
    keepTogether(text);
    const int pages = text.pageCount();
    for (int i = 0; i < pages; ++i) {
        if (i > 0) device.newPage();
        painter.save();
        painter.translate(0, -i * page.height());
        text.drawContents(&painter, QRectF(0, i * page.height(), page.width(), page.height()));
        painter.restore();
        painter.setFont(font);
        painter.drawText(QRectF(0, device.height() - line, page.width(), line), Qt::AlignRight | Qt::AlignBottom, footer(i + 1, pages));
    }
}

}  // namespace basekeeper
