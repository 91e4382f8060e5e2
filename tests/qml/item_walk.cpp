// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/item_walk.h"

#include "tests/qml/screens.h"
#include "tests/qml/text_faults.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace basekeeper::test {

namespace {

constexpr qreal touch = 48;
/// A line and a half.
constexpr qreal leastToScroll = 36;
/// Half a unit is the rounding of a layout.
constexpr qreal slack = 1;

/// What both have in common. Where that is nothing, its place is still known, which `QRectF::intersected` forgets.
QRectF common(const QRectF& one, const QRectF& other) {
    return {QPointF(std::max(one.left(), other.left()), std::max(one.top(), other.top())),
            QPointF(std::min(one.right(), other.right()), std::min(one.bottom(), other.bottom()))};
}

void walk(const QQuickItem& item, QRectF clip, bool scrolls, std::vector<Shown>& shown) {
    if (!item.isVisible() || item.opacity() <= 0) return;
    const QRectF rect = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    shown.push_back({&item, rect, clip, scrolls});
    const bool flicks = item.inherits("QQuickFlickable");
    if (item.clip() || flicks) clip = common(clip, rect);
    for (const QQuickItem* child : item.childItems()) walk(*child, clip, scrolls || flicks, shown);
}

bool isPressable(const QQuickItem& item) { return item.metaObject()->indexOfProperty("holdOnly") >= 0; }

bool isOfType(const QQuickItem& item, const char* type) {
    return QLatin1StringView(item.metaObject()->className()).startsWith(QLatin1StringView(type));
}

/// What hears the pointers lies in a child.
bool hasPressArea(const QQuickItem& item) {
    return std::ranges::any_of(item.childItems(), [](const QQuickItem* child) {
        return isOfType(*child, "PressArea_") && child->isEnabled();
    });
}

const QAccessibleInterface* toldOf(const QQuickItem& item) {
    // Not const only because Qt's interfaces are not.
    return QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item));
}

/// What a screen reader knows how to use. A panel that can be tapped besides is told as what it is.
bool isUsable(QAccessible::Role role, bool isPanel) {
    switch (role) {
        case QAccessible::Button:
        case QAccessible::CheckBox:
        case QAccessible::RadioButton:
        case QAccessible::PageTab:
        case QAccessible::ListItem:
        case QAccessible::EditableText:
        case QAccessible::Slider:
        case QAccessible::SpinBox: return true;
        case QAccessible::Grouping:
        case QAccessible::Chart: return isPanel;
        default: return false;
    }
}

/// Cards on a base take no taps themselves: the base under them does, and asks which was meant.
bool isCardOnBase(const QQuickItem& item) { return item.objectName().startsWith(u"piece-"); }

/// "session-" and the id: a line of the list, with the names of its players.
bool isSessionLine(const QString& name) {
    static const QRegularExpression id(QStringLiteral("^session-[0-9a-f]{8}-"));
    return id.match(name).hasMatch();
}

/// Names that people give are shortened where they must be, and so is the last line of the log, which opens the whole.
bool mayShorten(const QQuickItem& item) {
    const auto isOneOf = [&item](const auto&... prefixes) { return (item.objectName().startsWith(prefixes) || ...); };
    return isOneOf(u"values-set-", u"seat-", u"pad-seat-", u"bonus-seat-", u"due-seat-") ||
           item.objectName() == u"log-last" || isSessionLine(item.objectName());
}

/// A control with words on it; the tiles of the table have a measure of their own.
bool isAct(const QQuickItem& item) { return isPressable(item) && !mayShorten(item); }

/// In a scrolled area only the width must fit: the rest is a matter of scrolling.
bool isWithin(const Shown& one, const QSizeF& window) {
    const QRectF rect = one.rect;
    if (rect.left() < -slack || rect.right() > window.width() + slack) return false;
    if (one.scrolls) return rect.left() >= one.clip.left() - slack && rect.right() <= one.clip.right() + slack;
    return rect.top() >= -slack && rect.bottom() <= window.height() + slack;
}

bool isCut(const Shown& text, const QRectF& holder) {
    const QQuickItem& item = *text.item;
    if (item.property("text").toString().isEmpty()) return false;
    if (item.property("truncated").toBool()) return true;
    if (item.property("contentWidth").toReal() > item.width() + slack ||
        item.property("contentHeight").toReal() > item.height() + slack)
        return true;
    return !holder.adjusted(-slack, -slack, slack, slack).contains(text.rect);
}

