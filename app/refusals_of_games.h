// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// `refusalText` for the refusals of every game: the one list of them.
#include "app/all_aboard/all_aboard_refusal.h"
#include "app/outspeed/outspeed_refusal.h"
#include "app/refusal_text.h"
