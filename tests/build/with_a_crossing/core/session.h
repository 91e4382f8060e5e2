// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What all games share must not do this.
#include "core/all_aboard/state.h"