QStringList faultsOfTappable(const Shown& one, const QSizeF& window) {
    QStringList faults;
    const QString name = nameOf(*one.item);
    if (accessibleName(*one.item).trimmed().isEmpty()) faults << QStringLiteral("%1 has no accessible name").arg(name);
    if (const auto role = toldOf(*one.item)->role(); !isUsable(role, !isPressable(*one.item)))
        faults << QStringLiteral(
                      "%1 is for a screen reader no button or anything else that can be used, but of role %2")
                      .arg(name)
                      .arg(role);
    if (!isCardOnBase(*one.item) && (one.rect.width() < touch - 0.5 || one.rect.height() < touch - 0.5))
        faults << QStringLiteral("%1 is too small for a finger: %2").arg(name, rectText(one.rect));
    if (!isWithin(one, window)) faults << QStringLiteral("%1 lies outside: %2").arg(name, rectText(one.rect));
    return faults;
}

QStringList faultsOfWords(const Shown& act) {
    QStringList faults;
    for (const Shown& part : shownUnder(*act.item))
        if (part.item->inherits("QQuickText") && isCut(part, act.rect))
            faults << QStringLiteral("%1: the text \"%2\" is cut: %3 in %4")
                          .arg(nameOf(*act.item), part.item->property("text").toString(), rectText(part.rect),
                               rectText(act.rect));
    return faults;
}

/// Whether every text of the screen must be in the made-up language, in which each has an accent: not where a seat is
/// spoken to in another, or where the book lies open in two.
bool isMadeUp(const QQuickWindow& window) {
    const auto* app = window.property("app").value<QObject*>();
    const auto* screen = window.property("screen").value<QObject*>();
    if (app == nullptr || screen == nullptr) return false;
    const QStringList ofSeats = app->property("tableLanguages").toStringList();
    if (app->property("hasOpenGame").toBool() && ofSeats != QStringList(QLatin1String(madeUpLanguage))) return false;
    static const QSet<QString> others{QStringLiteral("book-screen"), QStringLiteral("session-screen")};
    if (others.contains(screen->objectName())) return false;
    return app->property("settings").value<QObject*>()->property("language").toString() ==
           QLatin1String(madeUpLanguage);
}

/// English words that no translator has seen. A text that says of itself that it is in another language, such as the
/// game's own voice, is meant to be.
bool isUntranslated(const QQuickItem& item) {
    if (const QVariant language = item.property("language");
        language.isValid() && language != QLatin1String(madeUpLanguage))
        return false;
    QString text = item.property("text").toString();
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    text.remove(tag);
    static const QRegularExpression accent(QStringLiteral("[áéíóúÁÉÍÓÚ\\p{Han}]"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    // What has the same name in every language, and what the tests type.
    static const QRegularExpression names(QStringLiteral(
        "^(English|Español|All Your Base.*|All aboard!|(8Bit Box: )?Outspeed|Ana(, Bert and Cleo)?|Cleo|Anna|Friday \\d+|with a storm outside|Eulalia|Farid|.*Featherstonehaugh|.*von "
        "Hohenburg|.*KEEPER.*|~/.*|(one|two)\\.jsonl|.* bytes|Aldebaran|Betelgeuse|Canopus)$"));
    return word.match(text).hasMatch() && !accent.match(text).hasMatch() && !names.match(text).hasMatch();
}

/// What must be scrolled to needs a height in which it can be read, and a finger's room to scroll it.
bool isTooLowToScroll(const Shown& one) {
    const QQuickItem& item = *one.item;
    return item.inherits("QQuickFlickable") && !one.scrolls && item.property("interactive").toBool() &&
           item.property("contentHeight").toReal() > item.height() + slack && item.height() < leastToScroll;
}

/// At a table one thing is lit, in the colour of what comes next: an act, or the title that says what to tap.
QStringList faultsOfWhatIsLit(const std::vector<Shown>& shown) {
    const auto is = [](const Shown& one, const char* what) { return one.item->property(what).toBool(); };
    const auto rail = std::ranges::find_if(shown, [&](const Shown& one) {
        return one.item->property("tapsNext").isValid() && one.item->isEnabled() && !is(one, "folded");
    });
    if (rail == shown.end()) return {};
    QStringList lit;
    if (is(*rail, "tapsNext")) lit << QStringLiteral("the title of %1").arg(rail->item->objectName());
    bool declares = false;  // each of several seats may, and all are told
    for (const Shown& one : shown) {
        if (!one.item->isEnabled() || !is(one, "primary") || !is(one, "leads")) continue;
        const bool another = !declares || !one.item->objectName().startsWith(u"act-declare");
        declares = declares || one.item->objectName().startsWith(u"act-declare");
        if (another) lit << nameOf(*one.item);
    }
    if (lit.size() == 1) return {};
    return {lit.isEmpty() ? QStringLiteral("nothing is lit in %1").arg(rail->item->objectName())
                          : QStringLiteral("more than one thing is lit: %1").arg(lit.join(QStringLiteral(", ")))};
}

}  // namespace

QString rectText(const QRectF& rect) {
    return QStringLiteral("%1x%2 at %3,%4").arg(rect.width()).arg(rect.height()).arg(rect.x()).arg(rect.y());
}

std::vector<Shown> shownUnder(const QQuickItem& root) {
    std::vector<Shown> shown;
    const QQuickWindow* window = root.window();
    walk(root, QRectF(QPointF(), QSizeF(window->size())), false, shown);
    return shown;
}

std::vector<Shown> shownIn(QQuickWindow& window) {
    const QQuickItem* top = nullptr;
    for (const QQuickItem* layer : window.contentItem()->childItems()) {
        if (!layer->inherits("QQuickOverlay") || !layer->isVisible()) continue;
        for (const QQuickItem* popup : layer->childItems())
            if (popup->inherits("QQuickPopupItem") && popup->isVisible()) top = popup;
    }
    return shownUnder(top != nullptr ? *top : *window.contentItem());
}

bool isInSight(const QQuickItem* item) {
    if (item == nullptr || !item->isVisible()) return false;
    const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).adjusted(1, 1, -1, -1);
    for (const QQuickItem* around = item->parentItem(); around != nullptr; around = around->parentItem())
        if (around->clip() && !around->mapRectToScene(QRectF(0, 0, around->width(), around->height())).contains(place))
            return false;
    return QRectF(QPointF(), item->window()->size()).contains(place);
}

