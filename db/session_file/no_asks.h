// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/json_reader.h"

namespace basekeeper {

/// For games without questions of their own: refuses whatever is asked, with its name.
template <class Ask>
[[nodiscard]] Read<Ask> readNoAsk(const QJsonObject& object) {
    Fields in(object);
    const QString name = in.text(QLatin1StringView("ask"));
    if (in.error()) return tl::unexpected(*in.error());
    return tl::unexpected(
        FormatError{.kind = FormatErrorKind::UnknownAsk, .field = QStringLiteral("ask"), .found = name});
}

}  // namespace basekeeper
