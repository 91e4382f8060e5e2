// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/diagram.h"

#include <QJsonArray>
#include <QVariantList>

#include <algorithm>
#include <iterator>
#include <type_traits>

namespace basekeeper {

namespace {

/// The badge of a row's owner, and what lies between two places, in cards' widths.
constexpr double ownerRoom = 1.2;
constexpr double gap = 0.3;

int seatIn(QStringView letter) { return letter.isEmpty() ? -1 : letter.front().unicode() - u'A'; }

/// "mouse@B=12+": a name, the seat that owns it, a number, and what becomes of it, of which each may be missing.
Diagram::Thing thingIn(QString word) {
    Diagram::Thing thing;
    if (word.endsWith(u'+') || word.endsWith(u'-') || word.endsWith(u'>')) {
        thing.marked = true;
        thing.change = word.endsWith(u'+')   ? Diagram::Change::Arrives
                       : word.endsWith(u'-') ? Diagram::Change::Lost
                                             : Diagram::Change::Moves;
        word.chop(1);
    }
    thing.number = word.section(u'=', 1);
    word = word.section(u'=', 0, 0);
    thing.owner = seatIn(word.section(u'@', 1));
    thing.name = word.section(u'@', 0, 0);
    return thing;
}

/// "base b1 attacked: zig crew": the kind, the name, states, "=12" for its number, and what is there.
Diagram::Place placeIn(const QString& text) {
    Diagram::Place place;
    QStringList words = text.section(u':', 0, 0).split(u' ', Qt::SkipEmptyParts);
    if (!words.isEmpty()) place.kind = words.takeFirst();
    if (!words.isEmpty()) place.name = words.takeFirst();
    for (const QString& word : words) {
        if (word.startsWith(u'=')) place.number = word.mid(1);
        else place.states << word;
    }
    for (const QString& word : text.section(u':', 1).split(u' ', Qt::SkipEmptyParts))
        place.things.push_back(thingIn(word));
    return place;
}

Diagram::Scene sceneIn(const QJsonArray& rows) {
    Diagram::Scene scene;
    for (const auto each : rows) {
        const QStringList words = each.toVariant().toStringList();
        if (words.isEmpty()) continue;
        Diagram::Row row{seatIn(words.front()), {}};
        for (const QString& word : words.mid(1)) row.places.push_back(placeIn(word));
        scene.push_back(std::move(row));
    }
    return scene;
}

template <class Scene>
auto* placeNamed(Scene& scene, const QString& name) {
    using Place = std::remove_reference_t<decltype(scene.front().places.front())>;
    for (auto& row : scene)
        for (auto& place : row.places)
            if (place.name == name) return &place;
    return static_cast<Place*>(nullptr);
}

bool isSame(const Diagram::Thing& one, const Diagram::Thing& other) {
    return one.name == other.name && one.owner == other.owner;
}

bool isMarked(const Diagram::Place& place) { return std::ranges::any_of(place.things, &Diagram::Thing::marked); }

/// The things of a place that the other one lacks: of equal ones the last.
std::vector<Diagram::Thing*> missingFrom(const Diagram::Place* other, Diagram::Place& place) {
    std::vector<Diagram::Thing> rest = other == nullptr ? std::vector<Diagram::Thing>() : other->things;
    std::vector<Diagram::Thing*> missing;
    for (Diagram::Thing& thing : place.things) {
        const auto found = std::ranges::find_if(rest, [&](const auto& one) { return isSame(one, thing); });
        if (found == rest.end()) missing.push_back(&thing);
        else rest.erase(found);
    }
    return missing;
}

/// What arrives in the places for lost things.
std::vector<Diagram::Thing> lostIn(Diagram& diagram, const PlaceShapes& shapes) {
    std::vector<Diagram::Thing> lost;
    for (Diagram::Row& row : diagram.after)
        for (Diagram::Place& place : row.places)
            if (shapes.value(place.kind).takesLost)
                for (const Diagram::Thing* thing : missingFrom(placeNamed(diagram.before, place.name), place))
                    lost.push_back(*thing);
    return lost;
}

bool take(std::vector<Diagram::Thing>& from, const Diagram::Thing& thing) {
    const auto found = std::ranges::find_if(from, [&](const auto& one) { return isSame(one, thing); });
    if (found == from.end()) return false;
    from.erase(found);
    return true;
}

void tellWhatLeaves(Diagram& diagram, const PlaceShapes& shapes) {
    std::vector<Diagram::Thing> lost = lostIn(diagram, shapes);
    for (Diagram::Row& row : diagram.before)
        for (Diagram::Place& place : row.places) {
            const Diagram::Place* after = placeNamed(diagram.after, place.name);
            if (after == nullptr)
                place.change =
                    take(lost, {place.kind, -1, {}, false, {}}) ? Diagram::Change::Lost : Diagram::Change::Moves;
            if (isMarked(place) || (after != nullptr && isMarked(*after))) continue;
            const bool takesLost = shapes.value(place.kind).takesLost;
            for (Diagram::Thing* thing : missingFrom(after, place))
                thing->change = !takesLost && take(lost, *thing) ? Diagram::Change::Lost : Diagram::Change::Moves;
        }
}

void tellWhatArrives(Diagram& diagram) {
    for (Diagram::Row& row : diagram.after)
        for (Diagram::Place& place : row.places) {
            const Diagram::Place* before = placeNamed(diagram.before, place.name);
            if (before == nullptr) place.change = Diagram::Change::Arrives;
            else if (before->number != place.number) place.change = Diagram::Change::Differs;
            if (isMarked(place) || (before != nullptr && isMarked(*before))) continue;
            for (Diagram::Thing* thing : missingFrom(before, place)) thing->change = Diagram::Change::Arrives;
        }
    // A number may have changed wherever its bearer is now.
    std::vector<Diagram::Thing> earlier;
    for (const Diagram::Row& row : diagram.before)
        for (const Diagram::Place& place : row.places)
            std::ranges::copy_if(place.things, std::back_inserter(earlier),
                                 [](const Diagram::Thing& thing) { return !thing.number.isEmpty(); });
    for (Diagram::Row& row : diagram.after)
        for (Diagram::Place& place : row.places)
            for (Diagram::Thing& thing : place.things) {
                const auto found = std::ranges::find_if(earlier, [&](const auto& one) { return isSame(one, thing); });
                if (found != earlier.end() && !thing.number.isEmpty() && found->number != thing.number &&
                    thing.change == Diagram::Change::Stays)
                    thing.change = Diagram::Change::Differs;
            }
}

/// A base that changed hands is another row's after.
void tellWhoseChanges(Diagram& diagram) {
    for (const Diagram::Row& row : diagram.before)
        for (const Diagram::Place& place : row.places)
            for (Diagram::Row& later : diagram.after)
                for (Diagram::Place& same : later.places)
                    if (same.name == place.name && later.owner != row.owner) {
                        same.change = Diagram::Change::Arrives;
                        same.changesHands = true;
                        placeNamed(diagram.before, place.name)->change = Diagram::Change::Moves;
                    }
}

/// The names of a row's places in both scenes, in their order.
QStringList namesOf(const Diagram::Row& before, const Diagram::Row& after) {
    QStringList names;
    for (const Diagram::Row* row : {&before, &after})
        for (const Diagram::Place& place : row->places)
            if (!names.contains(place.name)) names << place.name;
    return names;
}

const Diagram::Place* placeOf(const Diagram::Row& row, const QString& name) {
    const auto found = std::ranges::find(row.places, name, &Diagram::Place::name);
    return found == row.places.end() ? nullptr : &*found;
}

QVariantMap mapOf(const Diagram::Place* place, const PlaceShape& shape, double across) {
    if (place == nullptr) return {{"file", QString()}, {"across", across}, {"high", shape.high}};
    QVariantList things;
    for (const Diagram::Thing& thing : place->things)
        things << QVariantMap{{"name", thing.name},
                              {"owner", thing.owner},
                              {"number", thing.number},
                              {"change", static_cast<int>(thing.change)}};
    return {{"file", shape.file},      {"across", across},
            {"high", shape.high},      {"kind", place->kind},
            {"name", place->name},     {"number", place->number},
            {"states", place->states}, {"change", static_cast<int>(place->change)},
            {"things", things},        {"changesHands", place->changesHands}};
}

}  // namespace

PlaceShapes placeShapesIn(const QJsonObject& shapes) {
    PlaceShapes found;
    for (auto each = shapes.begin(); each != shapes.end(); ++each) {
        const QJsonObject shape = each.value().toObject();
        found.insert(each.key(), {shape.value("file").toString(), shape.value("edge").toDouble(),
                                  shape.value("step").toDouble(), shape.value("least").toDouble(),
                                  shape.value("high").toDouble(), shape.value("takesLost").toBool()});
    }
    return found;
}

Diagram diagramIn(const QJsonObject& diagram, const PlaceShapes& shapes) {
    Diagram found{sceneIn(diagram.value("before").toArray()), sceneIn(diagram.value("after").toArray())};
    tellWhatLeaves(found, shapes);
    tellWhatArrives(found);
    tellWhoseChanges(found);
    return found;
}

QVariantMap laidOut(const Diagram& diagram, const PlaceShapes& shapes) {
    if (diagram.before.empty() || diagram.before.size() != diagram.after.size()) return {};
    QVariantList before;
    QVariantList after;
    double widest = 0;
    double down = 0;
    // What is nobody's stands in line with what is somebody's.
    const bool hasOwners = std::ranges::any_of(diagram.before, [](const Diagram::Row& row) { return row.owner >= 0; });
    const double margin = hasOwners ? ownerRoom : 0;
    for (std::size_t i = 0; i < diagram.before.size(); ++i) {
        QVariantList places;
        QVariantList later;
        const int owner = diagram.before[i].owner;
        double across = margin;
        double high = 0;
        for (const QString& name : namesOf(diagram.before[i], diagram.after[i])) {
            const Diagram::Place* one = placeOf(diagram.before[i], name);
            const Diagram::Place* other = placeOf(diagram.after[i], name);
            const PlaceShape shape = shapes.value((one != nullptr ? one : other)->kind);
            const std::size_t room =
                std::max(one != nullptr ? one->things.size() : 0, other != nullptr ? other->things.size() : 0);
            const double wide = std::max(shape.least, shape.edge + shape.step * static_cast<double>(room));
            places << mapOf(one, shape, wide);
            later << mapOf(other, shape, wide);
            across += wide + (places.size() > 1 ? gap : 0);
            high = std::max(high, shape.high);
        }
        before << QVariantMap{{"owner", owner}, {"high", high}, {"places", places}};
        after << QVariantMap{{"owner", owner}, {"high", high}, {"places", later}};
        widest = std::max(widest, across);
        down += high + (i > 0 ? gap : 0);
    }
    return {{"across", widest}, {"down", down}, {"gap", gap}, {"margin", margin}, {"before", before}, {"after", after}};
}

}  // namespace basekeeper
