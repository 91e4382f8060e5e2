// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/compact_json.h"
#include "db/session_file/session_file.h"

#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_limits.h"

#include <QBuffer>
#include <QJsonArray>
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
    expectError("{}\n" + std::string(3000, '[') + "\n", 2, Kind::TooDeep);
    expectError("{}\n{\"a\":" + std::string(64, '[') + std::string(64, ']') + "}\n", 2, Kind::TooDeep);
    EXPECT_FALSE(linesOf("{\"a\":" + std::string(63, '[') + std::string(63, ']') + "}\n").error);
    expectError("{\"a\":1,\"b\":{\"a\":1},\"\\u0061\":2}\n", 1, Kind::KeyTwice);
    expectError("{\"a\":[{\"b\":1},{\"b\":\"\\\"\",\"c\":{},\"b\":1}]}\n", 1, Kind::KeyTwice);
    EXPECT_FALSE(linesOf("{\"a\":[{\"b\":\"a\"},{\"b\":\"b\"}],\"b\":{\"b\":\"b\"}}\n").error);
    expectError("{}\n{\"a\":\"" + std::string(SessionLines::longestLine, 'x') + "\"}\n", 2, Kind::LineTooLong);
    expectError("{}\n" + std::string(SessionLines::longestLine + 1, ' '), 2, Kind::LineTooLong);
    expectError("{}\n" + std::string(SessionLines::longestLine, ' '), 2, Kind::BlankLine);
}

QByteArray headerWithName(const QByteArray& name) {
    return R"({"game":"outspeed","setup":{"seats":[{"name":"Ana"},{"name":")" + name + R"("}]}})" + "\n";
}

TEST(SessionLines, NamesHaveLimits) {
    const auto found = [](const QByteArray& bytes) {
        const Lines lines = linesOf(bytes.toStdString());
        return lines.error.value_or(FormatError{.field = QStringLiteral("nothing is wrong")});
    };
    // A family is one character, although it is written with seven code points.
    const QByteArray family = "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA7";
    for (const QByteArray& good : {QByteArray("x"), QByteArray(40, 'x'), QByteArray("\xE5\x9F\xBA").repeated(40),
                                   QByteArray("n\xCC\x83").repeated(40), family.repeated(40)})
        EXPECT_EQ(found(headerWithName(good)).field, "nothing is wrong") << good.toStdString();
    EXPECT_EQ(found(headerWithName("")),
              (FormatError{.kind = Kind::EmptyName, .field = QStringLiteral("setup.seats[1].name")}));
    for (const QByteArray& bad : {QByteArray(41, 'x'), QByteArray("\xE5\x9F\xBA").repeated(41), family.repeated(41)})
        EXPECT_EQ(found(headerWithName(bad)),
                  (FormatError{.kind = Kind::TooLong, .field = QStringLiteral("setup.seats[1].name"), .highest = 40}));
    for (const auto& [bad, name] :
         {std::pair("\\n", "U+000A"), std::pair("\\u0007", "U+0007"), std::pair("\\u0085", "U+0085"),
          std::pair("\\u202e", "U+202E"), std::pair("\\u2066", "U+2066"), std::pair("\\u2028", "U+2028")})
        EXPECT_EQ(found(headerWithName(QByteArray("An") + bad + "a")),
                  (FormatError{.kind = Kind::BadCharacter,
                               .field = QStringLiteral("setup.seats[1].name"),
                               .found = QString::fromLatin1(name)}));
    EXPECT_EQ(found(R"({"amend":3,"with":{"act":"tile","routes":[{"name":"a\nb"}]}})").field, "with.routes[0].name");
    EXPECT_EQ(found("{\"title\":\"" + QByteArray(41, 'x') + "\"}").field, "title");
    EXPECT_EQ(found(R"({"title":"","comment":{"name":"a\nb"}})").field, "nothing is wrong") << "no name of ours";
}

