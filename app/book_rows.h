// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// A card in the list of the book: a RED ALERT or an animal.
struct BookCardRow {
    Q_GADGET
    Q_PROPERTY(int card MEMBER card FINAL)         ///< its number; of an animal its place in the list
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString animal MEMBER animal FINAL)  ///< "mouse"; empty: it is no animal

public:
    int card = 0;
    QString clause;
    QString title;
    QString animal;

    [[nodiscard]] int key() const { return card; }
    friend bool operator==(const BookCardRow&, const BookCardRow&) = default;
};

/// An entry of the book that answers the query. The two texts are StyledText: what was found stands in <b>.
struct BookHitRow {
    Q_GADGET
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(int card MEMBER card FINAL)                  ///< its number; 0: it is no RED ALERT
    Q_PROPERTY(QString animal MEMBER animal FINAL)          ///< "mouse"; empty: it is no animal
    Q_PROPERTY(QString language MEMBER language FINAL)      ///< in which it was found
    Q_PROPERTY(QString languageName MEMBER languageName FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString snippet MEMBER snippet FINAL)
    Q_PROPERTY(QString field MEMBER field FINAL)            ///< where, in words; empty where title or number say it
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)          ///< its accessible name

public:
    QString clause;
    int card = 0;
    QString animal;
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
