// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/attack_command.h"

#include "app/commands/console.h"
#include "app/language/joined.h"
#include "app/language/translator.h"
#include "app/transfer/format_error_text.h"
#include "core/all_your_base/attack_check.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace basekeeper {

using namespace all_your_base;
using namespace Qt::StringLiterals;

namespace {

template <class T>
using OrWhyNot = tl::expected<T, QString>;

constexpr qint64 largestValuesFile = 1024 * 1024;

QString knownCards() {
    QStringList names;
    for (const Card card : allCards) names << AllYourBaseCodec::cardName(card);
    return Joined::plainList(names);
}

/// Such as "zig,2xcrew", in any case, the same kind as often as one likes.
OrWhyNot<CardCounts> readCards(const Translator& say, const QString& option, const QString& list) {
    static const QRegularExpression form(u"^(?:([1-9][0-9]{0,2})x)?([a-z-]+)$"_s);
    CardCounts cards;
    if (list.trimmed().isEmpty()) return cards;
    for (const QString& word : list.split(u',')) {
        const QRegularExpressionMatch match = form.match(word.trimmed().toLower());
        const auto card = AllYourBaseCodec::cardNamed(match.captured(2));
        if (!card) return tl::unexpected(badValue(option, word.trimmed(), knownCards()));
        cards[*card] += match.hasCaptured(1) ? match.captured(1).toInt() : 1;
        if (cards.total() > maxCardsToCheck)
            return tl::unexpected(withArguments(
                say("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "There are no more than %1 cards in the game.")),
                QString::number(maxCardsToCheck)));
    }
    return cards;
}

OrWhyNot<CardValues> readValuesFile(const Translator& say, const QString& path) {
    if (path.isEmpty()) return CardValues();
    QFile file;
    if (auto opened = openInput(file, path, say); !opened) return tl::unexpected(std::move(opened.error()));
    const QByteArray content = file.read(largestValuesFile + 1);
    const auto faulty = [&](const FormatError& error) {
        return tl::unexpected(Joined::labelled(path, formatErrorText(say, error)));
    };
    if (content.isEmpty()) return faulty({.kind = FormatErrorKind::EmptyFile});
    if (content.size() > largestValuesFile)
        return faulty({.kind = FormatErrorKind::FileTooLarge, .highest = largestValuesFile});
    const auto object = readObject(content);
    if (!object) return faulty(object.error());
    // A file of another kind would otherwise be taken for one that changes nothing.
    const bool namesACard =
        std::ranges::any_of(allCards, [&](Card card) { return object->contains(AllYourBaseCodec::cardName(card)); });
    if (!namesACard && !object->contains("base"_L1))
        return tl::unexpected(
            withArguments(say("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "%1 contains no card values.")), path));
    const auto values = AllYourBaseCodec::readValues(*object);
    if (!values) return faulty(values.error());
    return *values;
}

OrWhyNot<AttackQuestion> readQuestion(const Translator& say, const AttackOptions& options) {
    AttackQuestion question;
    const auto read = [&](CardCounts& into, const QString& option, const QString& list) {
        return readCards(say, option, list).map([&](const CardCounts& cards) { into = cards; });
    };
    if (auto with = read(question.attackers, u"with"_s, options.with); !with) return tl::unexpected(with.error());
    if (auto against = read(question.defenders, u"against"_s, options.against); !against)
        return tl::unexpected(against.error());
    if (auto pile = read(question.pile, u"pile"_s, options.pile); !pile) return tl::unexpected(pile.error());
    if (question.attackers.total() == 0)
        return tl::unexpected(
            say("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "--with must name at least one card.")));
    if (!isValid(question))
        return tl::unexpected(withArguments(
            say("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "There are no more than %1 cards in the game.")),
            QString::number(maxCardsToCheck)));
    const auto values = readValuesFile(say, options.values);
    if (!values) return tl::unexpected(values.error());
    question.values = *values;
    return question;
}

QJsonObject written(const CardCounts& cards) {
    QJsonObject object;
    for (const Card card : allCards)
        if (cards[card] > 0) object.insert(AllYourBaseCodec::cardName(card), cards[card]);
    return object;
}

QJsonObject written(const CountedCards& counted) {
    return {{"cards"_L1, written(counted.cards)},
            {"attack"_L1, counted.points.attack},
            {"defense"_L1, counted.points.defense}};
}

QJsonObject written(const Reach& reach) {
    return {{"points"_L1, reach.points},
            {"needed"_L1, reach.needed},
            {"verdict"_L1, !reach.enough()      ? "missing"_L1
                           : reach.justEnough() ? "just-enough"_L1
                                                : "enough"_L1},
            {"missing"_L1, reach.missing},
            {"surplus"_L1, reach.surplus},
            {"fewest"_L1, reach.enough() ? QJsonValue(written(reach.fewest)) : QJsonValue()},
            {"more"_L1, reach.more ? QJsonValue(written(reach.more->cards)) : QJsonValue()}};
}

}  // namespace

int attack(const AttackOptions& options, QIODevice& out, QIODevice& err) {
    const Languages languages;
    const Translator say(languages, options.language);
    const TextLanguageScope scope(options.language);
    const auto question = readQuestion(say, options);
    if (!question) {
        printError(err, question.error());
        return ExitUnreadable;
    }
    const AttackAnswer answer = checkAttack(*question);
    const QJsonObject counter{{"attacker"_L1, written(answer.attackerLoses)},
                              {"defender"_L1, written(answer.defenderLoses)}};
    const QJsonObject told{{"ok"_L1, answer.reach.enough()},
                           {"attack"_L1, written(answer.reach)},
                           {"change"_L1, written(answer.change)},
                           {"counterattack"_L1, counter},
                           {"hold"_L1, written(checkDefense(*question))}};
    if (!writeJsonLine(out, told)) {
        printError(err, say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "the output cannot be written")));
        return ExitUnreadable;
    }
    return answer.reach.enough() ? ExitAccepted : ExitRefused;
}

}  // namespace basekeeper
