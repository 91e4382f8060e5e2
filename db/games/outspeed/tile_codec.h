// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"
#include "db/session_file/act_codec.h"

namespace basekeeper {

/// The routes of tiles in the session file and in tile sets. Default values are not written.
template <>
struct Json<outspeed::Route> {
    static Read<outspeed::Route> read(const QJsonValue& value);
    static QJsonValue write(const outspeed::Route& route);
};

}  // namespace basekeeper
