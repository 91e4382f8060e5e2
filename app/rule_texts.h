// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/languages.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <string_view>
#include <optional>
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

public:
    struct Ruling {
        QString clause;
        QString text;
    };
    /// What is told of a card beyond its clause; empty where nobody has written it.
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
        Card card;      ///< of a RED ALERT (5.1 to 5.16) or an animal (3.mouse)
    };

    /// `game` is the game's id: "all-your-base". Of a game that has no rules here there are no texts.
    explicit RuleTexts(std::string_view game);

    /// The animal of a clause that is one's: "mouse" of "3.mouse"; else empty.
    Q_INVOKABLE [[nodiscard]] static QString animal(const QString& id);
    /// What stands before the clause's title: its id, without the animal in it, which the title names.
    Q_INVOKABLE [[nodiscard]] static QString number(const QString& id);
    /// What is read aloud of a clause, a line for each sentence or step: its title, what happens, and how it is done.
    Q_INVOKABLE [[nodiscard]] QString toRead(const QString& id, const QString& language) const;

    /// The clause in a language; empty texts for an id that the rules do not have.
    [[nodiscard]] Clause clause(const QString& id, const QString& language) const;

    [[nodiscard]] const QVariantList& sections() const { return read().sections; }
    /// The section that a clause stands in; empty for an id that the rules do not have.
    [[nodiscard]] QString sectionOf(const QString& clause) const { return read().sectionOf.value(clause); }
    Q_INVOKABLE [[nodiscard]] QString sectionTitle(const QString& id, const QString& language) const { return read().sectionTitles.value(language).value(id); }
    Q_INVOKABLE [[nodiscard]] QString title(const QString& id, const QString& language) const { return clause(id, language).title; }
    Q_INVOKABLE [[nodiscard]] QString text(const QString& id, const QString& language) const { return clause(id, language).text; }
    Q_INVOKABLE [[nodiscard]] QString sheet(const QString& id, const QString& language) const { return clause(id, language).sheet; }
    Q_INVOKABLE [[nodiscard]] QString happens(const QString& id, const QString& language) const { return clause(id, language).card.happens; }
    Q_INVOKABLE [[nodiscard]] QStringList steps(const QString& id, const QString& language) const { return clause(id, language).card.steps; }
    /// [{clause, text}]
    Q_INVOKABLE [[nodiscard]] QVariantList rulings(const QString& id, const QString& language) const;
    Q_INVOKABLE [[nodiscard]] QString appDoes(const QString& id, const QString& language) const { return clause(id, language).card.app; }

private:
    struct Texts {
        QHash<QString, QHash<QString, Clause>> clauses;         ///< by language, then id
        QHash<QString, QHash<QString, QString>> sectionTitles;  ///< by language, then id
        QHash<QString, QString> sectionOf;
        QVariantList sections;
    };
    /// Read when something is asked for first: the start need not pay for games that nobody plays now.
    [[nodiscard]] const Texts& read() const;

    QString m_game;
    mutable std::optional<Texts> m_texts;
};

}  // namespace basekeeper
