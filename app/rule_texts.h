// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/languages.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The short explanation of every clause of the rules in three languages, read from `translations/rules`.
class RuleTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// In the order of the rules: [{id, clauses: [id]}]
    Q_PROPERTY(QVariantList sections READ sections CONSTANT FINAL)

public:
    struct Clause {
        QString title;
        QString text;
        QString sheet;  ///< where the printed sheets differ; often empty
    };

    RuleTexts();

    /// The clause in a language; empty texts for an id that the rules do not have.
    [[nodiscard]] Clause clause(const QString& id, const QString& language) const;

    [[nodiscard]] const QVariantList& sections() const { return m_sections; }
    Q_INVOKABLE [[nodiscard]] QString sectionTitle(const QString& id, const QString& language) const { return m_sectionTitles.value(language).value(id); }
    Q_INVOKABLE [[nodiscard]] QString title(const QString& id, const QString& language) const { return clause(id, language).title; }
    Q_INVOKABLE [[nodiscard]] QString text(const QString& id, const QString& language) const { return clause(id, language).text; }
    Q_INVOKABLE [[nodiscard]] QString sheet(const QString& id, const QString& language) const { return clause(id, language).sheet; }

private:
    QHash<QString, QHash<QString, Clause>> m_clauses;         ///< by language, then id
    QHash<QString, QHash<QString, QString>> m_sectionTitles;  ///< by language, then id
    QVariantList m_sections;
};

}  // namespace basekeeper
