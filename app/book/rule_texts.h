// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/diagram.h"
#include "app/language/languages.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

class QTranslator;

namespace basekeeper {

/// The short explanation of every clause of one game's rules in every language, and longer texts about its cards; read
/// from `translations/rules`: the structure once a game, the texts by id once a language. Each game has its own object,
/// because their clause ids overlap. A text that a language does not have is the English one.
class RuleTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// In the order of the rules: [{id, clauses: [id]}].
    Q_PROPERTY(QVariantList sections READ sections CONSTANT FINAL)
    Q_PROPERTY(bool hasCards READ hasCards CONSTANT FINAL)
    /// The cards are known by pictures, not by numbers.
    Q_PROPERTY(bool hasPictures READ hasPictures CONSTANT FINAL)

public:
    /// Whose words a clause is: those of the printed rules, or what Basekeeper decides where they are silent or say two
    /// things (**R** in the rules documents).
    enum class Origin { Printed, PartlyRuling, Ruling };
    Q_ENUM(Origin)

    /// What a printed clause means in a case that people ask about.
    struct Clarification {
        QString clause;  ///< on which it rests
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
        std::vector<Clarification> clarifications;
        QString app;    ///< what the app does for it
        QString asked;  ///< to whoever is asked out of turn, with %1 for the name of the player; often empty
    };
    struct Clause {
        QString title;
        QString text;
        QString sheet;  ///< how the printed sheets differ; often empty
        Origin origin = Origin::Printed;
        Card card;
        std::vector<Symbol> symbols;
        QString diagram;  ///< what its diagram shows; empty if it has none
    };

    /// `game` is the game's id, such as "all-your-base". There are no texts for an unknown game.
    explicit RuleTexts(std::string_view game);
    ~RuleTexts() override;
    Q_DISABLE_COPY_MOVE(RuleTexts)

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
    [[nodiscard]] const std::vector<CardOf>& cards() const { return structure().cards; }
    [[nodiscard]] bool hasCards() const { return !cards().empty(); }
    [[nodiscard]] bool hasPictures() const;
    /// What the cards are called, such as "Animals".
    Q_INVOKABLE [[nodiscard]] QString cardsTitle(const QString& language) const {
        return told(QStringLiteral("cards/title"), language);
    }
    /// What can be searched for, such as "Animal or any word".
    Q_INVOKABLE [[nodiscard]] QString searchHint(const QString& language) const {
        return told(QStringLiteral("cards/search"), language);
    }
    Q_INVOKABLE [[nodiscard]] QString unopenedTitle(const QString& language) const {
        return told(QStringLiteral("cards/unopened/title"), language);
    }
    Q_INVOKABLE [[nodiscard]] QString unopenedText(const QString& language) const {
        return told(QStringLiteral("cards/unopened/text"), language);
    }

    /// A clause to be read aloud: its title, what happens, and how, one sentence or step per line; last, whether it is
    /// a ruling.
    Q_INVOKABLE [[nodiscard]] QString toRead(const QString& id, const QString& language) const;

    /// The clause in a language; all texts are empty for an unknown id.
    [[nodiscard]] Clause clause(const QString& id, const QString& language) const;

    [[nodiscard]] const QVariantList& sections() const { return structure().sections; }
    /// The section of a clause; empty for an unknown id.
    [[nodiscard]] QString sectionOf(const QString& clause) const { return structure().sectionOf.value(clause); }
    Q_INVOKABLE [[nodiscard]] QString sectionTitle(const QString& id, const QString& language) const {
        return told(QStringLiteral("section/") + id, language);
    }
    /// Printed for an unknown id.
    Q_INVOKABLE [[nodiscard]] basekeeper::RuleTexts::Origin origin(const QString& id) const {
        return structure().clauses.value(id).origin;
    }
    /// What marks a clause that is a ruling, or partly one, wherever it is shown: "Basekeeper's ruling". Empty for a
    /// printed one.
    Q_INVOKABLE [[nodiscard]] QString rulingTag(const QString& id, const QString& language) const;
    /// How the printed sheets differ there, if it concerns anybody who reads one of the languages; else empty.
    Q_INVOKABLE [[nodiscard]] QString sheetNote(const QString& id, const QString& language,
                                                const QStringList& readers) const;
    Q_INVOKABLE [[nodiscard]] QString title(const QString& id, const QString& language) const {
        return told(id + QStringLiteral("/title"), language);
    }
    Q_INVOKABLE [[nodiscard]] QString text(const QString& id, const QString& language) const {
        return told(id + QStringLiteral("/text"), language);
    }
    /// How the printed sheets differ, whomever it concerns.
    [[nodiscard]] QString sheet(const QString& id, const QString& language) const {
        return told(id + QStringLiteral("/differs"), language);
    }
    Q_INVOKABLE [[nodiscard]] QString happens(const QString& id, const QString& language) const {
        return told(id + QStringLiteral("/happens"), language);
    }
    /// What a card says to a player who is asked by another's card; empty where that is what happens.
    Q_INVOKABLE [[nodiscard]] QString asked(const QString& id, const QString& language, const QString& player) const;
    Q_INVOKABLE [[nodiscard]] QStringList steps(const QString& id, const QString& language) const {
        return clause(id, language).card.steps;
    }
    /// [{clause, text}]
    Q_INVOKABLE [[nodiscard]] QVariantList clarifications(const QString& id, const QString& language) const;
    Q_INVOKABLE [[nodiscard]] QString appDoes(const QString& id, const QString& language) const {
        return told(id + QStringLiteral("/app"), language);
    }
    /// An example of what the clause does; empty scenes if it has none.
    [[nodiscard]] Diagram diagram(const QString& id) const;
    /// That example for QML, see `laidOut`; empty if it has none.
    Q_INVOKABLE [[nodiscard]] QVariantMap diagramParts(const QString& id) const;
    /// What the diagram shows, in words; empty if there is none.
    Q_INVOKABLE [[nodiscard]] QString diagramTold(const QString& id, const QString& language) const {
        return told(id + QStringLiteral("/diagram"), language);
    }
    /// As `toRead`, with what the diagram shows, where it is shown.
    Q_INVOKABLE [[nodiscard]] QString toReadWithDiagram(const QString& id, const QString& language) const;
    /// [{picture, text}]
    Q_INVOKABLE [[nodiscard]] QVariantList symbols(const QString& id, const QString& language) const;

private:
    /// What is the same in every language, and which texts a clause has.
    struct ClauseShape {
        Origin origin = Origin::Printed;
        QStringList differs;         ///< the languages whose printed sheets do
        int steps = 0;               ///< of a card
        QStringList clarifications;  ///< the clauses on which they rest
        QStringList symbols;         ///< pictures
    };
    struct Structure {
        QHash<QString, ClauseShape> clauses;
        QHash<QString, QString> sectionOf;
        QVariantList sections;
        std::vector<CardOf> cards;
        PlaceShapes placeShapes;               ///< of diagrams
        QHash<QString, QJsonObject> diagrams;  ///< by clause
    };
    [[nodiscard]] const CardOf* cardOf(const QString& id) const;
    /// Read on first use, as the texts are, so that the start does not load games that nobody plays.
    [[nodiscard]] const Structure& structure() const;
    /// The text with that id, in English if the language has none; empty for an unknown id.
    [[nodiscard]] QString told(const QString& id, const QString& language) const;
    [[nodiscard]] const QTranslator& texts(const QString& language) const;

    QString m_game;
    mutable std::optional<Structure> m_structure;
    mutable std::map<QString, std::unique_ptr<QTranslator>> m_texts;  ///< by language
};

}  // namespace basekeeper
