// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/changed_game.h"

#include "db/formats/compact_json.h"
#include "db/games/games.h"
#include "tests/support/made_session.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_score_sheet.h"

#include <QBuffer>

#include <algorithm>
#include <map>
#include <utility>

namespace basekeeper::fuzz {

namespace {

using Lines = QList<QJsonObject>;

/// Of each kind. They are made when they are first wanted, and kept.
constexpr int gamesOfAKind = 16;

/// Puts up to three corrections behind what was played, and takes the last of them back in every other game.
template <GameCodec C>
void correct(test::MadeSession& made, std::uint64_t seed) {
    using G = typename C::Game;
    using Each = Correction<G>;
    Session<G> session(*C::readSetup(made.session.setup));
    for (const NewEntry& entry : made.log) session.add(*readEntry<C>(entry.body));
    random_play::Random random(seed);
    const auto add = [&](const Entry<G>& entry) {
        if (session.whyNot(entry)) return;
        made.log.push_back({writeEntry<C>(entry), made.log.back().at});
        session.add(entry);
    };
    const std::size_t atMost = made.log.size() + 3;
    for (int tries = 0; tries < 30 && made.log.size() < atMost && session.played() > 0; ++tries) {
        const int act = random.between(1, static_cast<int>(session.played()));
        const auto any = [&] {
            return random_play::Trait<G>::act(session.stateAfter(static_cast<std::size_t>(act) - 1), random);
        };
        switch (random.below(3)) {
            case 0: add(Amend<G>{{Each{act, typename Each::Delete{}}}}); break;
            case 1: add(Amend<G>{{Each{act, typename Each::Replace{any()}}}}); break;
            default: add(Amend<G>{{Each{act, typename Each::InsertBefore{any()}}}}); break;
        }
    }
    if (seed % 2 == 0) add(Undo{1});
}

template <GameCodec C>
Lines validGame(std::uint64_t seed) {
    constexpr std::size_t mostActs = 60;
    test::MadeSession made = test::randomSession<C>(seed, 5 + random_play::lengthFor(seed) % mostActs);
    correct<C>(made, seed);
    std::vector<StoredEntry> log;
    for (const NewEntry& entry : made.log) log.push_back({static_cast<qint64>(log.size()) + 1, entry.at, entry.body});
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const SessionHeader header{.game = made.session.game,
                               .setup = made.session.setup,
                               .id = QStringLiteral("5f0c2a9e-3b64-4f7e-9d0a-%1").arg(seed, 12, 10, QLatin1Char('0')),
                               .rulesVersion = made.session.rulesVersion,
                               .startedAt = made.session.startedAt,
                               .endedAt = made.endedAt.value_or(QDateTime()),
                               .title = made.session.title,
                               .note = made.session.note,
                               .unverified = made.session.unverified};
    EXPECT_TRUE(writeSession(buffer, header, log));
    Lines lines;
    for (const QByteArray& line : bytes.chopped(1).split('\n')) lines << *readObject(line);
    return lines;
}

/// What an input decides, a number at a time.
class Choices {
public:
    explicit Choices(const QByteArray& input) : m_input(input) {}

    /// Takes one byte, or two where one could not say it.
    int below(qsizetype limit) {
        int chosen = next();
        if (limit > 256) chosen = chosen * 256 + next();
        return limit > 0 ? static_cast<int>(chosen % limit) : 0;
    }
    template <class Things>
    auto oneOf(const Things& things) {
        return things[below(static_cast<qsizetype>(std::size(things)))];
    }
    [[nodiscard]] QByteArray rest() const { return m_input.mid(m_at); }

private:
    int next() { return m_at < m_input.size() ? static_cast<unsigned char>(m_input[m_at++]) : 0; }

    const QByteArray& m_input;
    qsizetype m_at = 0;
};

/// A value in a line, and the field in which it stands, itself or in a list.
struct Place {
    QString field;
    QJsonValue value;
};
using Places = std::vector<Place>;

/// All of them, the value as a whole first.
void gather(const QJsonValue& value, const QString& field, Places& found) {
    found.push_back({field, value});
    const QJsonObject object = value.toObject();
    for (auto each = object.begin(); each != object.end(); ++each) gather(each.value(), each.key(), found);
    for (const auto& item : value.toArray()) gather(item, field, found);
}

Places placesIn(const Lines& lines) {
    Places found;
    for (const QJsonObject& line : lines) gather(line, {}, found);
    return found;
}

/// The value with another in that place, counted as they are gathered; one that is undefined is left out.
template <class Change>
QJsonValue changedAt(const QJsonValue& value, int& place, const Change& change) {
    if (place-- == 0) return change(value);
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) object.insert(key, changedAt(object.value(key), place, change));
        return object;
    }
    if (!value.isArray()) return value;
    QJsonArray list;
    for (const auto& item : value.toArray())
        if (const QJsonValue changed = changedAt(item, place, change); !changed.isUndefined()) list.append(changed);
    return list;
}

double otherNumber(double number, Choices& choices) {
    constexpr double largest = std::numeric_limits<int>::max();
    switch (choices.below(8)) {
        case 0: return number + 1;
        case 1: return number - 1;
        case 2: return -number;
        case 3: return number + 0.5;
        case 4: return largest;
        case 5: return largest + 1;
        default: return choices.below(256);
    }
}

