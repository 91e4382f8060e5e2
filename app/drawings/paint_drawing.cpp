// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/paint_drawing.h"

#include <QCache>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <optional>

namespace basekeeper {
namespace {

struct Wanted {
    QString name;
    int side;
    std::optional<QRgb> color;  ///< none: in white, as it is drawn, which every ink starts from

    friend bool operator==(const Wanted&, const Wanted&) = default;
    friend std::size_t qHash(const Wanted& wanted, std::size_t seed = 0) {
        return qHashMulti(seed, wanted.name, wanted.side, wanted.color.value_or(0));
    }
};

constexpr int keptKiB = 4 * 1024;  // what the fullest table shows, in a few sizes

QImage drawnOnce(const Wanted& wanted);

/// Null if there is no such drawing.
QImage drawn(const QString& name, int side) {
    const QString path = name.contains(u'/') ? name : QStringLiteral("icons/") + name;
    const QString file = QStringLiteral(":/qt/qml/Basekeeper/Controls/%1.svg").arg(path);
    if (!QFile::exists(file)) return {};
    QSvgRenderer drawing(file);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter, image.rect());
    return image;
}

/// Six seats share the drawing of a dome: it is read and drawn once.
QImage inked(const QString& name, int side, QRgb color) {
    QImage image = drawnOnce({name, side, {}});
    if (image.isNull()) return {};
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), QColor::fromRgba(color));
    return image;
}

QImage drawnOnce(const Wanted& wanted) {
    static QCache<Wanted, QImage> kept(keptKiB);
    if (const QImage* image = kept.object(wanted)) return *image;
    const auto& [name, side, color] = wanted;
    QImage image = color ? inked(name, side, *color) : drawn(name, side);
    kept.insert(wanted, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024) + 1);
    return image;
}

}  // namespace

bool paintDrawing(QPainter& painter, const QString& name, const QRectF& place, const QColor& color) {
    const qreal scale = painter.transform().m11();  // of the screen: pixels for each unit
    QImage image = drawnOnce({name, qRound(place.width() * scale), color.rgba()});
    if (image.isNull()) return false;
    image.setDevicePixelRatio(scale);
    painter.drawImage(place.topLeft(), image);
    return true;
}

}  // namespace basekeeper
