// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/text_faults.h"

#include <QFont>
#include <QFontMetricsF>
#include <QRegularExpression>

#include <array>

namespace basekeeper::test {

namespace {

/// A text with the place that its signs take: the item may be larger.
struct Written {
    const QQuickItem* item;
    QString text;
    QRectF rect;
};

/// How far apart two texts may be related: what is further apart lies in layers of its own, as a refusal over the log
/// does.
constexpr int nearness = 3;

QFont fontOf(const QQuickItem& text) { return text.property("font").value<QFont>(); }

QString wordsOf(const QQuickItem& text) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return text.property("text").toString().remove(tag);
}

/// Where its signs stand in the item, by how it is aligned. Above capitals and below small letters a line is empty.
QRectF writtenIn(const QQuickItem& text) {
    const qreal width = text.property("contentWidth").toReal();
    const qreal height = text.property("contentHeight").toReal();
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const qreal x = (across & Qt::AlignRight) != 0     ? text.width() - width
                    : (across & Qt::AlignHCenter) != 0 ? (text.width() - width) / 2
                                                       : 0;
    const qreal y = (down & Qt::AlignBottom) != 0    ? text.height() - height
                    : (down & Qt::AlignVCenter) != 0 ? (text.height() - height) / 2
                                                     : 0;
    const qreal empty = QFontMetricsF(fontOf(text)).height() * 0.25;
    return QRectF(x, y, width, height).adjusted(1, empty, -1, -empty);
}

/// Chinese breaks anywhere, and a text that shrinks to fit is measured by nobody here.
bool breaksBetweenWords(const QQuickItem& text) {
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    return text.property("wrapMode").toInt() != 0 && text.property("fontSizeMode").toInt() == 0 &&
           text.property("lineCount").toInt() > 1 && !chinese.match(wordsOf(text)).hasMatch();
}

/// The first word that does not fit into a line; empty if all do.
QString brokenWord(const QQuickItem& text) {
    static const QRegularExpression betweenWords(QStringLiteral("[\\s/\\-–—]+"));
    const QFontMetricsF metrics(fontOf(text));
    for (const QString& word : wordsOf(text).split(betweenWords, Qt::SkipEmptyParts))
        if (metrics.horizontalAdvance(word) > text.width() + 1) return word;
    return {};
}

std::array<const QQuickItem*, nearness> aboutOf(const QQuickItem& item) {
    std::array<const QQuickItem*, nearness> about{};
    const QQuickItem* around = item.parentItem();
    for (const QQuickItem*& each : about) {
        each = around;
        if (around != nullptr) around = around->parentItem();
    }
    return about;
}

bool areNear(const QQuickItem& one, const QQuickItem& other) {
    for (const QQuickItem* around : aboutOf(one))
        for (const QQuickItem* too : aboutOf(other))
            if (around != nullptr && around == too) return true;
    return false;
}

/// The pictures of the book are as small as they must be; what stands in them is held against the rules (see the book's
/// tests), and they have names for whoever cannot read them.
bool isInPicture(const QQuickItem& item) {
    for (const QQuickItem* around = item.parentItem(); around != nullptr; around = around->parentItem())
        if (QLatin1StringView(around->metaObject()->className()).startsWith(QLatin1StringView("Diagram_"))) return true;
    return false;
}

std::vector<Written> writtenAmong(const std::vector<Shown>& shown) {
    std::vector<Written> texts;
    for (const Shown& one : shown) {
        if (!one.item->inherits("QQuickText") || wordsOf(*one.item).isEmpty() || isInPicture(*one.item)) continue;
        const QRectF rect = one.item->mapRectToScene(writtenIn(*one.item)).intersected(one.clip);
        if (!rect.isEmpty()) texts.push_back({one.item, wordsOf(*one.item), rect});
    }
    return texts;
}

}  // namespace

QStringList faultsOfTexts(const std::vector<Shown>& shown) {
    QStringList faults;
    const std::vector<Written> texts = writtenAmong(shown);
    for (auto one = texts.begin(); one != texts.end(); ++one) {
        if (const QString word = breaksBetweenWords(*one->item) ? brokenWord(*one->item) : QString(); !word.isEmpty())
            faults << QStringLiteral("\"%1\" is broken in \"%2\": %3").arg(word, one->text, rectText(one->rect));
        for (auto other = std::next(one); other != texts.end(); ++other)
            if (const QRectF both = one->rect.intersected(other->rect);
                both.width() > 1 && both.height() > 1 && areNear(*one->item, *other->item))
                faults << QStringLiteral("\"%1\" is written over \"%2\": %3 and %4")
                              .arg(other->text, one->text, rectText(other->rect), rectText(one->rect));
    }
    return faults;
}

}  // namespace basekeeper::test
