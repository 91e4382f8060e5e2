// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/wording_text.h"

#include "app/games/games.h"
#include "app/language/joined.h"
#include "db/formats/known_languages.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

QString reasonOf(const WordingFileError& error) {
    switch (error.kind) {
        case WordingFileErrorKind::Unreadable: return Wording::tr("The file cannot be read; it may be gone.");
        case WordingFileErrorKind::TooLarge:
            return Wording::tr("The file is larger than 1 MB, far more than sixteen cards need.");
        case WordingFileErrorKind::NotUtf8:
            return Wording::tr("This is not UTF-8 text. Save the table as “CSV UTF-8”.");
        case WordingFileErrorKind::UnclosedQuote: return Wording::tr("A quotation mark opens here and never closes.");
        case WordingFileErrorKind::StrayQuote:
            return Wording::tr("Quotation mark inside a field: quote the whole text and double the marks inside.");
        case WordingFileErrorKind::Empty: return Wording::tr("There is no text in the file.");
        case WordingFileErrorKind::MissingColumn:
            return Wording::tr("The first line has no column “%1”. It needs the columns card, language and text.")
                .arg(error.found);
        case WordingFileErrorKind::RepeatedColumn:
            return Wording::tr("The first line names the column “%1” twice.").arg(error.found);
        case WordingFileErrorKind::WrongFieldCount:
            return Wording::
                tr("Number of fields in this line: %1; the first line has a different number. Quote any text that contains a comma.")
                    .arg(error.found);
        case WordingFileErrorKind::BadCard:
            return Wording::tr("“%1” is not a card number. Use 1 to %2.")
                .arg(error.found, QString::number(printedCards().count));
        case WordingFileErrorKind::UnknownLanguage:
            return Wording::tr("“%1” is not an available language. Choose from: %2.")
                .arg(error.found, Joined::plainList(codesOfKnownLanguages()));
        case WordingFileErrorKind::EmptyText:
            return Wording::tr("The text is empty. Omit the line if the card says nothing.");
        case WordingFileErrorKind::TooLong:
            return Wording::tr("The text has %1 characters; the limit is %2.")
                .arg(error.found, QString::number(longestWording));
        case WordingFileErrorKind::Duplicate:
            return Wording::tr("An earlier line (%1) has this card in this language.").arg(error.found);
    }
    return {};
}

}  // namespace

QString wordingFileErrorText(const WordingFileError& error) {
    // Replaces both at once: a reason may contain percent signs.
    return error.line == 0 ? reasonOf(error)
                           : Wording::tr("Line %1: %2").arg(QString::number(error.line), reasonOf(error));
}

}  // namespace basekeeper