TEST(SessionLines, TextsAndLogsHaveLimits) {
    const std::string reason(2000, 'x');
    EXPECT_FALSE(linesOf("{\"act\":\"overrule\",\"reason\":\"a\\nb" + reason.substr(3) + "\"}").error);
    expectError("{\"act\":\"overrule\",\"changes\":[{\"reason\":\"x" + reason + "\"}]}", 1, Kind::TooLong);
    struct Endless : QIODevice {
        qint64 readData(char* data, qint64 most) override {
            for (qint64 at = 0; at < most; ++at) data[at] = "{}\n"[m_at++ % 3];
            return most;
        }
        qint64 writeData(const char*, qint64) override { return -1; }
        qint64 m_at = 0;
    } device;
    ASSERT_TRUE(device.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    SessionLines lines(device);
    auto line = lines.next();
    while (line && line->has_value()) line = lines.next();
    ASSERT_TRUE(line);
    EXPECT_EQ(line->error(), (FormatError{.kind = Kind::TooManyLines, .highest = 1'000'000}));
    EXPECT_EQ(lines.number(), 1'000'002);
}

TEST(SessionLines, LongLinesAndManyLinesCrossTheChunks) {
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "{\"n\":" + std::to_string(i) + ",\"pad\":\"" + std::string(static_cast<std::size_t>(i % 37), 'x') +
                "\"}\n";
    text += "{\"n\":20000,\"pad\":\"" + std::string(2000, 'y') + "\"," + std::string(300'000, ' ') + "\"end\":1}";
    const Lines lines = linesOf(text);
    EXPECT_FALSE(lines.error.has_value());
    ASSERT_EQ(lines.objects.size(), 20'001U);
    for (int i = 0; i <= 20'000; ++i) ASSERT_EQ(lines.objects[static_cast<std::size_t>(i)].value(u"n").toInt(), i);
    EXPECT_EQ(lines.objects.back().value(u"end").toInt(), 1);
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
        {R"({"format":"basekeeper-session","version":3,"novel":true})", Kind::NewerVersion, "version"},
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
            .setup = readObject("{\"seats\":[{\"name\":\"Ana\"},{\"name\":\"\xE6\xB3\xA2\\\"\\/\\\\\"}]}").value(),
            .id = QStringLiteral("5e0c"),
            .rulesVersion = 1,
            .startedAt = QDateTime({2026, 1, 31}, {18, 0}, QTimeZone::utc()),
            .title = QStringLiteral("A\u00F1o nuevo")};
}

std::vector<StoredEntry> someLines() {
    return {
        {1, QDateTime({2026, 1, 31}, {18, 5, 9, 120}, QTimeZone::utc()), readObject(R"({"act":"play-base"})").value()},
        {2, QDateTime::fromString(QStringLiteral("2026-01-31T19:05:10.007+01:00"), Qt::ISODateWithMs),
         readObject(R"({"act":"play-ship","ship":"zig","base":"B1","attack":0})").value()},
        {4, QDateTime({2026, 2, 1}, {0, 0}, QTimeZone::utc()), readObject(R"({"undo":1})").value()}};
}

/// Made with Python's json and hashlib.
constexpr auto exported =
    "{\"endedAt\":null,\"entries\":3,\"format\":\"basekeeper-session\",\"game\":\"all-your-base\",\"id\":\"5e0c\",\"rulesVersion\":1,\"setup\":{\"seats\":[{\"name\":\"Ana\"},"
    "{\"name\":\"\xE6\xB3\xA2\\\"/\\\\\"}]},\"startedAt\":\"2026-01-31T18:00:00.000Z\",\"title\":\"A\xC3\xB1o nuevo\",\"version\":2}\n"
    R"({"act":"play-base","at":"2026-01-31T18:05:09.120Z","hash":"c71cdcbba7161945c8ee0c39f8fa4330832ff052d3a3c7607c6352b24b649b71","seq":1})"
    "\n"
    R"({"act":"play-ship","at":"2026-01-31T18:05:10.007Z","attack":0,"base":"B1","hash":"1dce6c3dab8e86dc846a8fabbc861df461ff018bfeedc6c2deaaa1d5c3a2c4a7","seq":2,"ship":"zig"})"
    "\n"
    R"({"at":"2026-02-01T00:00:00.000Z","hash":"8b1917ac0d75359c3a1293824a32dd545dfc7d3da1178623fe40ea185099bad6","seq":4,"undo":1})"
    "\n";

/// The same as version 1 had it: the whole header was under the first hash.
constexpr auto exportedByVersion1 =
    "{\"endedAt\":null,\"format\":\"basekeeper-session\",\"game\":\"all-your-base\",\"id\":\"5e0c\",\"rulesVersion\":1,\"setup\":{\"seats\":[{\"name\":\"Ana\"},"
    "{\"name\":\"\xE6\xB3\xA2\\\"/\\\\\"}]},\"startedAt\":\"2026-01-31T18:00:00.000Z\",\"title\":\"A\xC3\xB1o nuevo\",\"version\":1}\n"
    R"({"act":"play-base","at":"2026-01-31T18:05:09.120Z","hash":"7cf6a400f9c7f144cc7e9671994d8afedb2c5a80719ad57727eb9c7f502cb904","seq":1})"
    "\n"
    R"({"act":"play-ship","at":"2026-01-31T18:05:10.007Z","attack":0,"base":"B1","hash":"3b0046891e2956385f8a5b9fd2e3a0578f054a0fb40c10ad1f563f327269ced3","seq":2,"ship":"zig"})"
    "\n"
    R"({"at":"2026-02-01T00:00:00.000Z","hash":"6a6b6f7a781a28defd2f1b9310efdcbf6a7446e8282cbbb5efe0f0791d6bf393","seq":4,"undo":1})"
    "\n";

TEST(SessionLimits, WhatIsBeyondThemIsShortenedWhereverItStands) {
    const QString name(50, u'r');
    const QString shown = QString(39, u'r') + u'…';
    const QJsonObject tile{{"act", "tile"}, {"routes", QJsonArray{QJsonObject{{"name", name}, {"cost", 1}}}}};
    EXPECT_EQ(withinLimits(tile),
              (QJsonObject{{"act", "tile"}, {"routes", QJsonArray{QJsonObject{{"name", shown}, {"cost", 1}}}}}));
    const QJsonObject ruling{{"act", "overrule"}, {"reason", QString(3000, u'w')}, {"route", name}};
    EXPECT_EQ(withinLimits(ruling),
              (QJsonObject{{"act", "overrule"}, {"reason", QString(2000, u'w')}, {"route", shown}}));
    const QJsonObject program{{"act", "program"}, {"route", "A"}, {"wheel", 3}};
    EXPECT_EQ(withinLimits(program), program);
}

TEST(SessionExport, IsToTheByteWhatAnotherProgramComputes) {
    QBuffer buffer;
    ASSERT_TRUE(buffer.open(QIODevice::WriteOnly));
    EXPECT_TRUE(writeSession(buffer, someHeader(), someLines()));
    EXPECT_EQ(buffer.data().toStdString(), exported);
}

TEST(SessionExport, ReadsBackAndItsChainHolds) {
    const Lines lines = linesOf(exported);
    ASSERT_EQ(lines.objects.size(), 4U);
    SessionHeader header = someHeader();
    header.entries = 3;
    EXPECT_EQ(readHeader(lines.objects[0]).value(), header);
    HashChain chain = HashChain::ofFile(lines.objects[0]);
    for (std::size_t i = 1; i < lines.objects.size(); ++i) {
        EXPECT_EQ(chain.next(lines.objects[i]), lines.objects[i].value(u"hash").toString().toLatin1());
        EXPECT_TRUE(readEntry<AllYourBaseCodec>(lines.objects[i]).has_value());
    }
}

TEST(SessionExport, ChainsOfVersion1StillHold) {
    const Lines lines = linesOf(exportedByVersion1);
    EXPECT_EQ(readHeader(lines.objects[0]).value(), someHeader());
    HashChain chain = HashChain::ofFile(lines.objects[0]);
    for (std::size_t i = 1; i < lines.objects.size(); ++i)
        EXPECT_EQ(chain.next(lines.objects[i]), lines.objects[i].value(u"hash").toString().toLatin1());
}

TEST(SessionExport, TheFirstLinkStandsForWhatNeverChanges) {
    QJsonObject header = linesOf(exported).objects[0];
    const QByteArray link = HashChain::ofFile(header).last();
    for (const char* field : {"title", "endedAt", "note", "unverified", "entries"}) {
        QJsonObject other = header;
        other.insert(QLatin1String(field), 1);
        EXPECT_EQ(HashChain::ofFile(other).last(), link) << field;
    }
    for (const char* field : {"format", "game", "id", "rulesVersion", "setup", "startedAt"}) {
        QJsonObject other = header;
        other.insert(QLatin1String(field), QStringLiteral("other"));
        EXPECT_NE(HashChain::ofFile(other).last(), link) << field;
    }
}

TEST(SessionExport, AnyChangeBreaksTheChain) {
    const Lines lines = linesOf(exported);
    QJsonObject changed = lines.objects[1];
    changed.insert(u"act", QStringLiteral("end-turn"));
    HashChain chain = HashChain::ofFile(lines.objects[0]);
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
