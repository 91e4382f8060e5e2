// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/report_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

#include <algorithm>

namespace basekeeper {

namespace {

/// The page of the first line: a block whose lines have all moved to the next page still begins on the previous one.
int pageOf(const QTextBlock& block, const QTextDocument& text) {
    const qreal top = text.documentLayout()->blockBoundingRect(block).top();
    const QTextLayout* lines = block.layout();
    const qreal bottom = lines->lineCount() > 0 ? lines->position().y() + lines->lineAt(0).rect().bottom() : top;
    return static_cast<int>(std::max(top, bottom - 1) / text.pageSize().height());
}

/// From top to bottom, because moving a heading moves everything after it.
void keepTogether(QTextDocument& text) {
    static_cast<void>(text.pageCount());
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        if (!block.blockFormat().hasProperty(keepsWithNext) || !block.next().isValid()) continue;
        if (pageOf(block.next(), text) == pageOf(block, text)) continue;
        QTextBlockFormat broken;
        broken.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).mergeBlockFormat(broken);
        // Otherwise the layout would forget what lies beyond the lines that it has laid out so far.
        text.markContentsDirty(block.position(), text.characterCount() - block.position());
        static_cast<void>(text.pageCount());
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
        const QString said =
            QFontMetricsF(font, &device).elidedText(footer(i + 1, pages), Qt::ElideMiddle, page.width());
        painter.drawText(QRectF(0, device.height() - line, page.width(), line), Qt::AlignRight | Qt::AlignBottom, said);
    }
}

}  // namespace basekeeper
