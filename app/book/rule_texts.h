// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string_view>
#include <vector>

namespace basekeeper {

/// The short explanation of every clause of one game's rules in three languages, and of its cards at more length; read
/// from `translations/rules`. Games call different clauses by the same id: each has its own object.
class RuleTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// In the order of the rules: [{id, clauses: [id]}]
    Q_PROPERTY(QVariantList sections READ sections CONSTANT FINAL)
    /// The cards are told by their pictures, not by their numbers.
    Q_PROPERTY(bool hasPictures READ hasPictures CONSTANT FINAL)
    /// Drawn where a card will be read, before one is.
    Q_PROPERTY(QString unopenedPicture READ unopenedPicture CONSTANT FINAL)

public:
    struct Ruling {
        QString clause;
        QString text;
    };
    /// A clause that tells of one card, animal or token: the entries that the book has pages of.
    struct CardOf {
        QString clause;
        int number = 0;   ///< that it bears; 0: it bears none
        QString picture;  ///< "animals/mouse", to be drawn by `Icon`; empty: it is told by its number
        friend bool operator==(const CardOf&, const CardOf&) = default;
    };
    /// A picture on tiles or cards that a clause explains.
    struct Symbol {
        QString picture;  ///< "tiles/fuel"
        QString text;
    };
    /// What is told beyond the clause, most of it of a card; empty where nobody has written it.
    struct Card {
        QString happens;
        QStringList steps;
        std::vector<Ruling> rulings;
        QString app;  ///< what the app does of it
    };
    struct Clause {
        QString title;
        QString text;
        QString sheet;  ///< where the printed sheets differ; often empty
        Card card;
        std::vector<Symbol> symbols;
    };

    /// `game` is the game's id: "all-your-base". Of a game that has no rules here there are no texts.
    explicit RuleTexts(std::string_view game);

    /// Whether a clause is called by a word, as an animal's is: "3.mouse". Such an id is never shown: picture and title
    /// say it.
    Q_INVOKABLE [[nodiscard]] static bool isNamed(const QString& id);
    /// What stands before the clause's title: its id, without the word in it, which the title says.
    Q_INVOKABLE [[nodiscard]] static QString number(const QString& id);
    /// The picture of a card's clause: "tokens/nitro"; empty for others.
    Q_INVOKABLE [[nodiscard]] QString picture(const QString& id) const;
    /// The number that the card of a clause bears; 0: it bears none, or the clause is no card's.
    Q_INVOKABLE [[nodiscard]] int cardNumber(const QString& id) const;
    [[nodiscard]] bool isCard(const QString& id) const { return cardOf(id) != nullptr; }
    /// In the order in which the book has them.
    [[nodiscard]] const std::vector<CardOf>& cards() const { return read().cards; }
    [[nodiscard]] bool hasPictures() const;
    [[nodiscard]] const QString& unopenedPicture() const { return read().unopenedPicture; }
    /// What the cards are called: "Animals".
    Q_INVOKABLE [[nodiscard]] QString cardsTitle(const QString& language) const {
        return read().shelfTexts.value(language).title;
    }
    /// What can be searched for: "Animal or any word".
    Q_INVOKABLE [[nodiscard]] QString searchHint(const QString& language) const {
        return read().shelfTexts.value(language).search;
    }
    Q_INVOKABLE [[nodiscard]] QString unopenedTitle(const QString& language) const {
        return read().shelfTexts.value(language).unopenedTitle;
    }
    Q_INVOKABLE [[nodiscard]] QString unopenedText(const QString& language) const {
        return read().shelfTexts.value(language).unopenedText;
    }

    /// What is read aloud of a clause, a line for each sentence or step: its title, what happens, and how it is done.
    Q_INVOKABLE [[nodiscard]] QString toRead(const QString& id, const QString& language) const;

    /// The clause in a language; empty texts for an id that the rules do not have.
    [[nodiscard]] Clause clause(const QString& id, const QString& language) const;

    [[nodiscard]] const QVariantList& sections() const { return read().sections; }
    /// The section that a clause stands in; empty for an id that the rules do not have.
    [[nodiscard]] QString sectionOf(const QString& clause) const { return read().sectionOf.value(clause); }
    Q_INVOKABLE [[nodiscard]] QString sectionTitle(const QString& id, const QString& language) const {
        return read().sectionTitles.value(language).value(id);
    }
    Q_INVOKABLE [[nodiscard]] QString title(const QString& id, const QString& language) const {
        return clause(id, language).title;
    }
    Q_INVOKABLE [[nodiscard]] QString text(const QString& id, const QString& language) const {
        return clause(id, language).text;
    }
    Q_INVOKABLE [[nodiscard]] QString sheet(const QString& id, const QString& language) const {
        return clause(id, language).sheet;
    }
    Q_INVOKABLE [[nodiscard]] QString happens(const QString& id, const QString& language) const {
        return clause(id, language).card.happens;
    }
    Q_INVOKABLE [[nodiscard]] QStringList steps(const QString& id, const QString& language) const {
        return clause(id, language).card.steps;
    }
    /// [{clause, text}]
    Q_INVOKABLE [[nodiscard]] QVariantList rulings(const QString& id, const QString& language) const;
    Q_INVOKABLE [[nodiscard]] QString appDoes(const QString& id, const QString& language) const {
        return clause(id, language).card.app;
    }
    /// [{picture, text}]
    Q_INVOKABLE [[nodiscard]] QVariantList symbols(const QString& id, const QString& language) const;

private:
    struct ShelfTexts {
        QString title;
        QString search;
        QString unopenedTitle;
        QString unopenedText;
    };
    struct Texts {
        QHash<QString, QHash<QString, Clause>> clauses;         ///< by language, then id
        QHash<QString, QHash<QString, QString>> sectionTitles;  ///< by language, then id
        QHash<QString, QString> sectionOf;
        QHash<QString, ShelfTexts> shelfTexts;  ///< by language
        QVariantList sections;
        std::vector<CardOf> cards;
        QString unopenedPicture;
    };
    [[nodiscard]] const CardOf* cardOf(const QString& id) const;
    /// Read when something is asked for first: the start need not pay for games that nobody plays now.
    [[nodiscard]] const Texts& read() const;

    QString m_game;
    mutable std::optional<Texts> m_texts;
};

}  // namespace basekeeper
