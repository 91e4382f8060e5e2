// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"
#include "tests/support/endurance.h"
#include "tests/support/faulty_disk.h"
#include "tests/support/temporary_data.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <random>

namespace basekeeper::test {

/// What people do on a disk that fails. Whatever fails is tried once more, and must have been told.
///
///     static void prepare(const QString& folder);             while the disk is well
///     Script(const QString& folder, const FaultyDisk&, bool failsToRead);
///     void play();
///     void expectWhole() const;                                all was done, if need be at the second try
///     void expectKept(const QString& folder) const;            what was said to be done is in a folder
///     void expectABeginning(const QString& folder) const;      the same after a disk that did not flush what it said
///     int told() const;
///     const std::vector<StoreErrorKind>& kinds() const;        of what was told
template <class Script>
class FaultRounds {
public:
    void failOnceAtEveryPoint() {
        using Operation = FaultyDisk::Operation;
        struct Fault {
            Operation operation;
            int error;
            bool half = false;
        };
        const std::array faults{
            Fault{Operation::Open, EIO},        Fault{Operation::Open, EMFILE},  Fault{Operation::Open, EROFS},
            Fault{Operation::Open, ENOSPC},     Fault{Operation::Read, EIO},     Fault{Operation::Write, EIO},
            Fault{Operation::Write, ENOSPC},    Fault{Operation::Write, EROFS},  Fault{Operation::Write, ENOSPC, true},
            Fault{Operation::Write, EIO, true}, Fault{Operation::Truncate, EIO}, Fault{Operation::Sync, EIO},
            Fault{Operation::Sync, ENOSPC},     Fault{Operation::Rename, EIO},   Fault{Operation::Rename, ENOSPC},
            Fault{Operation::Rename, EROFS},    Fault{Operation::Remove, EIO},   Fault{Operation::Remove, EROFS},
            Fault{Operation::Lock, EIO},        Fault{Operation::Lock, ENOLCK},  Fault{Operation::Lock, EAGAIN}};
        int told = 0;
        for (const Fault& fault : faults) {
            for (int nth = first(); nth <= operations(fault.operation); nth += stride()) {
                SCOPED_TRACE("seed " + std::to_string(m_seed) + ": " + FaultyDisk::name(fault.operation) + ' ' +
                             std::to_string(nth) + " fails with " + std::strerror(fault.error) +
                             (fault.half ? ", half done" : ""));
                const TemporaryData data;
                Script::prepare(data.folder());
                std::optional<Script> script;
                {
                    FaultyDisk disk(data.folder());
                    disk.failOnce(fault.operation, nth, fault.error, fault.half);
                    script.emplace(data.folder(), disk, fault.operation == Operation::Read);
                    script->play();
                    told += script->told() > 0 ? 1 : 0;
                    script->expectWhole();
                }
                script->expectKept(data.folder());
                if (fault.operation == Operation::Write && fault.error == ENOSPC) {
                    for (const StoreErrorKind kind : script->kinds()) EXPECT_EQ(kind, StoreErrorKind::DiskFull);
                }
                if (testing::Test::HasFailure()) return;
                ++m_rounds;
            }
        }
        std::cout << m_rounds << " faults: " << told << " told, the others of no consequence; nothing lost\n";
    }

    void crashAtEveryPoint() {
        leaveAtEveryChange(
            &FaultyDisk::crashAfter, "crash after change", [](const Script&) {}, &Script::expectKept);
        std::cout << m_rounds << " crashes: nothing lost\n";
    }

    void lieFromEveryPoint() {
        leaveAtEveryChange(
            &FaultyDisk::lieFrom, "nothing flushed from change", [](const Script& script) { script.expectWhole(); },
            &Script::expectABeginning);
        std::cout << m_rounds << " disks that lied: never another game\n";
    }

    /// How often that happens when nothing fails.
    static int operations(FaultyDisk::Operation operation) {
        return counted().operations[static_cast<std::size_t>(operation)];
    }
    static int changes() { return counted().changes; }

private:
    struct Counted {
        std::array<int, FaultyDisk::operations> operations{};
        int changes = 0;
    };
    static const Counted& counted() {
        static const Counted counted = [] {
            const TemporaryData data;
            Script::prepare(data.folder());
            const FaultyDisk disk(data.folder());
            Script script(data.folder(), disk, false);
            script.play();
            script.expectWhole();
            Counted found;
            for (std::size_t i = 0; i < FaultyDisk::operations; ++i)
                found.operations[i] = disk.count(static_cast<FaultyDisk::Operation>(i));
            found.changes = disk.changes();
            return found;
        }();
        return counted;
    }

    /// From a seeded beginning, every so many in the short form.
    static int stride() { return longRun() ? 1 : 7; }
    int first() { return 1 + (longRun() ? 0 : m_random.below(stride())); }

    /// Lets the disk go wrong at each change in turn, and looks at three folders that it may leave behind.
    template <class Played, class Expect>
    void leaveAtEveryChange(void (FaultyDisk::*goWrong)(int), const char* how, Played&& played, Expect expect) {
        for (int nth = first(); nth <= changes(); nth += stride()) {
            SCOPED_TRACE("seed " + std::to_string(m_seed) + ": " + how + ' ' + std::to_string(nth));
            const TemporaryData data;
            Script::prepare(data.folder());
            FaultyDisk disk(data.folder());
            (disk.*goWrong)(nth);
            Script script(data.folder(), disk, false);
            script.play();
            played(script);
            for (int world = 0; world < 3; ++world) {
                const TemporaryData left;
                disk.leave(left.folder(), m_random);
                (script.*expect)(left.folder());
                if (testing::Test::HasFailure()) return;
                ++m_rounds;
            }
        }
    }

    unsigned m_seed = std::random_device()();
    random_play::Random m_random{m_seed};
    int m_rounds = 0;
};

}  // namespace basekeeper::test
