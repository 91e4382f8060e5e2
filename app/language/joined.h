// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// Puts texts together as the language of texts that are made now does (`TextLanguageScope`). Empty ones are left out.
/// Nothing else puts commas, blanks or an "and" between texts for people: which ones they are is up to the translators.
class Joined {
    Q_DECLARE_TR_FUNCTIONS(Joined)

public:
    /// "Ana, Mei-Ling and Tomás"
    [[nodiscard]] static QString list(const QStringList& things);
    /// The same without an "and": "Ana, Mei-Ling, Tomás"
    [[nodiscard]] static QString plainList(const QStringList& things);
    /// What is said of one thing: "Zig, attack 1, defense 1"
    [[nodiscard]] static QString said(const QStringList& parts);
    /// Words that follow each other: "attack 7", "Ana ends the turn"
    [[nodiscard]] static QString words(const QStringList& parts);
    /// "Longest game: Friday"
    [[nodiscard]] static QString labelled(const QString& label, const QString& text);
    /// Facts side by side, to be looked at: "3 games · 1 won"
    [[nodiscard]] static QString facts(const QStringList& parts);
    /// One after the other; each gets its full stop if it lacks one.
    [[nodiscard]] static QString sentences(const QStringList& parts);
};

}  // namespace basekeeper
