// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Where a set of card values or tiles is from, as in the store.
namespace basekeeper::SetSource {
Q_NAMESPACE
QML_ELEMENT
enum class Provenance { Example, Table, Printed };
Q_ENUM_NS(Provenance)
static_assert(static_cast<int>(Provenance::Printed) == static_cast<int>(basekeeper::Provenance::Printed));
}  // namespace basekeeper::SetSource
