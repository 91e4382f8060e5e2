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

/// The short explanation of every clause of one game's rules in three languages, and longer texts about its cards; read
/// from `translations/rules`. Each game has its own object, because their clause ids overlap.
class RuleTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// In the order of the rules: [{id, clauses: [id]}].
    Q_PROPERTY(QVariantList sections READ sections CONSTANT FINAL)
    Q_PROPERTY(bool hasCards READ hasCards CONSTANT FINAL)
    /// The cards are known by pictures, not by numbers.
    Q_PROPERTY(bool hasPictures READ hasPictures CONSTANT FINAL)
    /// The picture shown while no card is open.
    Q_PROPERTY(QString unopenedPicture READ unopenedPicture CONSTANT FINAL)

public:
    struct Ruling {
        QString clause;
        QString text;
    };
    /// A clause about one card, animal or token, which has a page in the book.
    struct CardOf {
        QString clause;
        int number = 0;   ///< on the card; 0 if it has none
        QString picture;  ///< "animals/mouse", for `Icon`; empty if it is known by its number
        friend bool operator==(const CardOf&, const CardOf&) = default;
    };
    /// A symbol on tiles or cards that a clause explains.
    struct Symbol {
        QString picture;  ///< "tiles/fuel"
        QString text;
    };
    /// Further texts about a clause, mostly about a card; empty if there are none.
    struct Card {
        QString happens;
        QStringList steps;
        std::vector<Ruling> rulings;
        QString app;    ///< what the app does for it
        QString asked;  ///< to whoever is asked out of turn, with %1 for the name of the player; often empty
    };
    struct Clause {
        QString title;
        QString text;
        QString sheet;  ///< how the printed sheets differ; often empty
        Card card;
        std::vector<Symbol> symbols;
    };

    /// `game` is the game's id, such as "all-your-base". There are no texts for an unknown game.
    explicit RuleTexts(std::string_view game);

    /// Whether a clause id contains a word, such as "3.mouse". Such an id is not shown: picture and title replace it.
    Q_INVOKABLE [[nodiscard]] static bool isNamed(const QString& id);
    /// What is shown before the clause's title: its id, without a word, since the title has it.
    Q_INVOKABLE [[nodiscard]] static QString number(const QString& id);
    /// The picture for a card's clause, such as "tokens/nitro"; empty for others.
    Q_INVOKABLE [[nodiscard]] QString picture(const QString& id) const;
    /// The number on a clause's card; 0 if it has none or the clause is not a card's.
    Q_INVOKABLE [[nodiscard]] int cardNumber(const QString& id) const;
    [[nodiscard]] bool isCard(const QString& id) const { return cardOf(id) != nullptr; }
    /// In the order of the book.
    [[nodiscard]] const std::vector<CardOf>& cards() const { return read().cards; }
    [[nodiscard]] bool hasCards() const { return !cards().empty(); }
    [[nodiscard]] bool hasPictures() const;
    [[nodiscard]] const QString& unopenedPicture() const { return read().unopenedPicture; }
    /// What the cards are called, such as "Animals".
    Q_INVOKABLE [[nodiscard]] QString cardsTitle(const QString& language) const {
        return read().shelfTexts.value(language).title;
    }
    /// What can be searched for, such as "Animal or any word".
    Q_INVOKABLE [[nodiscard]] QString searchHint(const QString& language) const {
        return read().shelfTexts.value(language).search;
    }
    Q_INVOKABLE [[nodiscard]] QString unopenedTitle(const QString& language) const {
        return read().shelfTexts.value(language).unopenedTitle;
    }
    Q_INVOKABLE [[nodiscard]] QString unopenedText(const QString& language) const {
        return read().shelfTexts.value(language).unopenedText;
    }

    /// A clause to be read aloud: its title, what happens, and how, one sentence or step per line.
    Q_INVOKABLE [[nodiscard]] QString toRead(const QString& id, const QString& language) const;

    /// The clause in a language; all texts are empty for an unknown id.
    [[nodiscard]] Clause clause(const QString& id, const QString& language) const;

    [[nodiscard]] const QVariantList& sections() const { return read().sections; }
    /// The section of a clause; empty for an unknown id.
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
    /// What a card says to a player who is asked by another's card; empty where that is what happens.
    Q_INVOKABLE [[nodiscard]] QString asked(const QString& id, const QString& language, const QString& player) const;
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
    /// Read on first use, so that the start does not load games that nobody plays.
    [[nodiscard]] const Texts& read() const;

    QString m_game;
    mutable std::optional<Texts> m_texts;
};

}  // namespace basekeeper
