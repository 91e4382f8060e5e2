// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace basekeeper {

/// Collects every warning of Qt and QML during its lifetime and passes it on, but for what Qt says of its own animation
/// driver. One at a time.
class WarningWatch {
public:
    WarningWatch();
    ~WarningWatch();
    WarningWatch(const WarningWatch&) = delete;
    WarningWatch& operator=(const WarningWatch&) = delete;

    [[nodiscard]] const QStringList& seen() const;
};

}  // namespace basekeeper