QString otherText(const QString& text, Choices& choices) {
    switch (choices.below(5)) {
        case 0: return text.left(1) + QString::number(choices.below(64));  // another BASE or card
        case 1: return {};
        case 2: return text + text;
        case 3: return text.toUpper();
        default: return QString::fromUtf8(choices.rest());
    }
}

QJsonArray otherList(QJsonArray list, Choices& choices) {
    if (list.isEmpty()) return {choices.below(64)};
    const int at = choices.below(list.size());
    const QJsonValue item = list.at(at);
    switch (choices.below(3)) {
        case 0: list.removeAt(at); break;
        case 1: list.insert(choices.below(list.size() + 1), item); break;
        default: list.removeAt(at), list.insert(choices.below(list.size() + 1), item); break;
    }
    return list;
}

/// Of the same type.
QJsonValue otherValue(const QJsonValue& value, Choices& choices) {
    switch (value.type()) {
        case QJsonValue::Bool: return !value.toBool();
        case QJsonValue::Double: return otherNumber(value.toDouble(), choices);
        case QJsonValue::String: return otherText(value.toString(), choices);
        case QJsonValue::Array: return otherList(value.toArray(), choices);
        default: return QJsonObject();
    }
}

QJsonValue ofAnyType(Choices& choices) {
    static const std::vector<QJsonValue> values{QJsonValue(),
                                                true,
                                                false,
                                                0,
                                                1,
                                                -1,
                                                0.5,
                                                1e300,
                                                QString(),
                                                QStringLiteral("1"),
                                                QStringLiteral("B1"),
                                                QJsonArray(),
                                                QJsonObject(),
                                                QJsonArray{0, 1}};
    return choices.oneOf(values);
}

enum class Change : std::uint8_t {
    DropLine,
    DoubleLine,
    SwapLines,
    MoveLine,
    RemoveField,
    AddField,
    RetypeField,
    AlterField,
    ExchangeField,
};
constexpr int changes = 9;

void changeLines(Lines& lines, Change change, Choices& choices) {
    const int at = choices.below(lines.size());
    switch (change) {
        case Change::DropLine: lines.removeAt(at); break;
        case Change::DoubleLine: lines.insert(choices.below(lines.size() + 1), QJsonObject(lines[at])); break;
        case Change::SwapLines: lines.swapItemsAt(at, choices.below(lines.size())); break;
        default: lines.move(at, choices.below(lines.size())); break;
    }
}

/// What stands elsewhere in the game in a field of that name: another seat, card, BASE or number.
QJsonValue fromElsewhere(const Places& places, const QString& field, Choices& choices) {
    Places others;
    std::ranges::copy_if(places, std::back_inserter(others), [&](const Place& each) { return each.field == field; });
    return choices.oneOf(others).value;
}

void changeField(Lines& lines, Change change, Choices& choices) {
    QJsonObject& line = lines[choices.below(lines.size())];
    const Places places = placesIn(lines);
    Places here;
    gather(line, {}, here);
    // A line as a whole is no field, but takes one.
    const int first = change == Change::AddField ? 0 : 1;
    int place = first + choices.below(static_cast<qsizetype>(here.size()) - first);
    const QString field = here[static_cast<std::size_t>(place)].field;
    const auto changed = [&](const QJsonValue& value) -> QJsonValue {
        switch (change) {
            case Change::RemoveField: return QJsonValue::Undefined;
            case Change::AddField: {
                const Place other = choices.oneOf(places);
                if (value.isArray()) return value.toArray() + other.value;
                QJsonObject object = value.toObject();
                object.insert(other.field, other.value);
                return object;
            }
            case Change::RetypeField: return ofAnyType(choices);
            case Change::AlterField: return otherValue(value, choices);
            default: return fromElsewhere(places, field, choices);
        }
    };
    line = changedAt(line, place, changed).toObject();
}

/// As an export of these lines would be.
void chainAnew(Lines& lines) {
    lines.front().insert(QStringLiteral("entries"), lines.size() - 1);
    HashChain chain = HashChain::ofFile(lines.front());
    for (qsizetype i = 1; i < lines.size(); ++i) {
        lines[i].insert(QStringLiteral("seq"), i);
        lines[i].insert(QStringLiteral("hash"), QString::fromLatin1(chain.next(lines[i])));
    }
}

}  // namespace

QByteArray changedGame(const QByteArray& input) {
    static std::map<std::pair<QString, int>, Lines> games;
    Choices choices(input);
    const QString kind = choices.oneOf(gameNames());
    const int number = choices.below(gamesOfAKind);
    auto found = games.find({kind, number});
    if (found == games.end()) {
        const auto seed = static_cast<std::uint64_t>(number);
        const auto made = withCodecOf<Lines>(kind, [&]<GameCodec C>() { return validGame<C>(seed); });
        found = games.emplace(std::pair(kind, number), *made).first;
    }
    Lines lines = found->second;
    const bool chained = choices.below(8) != 7;
    const auto change = static_cast<Change>(choices.below(changes));
    if (change < Change::RemoveField) changeLines(lines, change, choices);
    else changeField(lines, change, choices);
    if (chained && !lines.isEmpty()) chainAnew(lines);
    QByteArray bytes;
    for (const QJsonObject& line : lines) bytes += compactJson(line) + '\n';
    return bytes;
}

}  // namespace basekeeper::fuzz
