// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_file.h"

#include "db/games/all_your_base/codec.h"

#include <QBuffer>
#include <QTimeZone>
#include <gtest/gtest.h>

#include <cstring>
#include <string>

/// The file itself: lines, header, export and hash chain.
namespace basekeeper {
namespace {

using namespace std::string_literals;
using Kind = FormatErrorKind;

constexpr auto shortest = R"({"format":"basekeeper-session","version":1,"game":"all-your-base","setup":{"seats":[]}})";

/// The objects of a text up to the first error.
struct Lines {
    std::vector<QJsonObject> objects;
    std::optional<FormatError> error;
    qint64 number = 0;
};

Lines linesOf(const std::string& text) {
    QByteArray bytes = QByteArray::fromStdString(text);
    QBuffer buffer(&bytes);
    EXPECT_TRUE(buffer.open(QIODevice::ReadOnly));
    SessionLines lines(buffer);
    Lines found;
    while (auto line = lines.next()) {
        found.number = lines.number();
        if (!*line) {
            found.error = line->error();
            return found;
        }
        found.objects.push_back(**line);
    }
    return found;
}

void expectError(const std::string& text, qint64 number, Kind kind) {
    const Lines lines = linesOf(text);
    ASSERT_TRUE(lines.error.has_value()) << text.substr(0, 80);
    EXPECT_EQ(lines.error->kind, kind) << text.substr(0, 80);
    EXPECT_EQ(lines.number, number) << text.substr(0, 80);
}

TEST(SessionLines, EndWithOrWithoutANewline) {
    for (const auto& text :
         {"{}\n{\"a\":1}"s, "{}\n{\"a\":1}\n"s, "{}\r\n{\"a\":1}\r\n"s, "\xEF\xBB\xBF{}\n {\"a\":1} "s}) {
        const Lines lines = linesOf(text);
        EXPECT_FALSE(lines.error.has_value()) << text;
        ASSERT_EQ(lines.objects.size(), 2U) << text;
        EXPECT_EQ(lines.objects[1].value(u"a").toInt(), 1);
        EXPECT_EQ(lines.number, 2);
    }
}

TEST(SessionLines, WhatCannotBeReadIsNamedWithItsLine) {
    expectError("", 1, Kind::EmptyFile);
    expectError("\n", 1, Kind::BlankLine);
    expectError("{}\n\n{}\n", 2, Kind::BlankLine);
    expectError("{}\n{}\n \t\r\n", 3, Kind::BlankLine);
    expectError("{}\n{}\n\n", 3, Kind::BlankLine);
    expectError("{}\nplay-base\n", 2, Kind::NotJson);
    expectError("{}\n{\"act\":\"play-base\"\n", 2, Kind::NotJson);
    expectError("{}\n{} {}\n", 2, Kind::NotJson);
    expectError("{}\n[1]\n", 2, Kind::NotAnObject);
    expectError("{}\n\"act\"\n", 2, Kind::NotJson);  // Qt 6.4 takes objects and lists only
    expectError("{}\n{\"a\":\"\xC3\"}\n", 2, Kind::NotUtf8);
    expectError("{}\n{\"a\":\"\xED\xA0\x80\"}\n", 2, Kind::NotUtf8);
    expectError("\xFF\xFE{\0}\0"s, 1, Kind::NotUtf8);
    expectError("{}\n\xEF\xBB\xBF{}\n", 2, Kind::NotJson);
    // What Qt's reader lets pass.
    for (const char* bad :
         {"1.", ".5", "-.5", "01", "-01", "1.e5", "+1", "1e", "1e+", "-", R"("\x")", R"("\'")", "\"a\tb\""})
        expectError(std::string("{}\n{\"a\":") + bad + "}\n", 2, Kind::NotJson);
    expectError("{}\n{\"a\":1}\0\n"s, 2, Kind::NotJson);
    expectError("{}\n" + std::string(3000, '[') + "\n", 2, Kind::NotJson);
    expectError("{}\n{\"a\":\"" + std::string(SessionLines::longestLine, 'x') + "\"}\n", 2, Kind::LineTooLong);
    expectError("{}\n" + std::string(SessionLines::longestLine + 1, ' '), 2, Kind::LineTooLong);
    expectError("{}\n" + std::string(SessionLines::longestLine, ' '), 2, Kind::BlankLine);
}

TEST(SessionLines, LongLinesAndManyLinesCrossTheChunks) {
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "{\"n\":" + std::to_string(i) + ",\"pad\":\"" + std::string(static_cast<std::size_t>(i % 37), 'x') +
                "\"}\n";
    text += "{\"n\":20000,\"pad\":\"" + std::string(300'000, 'y') + "\"}";
    const Lines lines = linesOf(text);
    EXPECT_FALSE(lines.error.has_value());
    ASSERT_EQ(lines.objects.size(), 20'001U);
    for (int i = 0; i <= 20'000; ++i) ASSERT_EQ(lines.objects[static_cast<std::size_t>(i)].value(u"n").toInt(), i);
    EXPECT_EQ(lines.objects.back().value(u"pad").toString().size(), 300'000);
}

TEST(SessionLines, ADeviceThatFailsIsToldWithTheLine) {
    struct Failing : QIODevice {
        qint64 readData(char* data, qint64) override {
            if (m_given) return -1;
            m_given = true;
            std::memcpy(data, "{}\n{", 4);
            return 4;
        }
        qint64 writeData(const char*, qint64) override { return -1; }
        bool m_given = false;
    } device;
    ASSERT_TRUE(device.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    SessionLines lines(device);
    ASSERT_TRUE(lines.next().value().has_value());
    const auto second = lines.next().value();
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().kind, Kind::CannotRead);
    EXPECT_EQ(lines.number(), 2);
}

TEST(SessionHeader, IsReadAndSaysWhatIsWrongWithIt) {
    const auto header = readHeader(readObject(shortest).value());
    ASSERT_TRUE(header.has_value());
    EXPECT_EQ(header->game, u"all-your-base");
    EXPECT_FALSE(header->startedAt.isValid());
    EXPECT_FALSE(header->rulesVersion.has_value());

    const struct {
        const char* text;
        Kind kind;
        const char* field;
    } cases[] = {
        {R"({})", Kind::MissingField, "format"},
        {R"({"format":1})", Kind::WrongType, "format"},
        {R"({"format":"chess","version":1})", Kind::NotASession, "format"},
        {R"({"format":"basekeeper-session"})", Kind::MissingField, "version"},
        {R"({"format":"basekeeper-session","version":"1"})", Kind::WrongType, "version"},
        {R"({"format":"basekeeper-session","version":0})", Kind::OutOfRange, "version"},
        {R"({"format":"basekeeper-session","version":2,"novel":true})", Kind::NewerVersion, "version"},
        {R"({"format":"basekeeper-session","version":1,"setup":{}})", Kind::MissingField, "game"},
        {R"({"format":"basekeeper-session","version":1,"game":"all-your-base"})", Kind::MissingField, "setup"},
        {R"({"format":"basekeeper-session","version":1,"game":"all-your-base","setup":[]})", Kind::WrongType, "setup"},
        {R"({"format":"basekeeper-session","version":1,"game":"all-your-base","setup":{},"startedAt":"today"})",
         Kind::UnknownValue, "startedAt"},
    };
    for (const auto& bad : cases) {
        const auto read = readHeader(readObject(bad.text).value());
        ASSERT_FALSE(read.has_value()) << bad.text;
        EXPECT_EQ(read.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(read.error().field, QString(bad.field)) << bad.text;
    }
}

SessionHeader someHeader() {
    return {.game = QStringLiteral("all-your-base"),
            .setup = readObject("{\"seats\":[{\"name\":\"Ana\"},{\"name\":\"\xE6\xB3\xA2\\\"\\/\\\\\\n\"}]}").value(),
            .id = QStringLiteral("5e0c"),
            .rulesVersion = 1,
            .startedAt = QDateTime({2026, 1, 31}, {18, 0}, QTimeZone::utc()),
            .title = QStringLiteral("A\u00F1o nuevo")};
}

std::vector<ExportedLine> someLines() {
    return {
        {1, QDateTime({2026, 1, 31}, {18, 5, 9, 120}, QTimeZone::utc()), readObject(R"({"act":"play-base"})").value()},
        {2, QDateTime::fromString(QStringLiteral("2026-01-31T19:05:10.007+01:00"), Qt::ISODateWithMs),
         readObject(R"({"act":"play-ship","ship":"zig","base":"B1","attack":0})").value()},
        {4, QDateTime({2026, 2, 1}, {0, 0}, QTimeZone::utc()), readObject(R"({"undo":1})").value()}};
}

/// Made with Python's json and hashlib.
constexpr auto exported =
    "{\"endedAt\":null,\"format\":\"basekeeper-session\",\"game\":\"all-your-base\",\"id\":\"5e0c\",\"rulesVersion\":1,\"setup\":{\"seats\":[{\"name\":\"Ana\"},"
    "{\"name\":\"\xE6\xB3\xA2\\\"/\\\\\\n\"}]},\"startedAt\":\"2026-01-31T18:00:00.000Z\",\"title\":\"A\xC3\xB1o nuevo\",\"version\":1}\n"
    R"({"act":"play-base","at":"2026-01-31T18:05:09.120Z","hash":"db5b0186a7e3ea9892014f3507f51dfdbee95f16f323a712ebabbc256b81daab","seq":1})"
    "\n"
    R"({"act":"play-ship","at":"2026-01-31T18:05:10.007Z","attack":0,"base":"B1","hash":"e5154a4176d7df9c992fe8fef0e15cf5df6be8acdbdcfe9b4540c204a9ef8c47","seq":2,"ship":"zig"})"
    "\n"
    R"({"at":"2026-02-01T00:00:00.000Z","hash":"e23e4b41e0d7baf09b0f2a9ad6c3d228dc7d6238b80b6dc417ee2810582e3aeb","seq":4,"undo":1})"
    "\n";

TEST(SessionExport, IsToTheByteWhatAnotherProgramComputes) {
    QBuffer buffer;
    ASSERT_TRUE(buffer.open(QIODevice::WriteOnly));
    EXPECT_TRUE(writeSession(buffer, someHeader(), someLines()));
    EXPECT_EQ(buffer.data().toStdString(), exported);
}

TEST(SessionExport, ReadsBackAndItsChainHolds) {
    const Lines lines = linesOf(exported);
    ASSERT_EQ(lines.objects.size(), 4U);
    EXPECT_EQ(readHeader(lines.objects[0]).value(), someHeader());
    HashChain chain(lines.objects[0]);
    for (std::size_t i = 1; i < lines.objects.size(); ++i) {
        EXPECT_EQ(chain.next(lines.objects[i]), lines.objects[i].value(u"hash").toString().toLatin1());
        EXPECT_TRUE(readEntry<AllYourBaseCodec>(lines.objects[i]).has_value());
    }
}

TEST(SessionExport, AnyChangeBreaksTheChain) {
    const Lines lines = linesOf(exported);
    QJsonObject changed = lines.objects[1];
    changed.insert(u"act", QStringLiteral("end-turn"));
    HashChain chain(lines.objects[0]);
    EXPECT_NE(chain.next(changed), lines.objects[1].value(u"hash").toString().toLatin1());
    EXPECT_NE(chain.next(lines.objects[2]), lines.objects[2].value(u"hash").toString().toLatin1());
}

TEST(SessionExport, AFullDiskIsNoticed) {
    struct Full : QIODevice {
        qint64 readData(char*, qint64) override { return -1; }
        qint64 writeData(const char*, qint64) override { return -1; }
    } device;
    ASSERT_TRUE(device.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    EXPECT_FALSE(writeSession(device, someHeader(), {}));
}

TEST(CompactJson, HasItsKeysInTheOrderOfTheirBytes) {
    const auto object =
        readObject(
            "{\"\xF0\x9F\x98\x80\":1,\"\xEF\xBD\x9E\":{\"b\":[{},[],true,null,1.5],\"a\":\"\\u001f\\b\\f\\n\\r\\t\x7F\xE2\x80\xA8/\"}}")
            .value();
    EXPECT_EQ(
        compactJson(object).toStdString(),
        "{\"\xEF\xBD\x9E\":{\"a\":\"\\u001f\\b\\f\\n\\r\\t\x7F\xE2\x80\xA8/\",\"b\":[{},[],true,null,1.5]},\"\xF0\x9F\x98\x80\":1}");
    EXPECT_EQ(compactJson(readObject(R"({"b":2,"B":1,"a-":[],"a":1})").value()).toStdString(),
              R"({"B":1,"a":1,"a-":[],"b":2})");
}

TEST(SessionLog, TakesNoQuestions) {
    const auto entry = readEntry<AllYourBaseCodec>(readObject(R"({"ask":"legal"})").value());
    ASSERT_FALSE(entry.has_value());
    EXPECT_EQ(entry.error().kind, Kind::NoKindOfLine);
    EXPECT_EQ(readLine<AllYourBaseCodec>(readObject(R"({"ask":"legal"})").value()), Line<AllYourBaseCodec>(AskLegal{}));
}

}  // namespace
}  // namespace basekeeper
