// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// A card in the list of the book: a RED ALERT, an animal or a token.
struct BookCardRow {
    Q_GADGET
    Q_PROPERTY(int card MEMBER card FINAL)  ///< its place in the list, which is its number where it bears one
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString picture MEMBER picture FINAL)  ///< "animals/mouse"; empty: it is told by its number

public:
    int card = 0;
    QString clause;
    QString title;
    QString picture;

    [[nodiscard]] int key() const { return card; }
    friend bool operator==(const BookCardRow&, const BookCardRow&) = default;
};

/// An entry of the book that answers the query. The two texts are StyledText: what was found stands in <b>.
struct BookHitRow {
    Q_GADGET
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(int card MEMBER card FINAL)              ///< the number that its card bears; 0: none
    Q_PROPERTY(QString picture MEMBER picture FINAL)    ///< "animals/mouse"; empty: it is told by its number
    Q_PROPERTY(QString language MEMBER language FINAL)  ///< in which it was found
    Q_PROPERTY(QString languageName MEMBER languageName FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString snippet MEMBER snippet FINAL)
    Q_PROPERTY(QString field MEMBER field FINAL)    ///< where, in words; empty where title or number say it
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
