// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/rescue_report.h"

#include "db/store/store_paths.h"
#include "db/store/store_values.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace basekeeper {

namespace {

QString reportIn(const QString& dataFolder) { return QDir(dataFolder).filePath(QStringLiteral("rescue.json")); }

/// An invalid time if there is none.
QDateTime timeOf(const QJsonValue& value) { return timeIn(value.toVariant()).value_or(QDateTime()); }

constexpr std::array kindNames{QLatin1StringView("gone"), QLatin1StringView("header"), QLatin1StringView("cut-off"),
                               QLatin1StringView("pages"), QLatin1StringView("entries")};

DamageKind kindNamed(const QString& name) {
    const auto found = std::ranges::find(kindNames, name);
    return found == kindNames.end() ? DamageKind::Pages : static_cast<DamageKind>(found - kindNames.begin());
}

QJsonObject asJson(const RescueReport::CutShort& cut) {
    return {{QStringLiteral("players"), QJsonArray::fromStringList(cut.players)},
            {QStringLiteral("startedAt"), asText(cut.startedAt)},
            {QStringLiteral("kept"), cut.kept},
            {QStringLiteral("of"), cut.of ? QJsonValue(*cut.of) : QJsonValue()}};
}

RescueReport::CutShort cutIn(const QJsonObject& json) {
    RescueReport::CutShort cut;
    for (const auto& name : json[u"players"].toArray()) cut.players << name.toString();
    cut.startedAt = timeOf(json[u"startedAt"]);
    cut.kept = json[u"kept"].toInteger();
    if (json[u"of"].isDouble()) cut.of = json[u"of"].toInteger();
    return cut;
}

}  // namespace

std::optional<RescueReport> unseenRescue(const QString& dataFolder) {
    QFile file(reportIn(dataFolder));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    RescueReport report;
    report.at = timeOf(json[u"at"]);
    report.keptFile = json[u"keptFile"].toString();
    report.damage = json[u"damage"].toString();
    report.kind = kindNamed(json[u"kind"].toString());
    report.whole = json[u"whole"].toInt();
    for (const auto& cut : json[u"cutShort"].toArray()) report.cutShort.push_back(cutIn(cut.toObject()));
    report.lost = json[u"lost"].toInt();
    report.allKnown = json[u"allKnown"].toBool();
    report.readable = json[u"readable"].toBool();
    report.othersWhole = json[u"othersWhole"].toBool();
    for (const auto& aside : json[u"setAside"].toArray()) report.setAside << aside.toString();
    // The report is written before the damaged file is renamed: without that file the rescue did not finish.
    if (report.keptFile.isEmpty() || !QFileInfo::exists(report.keptFile)) return {};
    return report;
}

StoreResult<void> writeRescueReport(const QString& dataFolder, const RescueReport& report) {
    QJsonArray cuts;
    for (const auto& cut : report.cutShort) cuts.append(asJson(cut));
    const QJsonObject json{{QStringLiteral("at"), asText(report.at)},
                           {QStringLiteral("keptFile"), report.keptFile},
                           {QStringLiteral("damage"), report.damage},
                           {QStringLiteral("kind"), kindNames[static_cast<std::size_t>(report.kind)]},
                           {QStringLiteral("whole"), report.whole},
                           {QStringLiteral("cutShort"), cuts},
                           {QStringLiteral("lost"), report.lost},
                           {QStringLiteral("allKnown"), report.allKnown},
                           {QStringLiteral("readable"), report.readable},
                           {QStringLiteral("othersWhole"), report.othersWhole},
                           {QStringLiteral("setAside"), QJsonArray::fromStringList(report.setAside)}};
    return saveDurably(reportIn(dataFolder), QJsonDocument(json).toJson(), Readers::Owner);
}

StoreResult<void> forgetRescueReport(const QString& dataFolder) { return removeFile(reportIn(dataFolder)); }

}  // namespace basekeeper
