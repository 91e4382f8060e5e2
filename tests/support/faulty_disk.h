// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/random_play.h"

#include <QString>

#include <array>
#include <cstddef>
#include <memory>
#include <string>

namespace basekeeper::test {

/// A disk under one folder that fails when it is told to, and that a crash can leave as real disks are left: with what
/// was flushed, and some of what was not.
///
/// It stands between the program and the system's calls (`faulty_disk.cpp` defines them in the place of the C library),
/// so that SQLite, Qt and our own code meet the same disk. SQLite tests itself in the same way, one layer higher, by a
/// virtual file system; there our own renames and flushes would be missed. Only one can live at a time, and only files
/// that were opened while it lives are its own.
class FaultyDisk {
public:
    enum class Operation { Open, Read, Write, Truncate, Sync, Rename, Remove, Lock };
    static constexpr std::size_t operations = 8;

    explicit FaultyDisk(const QString& folder);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// The `nth` operation of the kind, counted from 1, fails once with that `errno`. With `half`, half of what was to
    /// be written is there.
    void failOnce(Operation operation, int nth, int error, bool half = false);
    /// After the `nth` operation that changes anything, nothing reaches the disk any more, and everything fails.
    void crashAfter(int nth);
    /// From now on nothing can be changed, as on a disk that is mounted to be read.
    void becomeReadOnly();
    /// From the `nth` operation that changes anything, nothing is flushed any more, though it is said to be.
    void lieFrom(int nth);

    [[nodiscard]] int count(Operation operation) const;
    /// Operations that change something.
    [[nodiscard]] int changes() const;
    [[nodiscard]] bool hasFailed() const;
    [[nodiscard]] bool hasCrashed() const;
    /// Writes into another folder what a crash at this moment leaves: every file by the name that was flushed with its
    /// folder, with what was flushed of it and, in the order of writing, any of the sectors that were not.
    void leave(const QString& folder, random_play::Random& random) const;

    [[nodiscard]] static std::string name(Operation operation);

    struct Impl;

private:
    std::unique_ptr<Impl> m_impl;
};

}  // namespace basekeeper::test
