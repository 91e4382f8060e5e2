// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "db/formats/compact_json.h"
#include "db/formats/latin1.h"
#include "db/session_file/session_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <gtest/gtest.h>

#include <variant>

/// Golden sessions, played as the replay command plays them, line by line; of its answers all but the messages.
namespace basekeeper::golden {

inline QList<QByteArray> linesOf(QLatin1StringView game, const QString& name) {
    QFile file(QStringLiteral(BASEKEEPER_GOLDEN "/%1/%2").arg(game, name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll().trimmed().split('\n');
}

template <GameCodec Codec>
QJsonArray legalKinds(const typename Codec::State& state) {
    QJsonArray acts;
    for (const auto& [kind, refusal] : Codec::Game::legalActs(state)) {
        QJsonObject act{{QStringLiteral("act"), Codec::actName(kind)}, {QStringLiteral("ok"), !refusal}};
        if (refusal) act.insert(QStringLiteral("clause"), latin1(refusal->clause));
        acts.append(act);
    }
    return acts;
}

/// What the command says of a refused entry.
template <GameCodec Codec>
QJsonObject refusalOf(const typename Session<typename Codec::Game>::Refusal& refusal) {
    using Violation = typename Codec::Violation;
    const auto told = [](const Violation& why, const QJsonObject& args) {
        return QJsonObject{{QStringLiteral("violation"), Codec::violationName(why)},
                           {QStringLiteral("clause"), latin1(why.clause)},
                           {QStringLiteral("args"), args}};
    };
    if (const auto* why = std::get_if<Violation>(&refusal)) return told(*why, Codec::writeArguments(*why));
    const auto* act = std::get_if<RefusedAct<typename Codec::Game>>(&refusal);
    if (act == nullptr) return {};
    QJsonObject args = Codec::writeArguments(act->why);
    args.insert(QStringLiteral("act"), act->act);
    return told(act->why, args);
}

template <GameCodec Codec>
QJsonObject answerTo(Session<typename Codec::Game>& session, const QByteArray& text) {
    const auto line = readLine<Codec>(readObject(text).value());
    EXPECT_TRUE(line.has_value()) << text.toStdString();
    if (std::holds_alternative<AskLegal>(*line))
        return {{QStringLiteral("ok"), true},
                {QStringLiteral("answer"), QJsonObject{{QStringLiteral("acts"), legalKinds<Codec>(session.state())}}}};
    const auto& entry = std::get<Entry<typename Codec::Game>>(*line);
    if (const auto refusal = session.whyNot(entry)) {
        QJsonObject told = refusalOf<Codec>(*refusal);
        told.insert(QStringLiteral("ok"), false);
        return told;
    }
    session.add(entry);
    return {{QStringLiteral("ok"), true}};
}

template <GameCodec Codec>
void expectPlayed(const QString& name) {
    const QList<QByteArray> lines = linesOf(Codec::gameName(), name + QStringLiteral(".jsonl"));
    const QList<QByteArray> expected = linesOf(Codec::gameName(), name + QStringLiteral(".expected.jsonl"));
    ASSERT_EQ(lines.size(), expected.size() + 1);
    const auto header = readHeader(readObject(lines.front()).value());
    ASSERT_TRUE(header.has_value());
    EXPECT_EQ(header->game, QString(Codec::gameName()));
    const auto setup = Codec::readSetup(header->setup);
    ASSERT_TRUE(setup.has_value());
    Session<typename Codec::Game> session(*setup);
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const QJsonObject answer = answerTo<Codec>(session, lines[i + 1]);
        const QJsonObject wanted = readObject(expected[i]).value();
        EXPECT_EQ(wanted.value(u"line"), i + 2);
        for (const QString& field : answer.keys())
            EXPECT_EQ(answer.value(field), wanted.value(field))
                << name.toStdString() << " line " << i + 2 << ' ' << field.toStdString();
    }
    const QJsonObject state = Codec::writeState(*setup, session.state());
    EXPECT_EQ(state, readObject(linesOf(Codec::gameName(), name + QStringLiteral(".state.json")).join('\n')).value())
        << compactJson(state).toStdString();
}

}  // namespace basekeeper::golden
