// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/csv.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <ostream>

using namespace basekeeper;

namespace basekeeper {
void PrintTo(CsvErrorKind kind, std::ostream* out) {
    constexpr const char* names[] = {"NotUtf8", "UnclosedQuote", "StrayQuote"};
    *out << names[static_cast<std::size_t>(kind)];
}
}  // namespace basekeeper

namespace {

std::vector<QStringList> fieldsOf(const QByteArray& bytes) {
    const auto records = readCsv(bytes);
    EXPECT_TRUE(records.has_value());
    std::vector<QStringList> fields;
    for (const CsvRecord& record : records.value_or(std::vector<CsvRecord>{})) fields.push_back(record.fields);
    return fields;
}

void expectRefused(const QByteArray& bytes, CsvErrorKind kind, qint64 line) {
    const auto records = readCsv(bytes);
    ASSERT_FALSE(records.has_value()) << bytes.toStdString();
    EXPECT_EQ(records.error().kind, kind) << bytes.toStdString();
    EXPECT_EQ(records.error().line, line) << bytes.toStdString();
}

using Fields = std::vector<QStringList>;

TEST(Csv, ReadsFieldsAndRecords) {
    EXPECT_EQ(fieldsOf("a,b\nc,d\n"), (Fields{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(fieldsOf("a,b\r\nc,d"), (Fields{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(fieldsOf("a,b\rc,d\r"), (Fields{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(fieldsOf("a,,\n"), (Fields{{"a", "", ""}}));
    EXPECT_EQ(fieldsOf("a, b \n"), (Fields{{"a", " b "}})) << "blanks belong to the field";
    EXPECT_EQ(fieldsOf(""), Fields{});
}

TEST(Csv, ReadsQuotedFields) {
    EXPECT_EQ(fieldsOf("\"a,b\",c\n"), (Fields{{"a,b", "c"}}));
    EXPECT_EQ(fieldsOf("\"say \"\"base\"\"\",\"\"\n"), (Fields{{"say \"base\"", ""}}));
    EXPECT_EQ(fieldsOf("\"one\r\ntwo\nthree\",x\r\ny,z"), (Fields{{"one\r\ntwo\nthree", "x"}, {"y", "z"}}));
}

TEST(Csv, PassesOverEmptyLinesAndTheByteOrderMark) {
    EXPECT_EQ(fieldsOf("\xef\xbb\xbf"
                       "a,b\n\n\r\nc,d\n\n"),
              (Fields{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(fieldsOf("a\n\"\"\n"), (Fields{{"a"}, {""}})) << "a quoted nothing is a field";
    EXPECT_EQ(fieldsOf("\"\xe5\x9f\xba\xe5\x9c\xb0\"\n"), (Fields{{"基地"}}));
}

TEST(Csv, TakesTheSeparatorOfTheFirstLine) {
    EXPECT_EQ(fieldsOf("a;b\n1,5;\"x;y\"\n"), (Fields{{"a", "b"}, {"1,5", "x;y"}}))
        << "Excel where the comma is decimal";
    EXPECT_EQ(fieldsOf("a\tb\nc,d;e\tf\n"), (Fields{{"a", "b"}, {"c,d;e", "f"}}));
    EXPECT_EQ(fieldsOf("\r\n\n\"a,\n\"\"b\";c\n"), (Fields{{"a,\n\"b", "c"}}))
        << "what stands in quotes separates nothing";
    EXPECT_EQ(fieldsOf("a,b;c\nd;e,f\n"), (Fields{{"a", "b;c"}, {"d;e", "f"}})) << "the comma goes before all";
    EXPECT_EQ(fieldsOf("a;b\tc\n"), (Fields{{"a", "b\tc"}}));
    EXPECT_EQ(fieldsOf("a\nb;c,d\n"), (Fields{{"a"}, {"b;c", "d"}}));
}

TEST(Csv, KnowsTheLineOfEachRecord) {
    const auto records = readCsv("a\n\n\"b\nb\r\nb\"\nc\n");
    ASSERT_TRUE(records.has_value());
    ASSERT_EQ(records->size(), 3u);
    EXPECT_EQ((*records)[0].line, 1);
    EXPECT_EQ((*records)[1].line, 3);
    EXPECT_EQ((*records)[2].line, 6);
}

TEST(Csv, RefusesQuotesOutOfPlace) {
    expectRefused("a\nb,\"c\nd", CsvErrorKind::UnclosedQuote, 2);
    expectRefused("\"", CsvErrorKind::UnclosedQuote, 1);
    expectRefused("a\nb\"c\n", CsvErrorKind::StrayQuote, 2);
    expectRefused("a\n\"b\"c\n", CsvErrorKind::StrayQuote, 2);
    expectRefused("\"a\n\"\" b\"x", CsvErrorKind::StrayQuote, 2);
}

TEST(Csv, RefusesWhatIsNoUtf8WithItsLine) {
    expectRefused("a\nb\n\xc3\x28\n", CsvErrorKind::NotUtf8, 3);
    expectRefused("a\n\xe5\x9f", CsvErrorKind::NotUtf8, 2);
    expectRefused(QByteArray("\xff\xfe"
                             "a\0,\0",
                             6),
                  CsvErrorKind::NotUtf8, 1);
    expectRefused("a\xed\xa0\x80", CsvErrorKind::NotUtf8, 1);
}

RC_GTEST_PROP(Csv, ReadsBackWhatItWrites, ()) {
    const auto alphabet =
        rc::gen::element<QString>("a", "基", "\"", ",", ";", "\t", "\n", "\r", "\r\n", " ", "ñ", "=", "-", "'", "");
    const auto field =
        rc::gen::map(rc::gen::container<std::vector<QString>>(alphabet), [](const std::vector<QString>& parts) {
            QString text;
            for (const QString& part : parts) text += part;
            return text;
        });
    const auto rows = *rc::gen::container<std::vector<std::vector<QString>>>(
        rc::gen::nonEmpty(rc::gen::container<std::vector<QString>>(field)));
    std::vector<QStringList> records;
    records.reserve(rows.size());
    for (const auto& row : rows) records.emplace_back(row.begin(), row.end());
    const auto read = readCsv(writeCsv(records));
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->size() == records.size());
    for (std::size_t i = 0; i < records.size(); ++i) RC_ASSERT((*read)[i].fields == records[i]);
}

TEST(Csv, KeepsWhatLooksLikeAByteOrderMarkAndIsText) {
    const Fields records{{QStringLiteral(u"\uFEFFfirst"), "b"}, {QStringLiteral(u"\uFEFF")}};
    EXPECT_EQ(fieldsOf(writeCsv(records)), records);
}

RC_GTEST_PROP(Csv, AnswersAnyBytes, ()) {
    const auto bytes = *rc::gen::container<std::string>(rc::gen::weightedOneOf<char>(
        {{3, rc::gen::element('"', ',', ';', '\n', '\r', 'a')}, {1, rc::gen::arbitrary<char>()}}));
    const auto read = readCsv(QByteArray::fromStdString(bytes));
    // In RC_ASSERT both sides of an "or" are worked out.
    const bool answered = read.has_value() || read.error().line >= 1;
    RC_ASSERT(answered);
}

TEST(Csv, AFormulaIsTextToASpreadsheet) {
    const std::vector<QStringList> records{
        {"=1+1", "+49", "-2.5", "-x", "@SUM(A1)", "\tx", "\rx", "'=1", "'s", "=", "3"}};
    const QByteArray written = writeCsv(records);
    EXPECT_EQ(written, "'=1+1,+49,-2.5,'-x,'@SUM(A1),\"'\tx\",\"'\rx\",''=1,'s,'=,3\r\n") << written.toStdString();
    EXPECT_EQ(fieldsOf(written), records) << "and is itself again here";
}

}  // namespace
