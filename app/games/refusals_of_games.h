// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// `refusalText` for the refusals of every game: the one list of them.
#include "app/games/all_aboard/all_aboard_refusal.h"
#include "app/games/all_your_base/all_your_base_refusal.h"
#include "app/games/outspeed/outspeed_refusal.h"
#include "app/session/log_refusal_text.h"
