// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/json_reader.h"

#include <QStringList>

#include <algorithm>
#include <utility>

/// Reads what is identified by a word in the session file: acts and edits, for every game.
namespace basekeeper {

/// A name, and how to read the fields of what bears it.
template <class Result>
struct NamedReader {
    QLatin1StringView name;
    Result (*read)(Fields&);
};

/// Reads an act: an object whose field "act" names it.
template <class Action, class Readers>
[[nodiscard]] Read<Action> readAct(const QJsonObject& object, const Readers& readers) {
    Fields in(object);
    const QString name = in.text(QLatin1StringView("act"));
    if (in.error()) return tl::unexpected(*in.error());
    const auto found =
        std::ranges::find_if(readers, [&](const NamedReader<Action>& known) { return name == known.name; });
    if (found == readers.end())
        return tl::unexpected(
            FormatError{.kind = FormatErrorKind::UnknownAct, .field = QStringLiteral("act"), .found = name});
    Action action = found->read(in);
    if (in.error()) return tl::unexpected(*in.error());
    return action;
}

/// Reads an edit of an override, named by its field "edit". For an unknown name the error is in `in`, and the returned
/// edit means nothing.
template <class Edit, class Readers>
[[nodiscard]] Edit readEdit(Fields& in, const Readers& readers) {
    const QString name = in.text(QLatin1StringView("edit"));
    const auto found =
        std::ranges::find_if(readers, [&](const NamedReader<Edit>& known) { return name == known.name; });
    if (found != readers.end()) return found->read(in);
    QStringList expected;
    for (const NamedReader<Edit>& known : readers) expected << known.name;
    in.unknownValue(QLatin1StringView("edit"), name, expected.join(QStringLiteral(", ")));
    return Edit();
}

/// Reads an override; `edit` reads each of its edits.
template <class Overrule, class Edit>
[[nodiscard]] Overrule readOverrule(Fields& in, Edit (*edit)(Fields&)) {
    Overrule act;
    act.reason = in.text(QLatin1StringView("reason")).toStdString();
    act.changes = in.objects<Edit>(QLatin1StringView("changes"), edit);
    return act;
}

}  // namespace basekeeper
