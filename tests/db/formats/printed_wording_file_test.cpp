// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/printed_wording_file.h"
#include "tests/support/temporary_data.h"

#include <gtest/gtest.h>

#include <ostream>

using namespace basekeeper;
using namespace basekeeper::test;
using Fault = WordingFileErrorKind;

namespace basekeeper {
void PrintTo(WordingFileErrorKind kind, std::ostream* out) {
    constexpr const char* names[] = {
        "Unreadable",     "TooLarge",        "NotUtf8", "UnclosedQuote",   "StrayQuote", "Empty",   "MissingColumn",
        "RepeatedColumn", "WrongFieldCount", "BadCard", "UnknownLanguage", "EmptyText",  "TooLong", "Duplicate"};
    *out << names[static_cast<std::size_t>(kind)];
}
void PrintTo(const PrintedWording& wording, std::ostream* out) {
    *out << wording.card << ' ' << wording.language.toStdString() << " \"" << wording.text.toStdString() << '"';
}
}  // namespace basekeeper

namespace {

constexpr WordingFileRules sixteenCards{16};
using Texts = std::vector<PrintedWording>;

Texts textsOf(const QByteArray& bytes) {
    const auto texts = parseWording(bytes, sixteenCards);
    if (!texts) ADD_FAILURE() << testing::PrintToString(texts.error().kind) << " in line " << texts.error().line;
    return texts.value_or(Texts{});
}

void expectRefused(const QByteArray& bytes, Fault kind, qint64 line, const QString& found = {}) {
    const auto texts = parseWording(bytes, sixteenCards);
    ASSERT_FALSE(texts.has_value()) << bytes.left(200).toStdString();
    EXPECT_EQ(texts.error().kind, kind);
    EXPECT_EQ(texts.error().line, line);
    EXPECT_EQ(texts.error().found, found) << texts.error().found.toStdString();
}

TEST(PrintedWordingFile, HasItsColumnsInAnyOrder) {
    const Texts two{{2, "en", "Dinner bell"}, {16, "zh", "命令不清"}};
    EXPECT_EQ(textsOf("card,language,text\n2,en,Dinner bell\n16,zh,命令不清\n"), two);
    EXPECT_EQ(textsOf("\xef\xbb\xbf"
                      "Text;x, note , LANGUAGE,text,Card\r\n,,en,Dinner bell,2\r\n,,zh,命令不清,16\r\n"),
              two)
        << "others between them are passed over";
}

TEST(PrintedWordingFile, NamesLanguagesAsPeopleDo) {
    EXPECT_EQ(textsOf("card,language,text\n1,EN,a\n2,English,a\n3,en-GB,a\n4,inglés,a\n"),
              (Texts{{1, "en", "a"}, {2, "en", "a"}, {3, "en", "a"}, {4, "en", "a"}}));
    EXPECT_EQ(textsOf("card,language,text\n1,es,a\n2,Español,a\n3,ESPAN\xcc\x83OL,a\n"),
              (Texts{{1, "es", "a"}, {2, "es", "a"}, {3, "es", "a"}}));
    EXPECT_EQ(textsOf("card,language,text\n1, zh ,a\n2,zh-CN,a\n3,中文,a\n4,Chinese,a\n"),
              (Texts{{1, "zh", "a"}, {2, "zh", "a"}, {3, "zh", "a"}, {4, "zh", "a"}}));
}

TEST(PrintedWordingFile, KeepsTheLinesOfATextAndNothingAroundThem) {
    EXPECT_EQ(textsOf("card,language,text\n1,en,\" one\r\n\"\"two\"\",\rthree\t! \"\n"),
              (Texts{{1, "en", "one\n\"two\",\nthree !"}}));
}

TEST(PrintedWordingFile, SaysWhatIsWrongAndWhere) {
    const QByteArray header = "card,language,text\n";
    expectRefused(header + "1,en,a\n17,en,b\n", Fault::BadCard, 3, "17");
    for (const char* card : {"0", "", "-1", "7.5", "x", "+3", "1000000000000", "\xef\xbc\x93"})
        expectRefused(header + card + ",en,b\n", Fault::BadCard, 2, QString::fromUtf8(card));
    expectRefused(header + "1,de,a\n", Fault::UnknownLanguage, 2, "de");
    expectRefused(header + "1,,a\n", Fault::UnknownLanguage, 2);
    expectRefused(header + "1,en,\" \n\"\n", Fault::EmptyText, 2);
    expectRefused(header + "1,en,a\n1,es,a\n1,English,b\n", Fault::Duplicate, 4, "1, en");
    expectRefused("card,text\n1,a\n", Fault::MissingColumn, 1, "language");
    expectRefused("1,en,a\n", Fault::MissingColumn, 1, "card");
    expectRefused("card,language,text,Card\n1,en,a,1\n", Fault::RepeatedColumn, 1, "card");
    expectRefused(header + "1,en,Dinner, bell\n", Fault::WrongFieldCount, 2, "4");
    expectRefused(header + "1,en\n", Fault::WrongFieldCount, 2, "2");
    expectRefused(header + "1,en,a\n2,en,\"open\n\n", Fault::UnclosedQuote, 3);
    expectRefused(header + "1,en,a \"b\"\n", Fault::StrayQuote, 2);
    expectRefused(header + "1,es,\"\xf1\"\n", Fault::NotUtf8, 2);
    expectRefused("", Fault::Empty, 0);
    expectRefused(header, Fault::Empty, 0);
    expectRefused("\n\n", Fault::Empty, 0);
}

TEST(PrintedWordingFile, HasLimits) {
    const QByteArray line = "card,language,text\n1,zh,";
    EXPECT_EQ(textsOf(line + QByteArray("基").repeated(longestWording)).size(), 1u);
    expectRefused(line + QByteArray("基").repeated(longestWording + 1), Fault::TooLong, 2, "2001");
    expectRefused(line + QByteArray(largestWordingFile, 'a'), Fault::TooLarge, 0);
    expectRefused("card,language,text\n" + QByteArray("x").repeated(100) + ",en,a\n", Fault::BadCard, 2,
                  QString(40, u'x') + u'…');
}

TEST(PrintedWordingFile, IsReadBackAsItWasWritten) {
    const Texts texts{
        {1, "en", "plain"}, {1, "es", "con, coma"}, {2, "zh", "“引号” \"x\"\n第二行"}, {16, "en", "\"\"\n,"}};
    EXPECT_EQ(textsOf(writeWording(texts)), texts);
    const TemporaryData data;
    TemporaryData::write(data.path("wording.csv"), writeWording(texts));
    EXPECT_EQ(readWordingFile(data.path("wording.csv"), sixteenCards).value_or(Texts{}), texts);
}

TEST(PrintedWordingFile, MayNotBeReadable) {
    const TemporaryData data;
    for (const QString& path : {data.path("none.csv"), data.folder(), QString()}) {
        const auto texts = readWordingFile(path, sixteenCards);
        ASSERT_FALSE(texts.has_value());
        EXPECT_EQ(texts.error().kind, Fault::Unreadable);
    }
    TemporaryData::write(data.path("large.csv"), QByteArray(largestWordingFile + 1, 'a'));
    EXPECT_EQ(readWordingFile(data.path("large.csv"), sixteenCards).error().kind, Fault::TooLarge);
}

}  // namespace
