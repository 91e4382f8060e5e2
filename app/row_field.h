// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A member of a gadget that QML reads under the same name: `ROW_FIELD(int, seat) = 0;`.
#define ROW_FIELD(type, name)                                                                                          \
    Q_PROPERTY(type name MEMBER name FINAL)                                                                            \
public:                                                                                                                \
    type name
