// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/act_fields.h"
#include "core/alternative.h"
#include "db/formats/json_reader.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string>
#include <variant>

/// Acts and edits in the session file, as their `fields` describe them (`core/act_fields.h`), for every game.
namespace basekeeper {

/// How values of a type, or of a form that an act names, stand in JSON: `read` makes a `Read` of them out of a
/// QJsonValue, `write` a QJsonValue. Each game says it of its own.
template <class Form>
struct Json;

template <int lowest, int highest>
struct Json<Whole<lowest, highest>> {
    static Read<int> read(const QJsonValue& value) { return readWhole(value, lowest, highest); }
    static QJsonValue write(int value) { return value; }
};
template <>
struct Json<int> : Json<Whole<0, std::numeric_limits<int>::max()>> {};
template <>
struct Json<bool> {
    static Read<bool> read(const QJsonValue& value) { return readBoolean(value); }
    static QJsonValue write(bool value) { return value; }
};
template <>
struct Json<std::string> {
    static Read<std::string> read(const QJsonValue& value) { return readText(value).map(&QString::toStdString); }
    static QJsonValue write(const std::string& value) { return QString::fromStdString(value); }
};
template <class Form>
struct Json<std::vector<Form>> {
    static auto read(const QJsonValue& value) { return readList(value, Json<Form>::read); }
    static QJsonValue write(const auto& list) {
        QJsonArray out;
        for (const auto& each : list) out.append(Json<Form>::write(each));
        return out;
    }
};
/// One word out of a list.
template <const auto& words>
struct JsonWord {
    static auto read(const QJsonValue& value) { return readWord(value, words); }
    static QJsonValue write(const auto& value) { return wordFor(words, value); }
};

/// Walks over the fields of an act and reads each.
class FieldReader {
public:
    explicit FieldReader(Fields& in) : m_in(in) {}

    template <class T, class Form = T>
    FieldReader& must(const char* name, T& value, As<Form> = {}) {
        value = m_in.field(QLatin1StringView(name), Json<Form>::read);
        return *this;
    }
    template <class T, class Form = T>
    FieldReader& must(const char* name, std::optional<T>& value, As<Form> form = {}) {
        return must(name, value.emplace(), form);
    }
    /// A list of things of two kinds, which the act keeps apart.
    template <class First, class Second>
    FieldReader& must(const char* name, std::vector<First>& first, std::vector<Second>& second) {
        for (const auto& each :
             m_in.field(QLatin1StringView(name), Json<std::vector<std::variant<First, Second>>>::read))
            if (const auto* found = std::get_if<First>(&each)) first.push_back(*found);
            else second.push_back(std::get<Second>(each));
        return *this;
    }
    template <class T, class... Form>
    FieldReader& may(const char* name, T& value, Form... form) {
        return m_in.has(QLatin1StringView(name)) ? must(name, value, form...) : *this;
    }
    /// An alternative by its number, counted from 1, and then its fields.
    template <class... Ts>
    void oneOf(const char* name, std::variant<Ts...>& value) {
        const int number = m_in.whole(QLatin1StringView(name), 1, int{sizeof...(Ts)});
        emplaceAlternative(value, static_cast<std::size_t>(number - 1));
        std::visit([this](auto& each) { walkFields(each, *this); }, value);
    }

private:
    Fields& m_in;
};

/// Walks over the fields of an act and writes each.
class FieldWriter {
public:
    explicit FieldWriter(QJsonObject& out) : m_out(out) {}

    template <class T, class Form = T>
    FieldWriter& must(const char* name, const T& value, As<Form> = {}) {
        m_out.insert(QLatin1StringView(name), Json<Form>::write(value));
        return *this;
    }
    template <class T, class Form = T>
    FieldWriter& must(const char* name, const std::optional<T>& value, As<Form> form = {}) {
        return value ? must(name, *value, form) : *this;
    }
    template <class First, class Second>
    FieldWriter& must(const char* name, const std::vector<First>& first, const std::vector<Second>& second) {
        std::vector<std::variant<First, Second>> all(first.begin(), first.end());
        all.insert(all.end(), second.begin(), second.end());
        return must(name, all);
    }
    template <class T, class... Form>
    FieldWriter& may(const char* name, const T& value, Form... form) {
        return value == T() ? *this : must(name, value, form...);
    }
    template <class... Ts>
    void oneOf(const char* name, const std::variant<Ts...>& value) {
        m_out.insert(QLatin1StringView(name), static_cast<int>(value.index()) + 1);
        std::visit([this](const auto& each) { walkFields(each, *this); }, value);
    }

private:
    QJsonObject& m_out;
};

/// What a list holds that has fields of its own.
template <class T>
    requires requires(T& thing, FieldReader& reader) { T::fields(thing, reader); }
struct Json<T> {
    static Read<T> read(const QJsonValue& value) {
        return readWith([](Fields& in) {
            T thing;
            FieldReader reader(in);
            walkFields(thing, reader);
            return thing;
        })(value);
    }
    static QJsonValue write(const T& thing) {
        QJsonObject out;
        FieldWriter writer(out);
        walkFields(thing, writer);
        return out;
    }
};

/// The names of acts or edits, in the order of the variant.
template <class Variant>
using ActNames = std::array<QLatin1StringView, std::variant_size_v<Variant>>;

/// What bears that name, with its fields; nothing where nothing does.
template <class Variant>
[[nodiscard]] std::optional<Variant> readNamed(Fields& in, const QString& name, const ActNames<Variant>& names) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return {};
    Variant act;
    emplaceAlternative(act, static_cast<std::size_t>(found - names.begin()));
    FieldReader reader(in);
    std::visit([&](auto& each) { walkFields(each, reader); }, act);
    return act;
}

template <class Variant>
[[nodiscard]] QJsonObject writeNamed(const char* field, const Variant& act, const ActNames<Variant>& names) {
    QJsonObject out{{QLatin1StringView(field), names[act.index()]}};
    FieldWriter writer(out);
    std::visit([&](const auto& each) { walkFields(each, writer); }, act);
    return out;
}

/// An object with the field "act".
template <class Action>
[[nodiscard]] Read<Action> readAct(const QJsonObject& object, const ActNames<Action>& names) {
    Fields in(object);
    const QString name = in.text(QLatin1StringView("act"));
    if (in.error()) return tl::unexpected(*in.error());
    auto act = readNamed<Action>(in, name, names);
    if (act) return in.result(std::move(*act));
    return tl::unexpected(
        FormatError{.kind = FormatErrorKind::UnknownAct, .field = QStringLiteral("act"), .found = name});
}

/// An edit of a ruling: an object with the field "edit".
template <class Edit, const ActNames<Edit>& names>
struct JsonEdit {
    static Read<Edit> read(const QJsonValue& value) {
        return readWith([](Fields& in) {
            const QString name = in.text(QLatin1StringView("edit"));
            if (auto edit = readNamed<Edit>(in, name, names)) return std::move(*edit);
            QStringList expected;
            for (const QLatin1StringView known : names) expected << known;
            in.unknownValue(QLatin1StringView("edit"), name, expected.join(QStringLiteral(", ")));
            return Edit();
        })(value);
    }
    static QJsonValue write(const Edit& edit) { return writeNamed("edit", edit, names); }
};

}  // namespace basekeeper
