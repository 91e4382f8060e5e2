// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/amend_codec.h"

#include <array>
#include <optional>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<CorrectionKind, 3> fields{
    {{"with"_L1, CorrectionKind::With}, {"delete"_L1, CorrectionKind::Delete}, {"insert"_L1, CorrectionKind::Insert}}};

}  // namespace

QLatin1StringView fieldOf(CorrectionKind kind) { return wordFor(fields, kind); }

Read<CorrectionKind> correctionKind(const QJsonObject& object) {
    std::optional<CorrectionKind> found;
    for (const auto& [field, kind] : fields) {
        if (!object.contains(field)) continue;
        if (found)
            return tl::unexpected(
                FormatError{.kind = FormatErrorKind::SeveralKinds, .expected = fieldOf(*found) + u", "_s + field});
        found = kind;
    }
    if (!found)
        return tl::unexpected(FormatError{
            .kind = FormatErrorKind::NoKindOfLine, .field = u"amend"_s, .expected = u"with, delete, insert"_s});
    return *found;
}

}  // namespace basekeeper
