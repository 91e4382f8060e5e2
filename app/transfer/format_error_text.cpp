// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/format_error_text.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

QString wrongTypeText(const Translator& say, const FormatError& error) {
    switch (error.type) {
        case JsonType::Text:
            return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "“%1” must be text")),
                                 error.field);
        case JsonType::WholeNumber:
            return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "“%1” must be a whole number")),
                                 error.field);
        case JsonType::HalfNumber:
            return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "“%1” must be a multiple of 0.5")),
                                 error.field);
        case JsonType::TrueOrFalse:
            return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "“%1” must be true or false")),
                                 error.field);
        case JsonType::List:
            return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "“%1” must be a list")),
                                 error.field);
        case JsonType::Object:
            return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "“%1” must be an object")),
                                 error.field);
    }
    return {};
}

/// Keeps a message to one line, whatever the file contains.
QString quotable(QString text) {
    constexpr qsizetype longest = 60;
    for (QChar& c : text)
        if (!c.isPrint()) c = u' ';
    return text.size() > longest ? text.left(longest) + u'…' : text;
}

}  // namespace

QString formatErrorText(const Translator& say, const FormatError& error) {
    using Kind = FormatErrorKind;
    const auto fill = [&](const char* source, const auto&... arguments) {
        return withArguments(say("SessionFile", source), arguments...);
    };
    const QString lowest = QString::number(error.lowest);
    const QString highest = QString::number(error.highest);
    const QString found = quotable(error.found);
    switch (error.kind) {
        case Kind::CannotRead: return fill(QT_TRANSLATE_NOOP("SessionFile", "the file cannot be read"));
        case Kind::EmptyFile: return fill(QT_TRANSLATE_NOOP("SessionFile", "the file is empty"));
        case Kind::BlankLine: return fill(QT_TRANSLATE_NOOP("SessionFile", "the line is blank"));
        case Kind::LineTooLong:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "the line is longer than %1 bytes"), highest);
        case Kind::NotUtf8: return fill(QT_TRANSLATE_NOOP("SessionFile", "not UTF-8"));
        case Kind::NotJson: return fill(QT_TRANSLATE_NOOP("SessionFile", "not JSON, from byte %1 on"), lowest);
        case Kind::NotAnObject: return fill(QT_TRANSLATE_NOOP("SessionFile", "not a JSON object"));
        case Kind::NotASession:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "not a Basekeeper session: the format is “%1”"), found);
        case Kind::NewerVersion:
            return fill(QT_TRANSLATE_NOOP("SessionFile",
                                          "written in version %1 of the format; this program understands version %2"),
                        lowest, highest);
        case Kind::OtherFormat:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "the format is “%1”, not “%2”"), found, error.expected);
        case Kind::FileTooLarge:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "the file is larger than %1 bytes"), highest);
        case Kind::UnknownGame: return fill(QT_TRANSLATE_NOOP("SessionFile", "unknown game “%1”"), found);
        case Kind::UnknownAct: return fill(QT_TRANSLATE_NOOP("SessionFile", "unknown act “%1”"), found);
        case Kind::UnknownAsk: return fill(QT_TRANSLATE_NOOP("SessionFile", "unknown question “%1”"), found);
        case Kind::NoKindOfLine:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "one of these fields is required: %1"), error.expected);
        case Kind::SeveralKinds:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "these fields exclude each other: %1"), error.expected);
        case Kind::MissingField:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "the field “%1” is missing"), error.field);
        case Kind::WrongType: return wrongTypeText(say, error);
        case Kind::OutOfRange:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "“%1” is out of range: %2, not %3 to %4"), error.field, found,
                        lowest, highest);
        case Kind::Twice:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "“%1” repeats an earlier value: %2"), error.field, found);
        case Kind::TooDeep: return fill(QT_TRANSLATE_NOOP("SessionFile", "nested more than %1 levels deep"), highest);
        case Kind::KeyTwice:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "the field “%1” appears twice"), quotable(error.field));
        case Kind::TooManyLines: return fill(QT_TRANSLATE_NOOP("SessionFile", "more than %1 lines"), highest);
        case Kind::EmptyName: return fill(QT_TRANSLATE_NOOP("SessionFile", "“%1” is empty"), error.field);
        case Kind::TooLong:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "“%1” is longer than %2 characters"), error.field, highest);
        case Kind::BadCharacter:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "“%1” contains %2, which is not allowed in names"),
                        error.field, found);
        case Kind::UnknownValue:
            return fill(QT_TRANSLATE_NOOP("SessionFile", "“%1” has the unknown value “%2”; known: %3"), error.field,
                        found, error.expected);
    }
    return {};
}

QString lineErrorText(const Translator& say, qint64 line, const FormatError& error) {
    return withArguments(say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "line %1: %2")), QString::number(line),
                         formatErrorText(say, error));
}

}  // namespace basekeeper
