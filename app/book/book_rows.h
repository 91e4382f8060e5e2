// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// A card in the book's list: a RED ALERT, an animal or a token.
struct BookCardRow {
    Q_GADGET
    Q_PROPERTY(int card MEMBER card FINAL)  ///< its place in the list, which is also its number if it has one
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString picture MEMBER picture FINAL)  ///< "animals/mouse"; empty if it is known by its number

public:
    int card = 0;
    QString clause;
    QString title;
    QString picture;

    [[nodiscard]] int key() const { return card; }
    friend bool operator==(const BookCardRow&, const BookCardRow&) = default;
};

/// An entry that matches the query. Title and snippet are StyledText with matches in <b>.
struct BookHitRow {
    Q_GADGET
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(int card MEMBER card FINAL)              ///< the number on its card; 0 if it has none
    Q_PROPERTY(QString picture MEMBER picture FINAL)    ///< "animals/mouse"; empty if it is known by its number
    Q_PROPERTY(QString language MEMBER language FINAL)  ///< of the matching text
    Q_PROPERTY(QString languageName MEMBER languageName FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString snippet MEMBER snippet FINAL)
    Q_PROPERTY(QString field MEMBER field FINAL)    ///< where it matched, in words; empty for title and number
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)  ///< its accessible name

public:
    QString clause;
    int card = 0;
    QString picture;
    QString language;
    QString languageName;
    QString title;
    QString snippet;
    QString field;
    QString spoken;

    [[nodiscard]] const QString& key() const { return clause; }
    friend bool operator==(const BookHitRow&, const BookHitRow&) = default;
};

}  // namespace basekeeper
