// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <gtest/gtest.h>

namespace basekeeper::test {

/// Every moment of a game but the first, `None`, has a line of its own, short enough for a phone.
template <class Moment>
void expectALineForEachMoment(Moment last) {
    QSet<QString> lines;
    EXPECT_EQ(lineOf(Moment::None), QString());
    for (int moment = 1; moment <= static_cast<int>(last); ++moment) {
        const QString line = lineOf(static_cast<Moment>(moment));
        EXPECT_FALSE(line.isEmpty()) << "moment " << moment;
        EXPECT_LE(line.size(), 42) << line.toStdString();
        EXPECT_FALSE(lines.contains(line)) << line.toStdString();
        lines << line;
    }
}

}  // namespace basekeeper::test
