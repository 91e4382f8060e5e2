// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>

namespace basekeeper {

/// A card in the book's list: a RED ALERT, an animal or a token.
struct BookCardRow {
    Q_GADGET
    ROW_FIELD(int, card) = 0;  ///< its place in the list, which is also its number if it has one
    ROW_FIELD(QString, clause);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, picture);  ///< "animals/mouse"; empty if it is known by its number

    [[nodiscard]] int key() const { return card; }
    friend bool operator==(const BookCardRow&, const BookCardRow&) = default;
};

/// An entry that matches the query. Title and snippet are cut where a match begins and ends: every second piece is one.
struct BookHitRow {
    Q_GADGET
    ROW_FIELD(QString, clause);
    ROW_FIELD(int, card) = 0;      ///< the number on its card; 0 if it has none
    ROW_FIELD(QString, picture);   ///< "animals/mouse"; empty if it is known by its number
    ROW_FIELD(QString, language);  ///< of the matching text
    ROW_FIELD(QString, languageName);
    ROW_FIELD(QStringList, title);
    ROW_FIELD(QStringList, snippet);
    ROW_FIELD(QString, field);   ///< where it matched, in words; empty for title and number
    ROW_FIELD(QString, spoken);  ///< its accessible name

    [[nodiscard]] const QString& key() const { return clause; }
    friend bool operator==(const BookHitRow&, const BookHitRow&) = default;
};

}  // namespace basekeeper