bool isTappable(const QQuickItem& item) {
    if (!item.isEnabled() || item.width() <= 0 || item.height() <= 0) return false;
    return isPressable(item) || item.inherits("QQuickTextField") || item.inherits("QQuickSlider") || hasPressArea(item);
}

QString nameOf(const QQuickItem& item) {
    const QString type = QString::fromLatin1(item.metaObject()->className()).section(u'_', 0, 0);
    const QString text = item.property("text").toString();
    QString named = item.objectName();
    if (named.isEmpty() && item.parentItem() != nullptr)
        named = QStringLiteral("in ") +
                QString::fromLatin1(item.parentItem()->metaObject()->className()).section(u'_', 0, 0);
    return text.isEmpty() ? type + u' ' + named : QStringLiteral("%1 %2 \"%3\"").arg(type, named, text);
}

QString accessibleName(const QQuickItem& item) {
    const QAccessibleInterface* told = toldOf(item);
    return told != nullptr ? told->text(QAccessible::Name) : QString();
}

QStringList faultsOf(QQuickWindow& window) {
    QStringList faults;
    const bool madeUp = isMadeUp(window);
    const std::vector<Shown> shown = shownIn(window);
    for (const Shown& one : shown) {
        if (madeUp && one.item->inherits("QQuickText") && isUntranslated(*one.item))
            faults << QStringLiteral("%1 is not translated").arg(nameOf(*one.item));
        // The thumb of a scroll bar is not tapped: the area itself is flicked.
        if (one.item->inherits("QQuickScrollBar")) continue;
        if (isTooLowToScroll(one))
            faults << QStringLiteral("%1 is too low to be scrolled: %2").arg(nameOf(*one.item), rectText(one.rect));
        if (isTappable(*one.item)) faults << faultsOfTappable(one, window.size());
        if (isAct(*one.item)) faults << faultsOfWords(one);
        if (one.item->inherits("QQuickText") && !one.item->property("text").toString().isEmpty() &&
            !isWithin(one, window.size()))
            faults << QStringLiteral("the text \"%1\" lies outside: %2")
                          .arg(one.item->property("text").toString(), rectText(one.rect));
    }
    return faults + faultsOfTexts(shown) + faultsOfWhatIsLit(shown);
}

}  // namespace basekeeper::test
