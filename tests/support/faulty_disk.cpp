// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faulty_disk.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace basekeeper::test {

namespace {

using Operation = FaultyDisk::Operation;

constexpr std::size_t sector = 512;

struct Pending {
    std::size_t offset = 0;
    std::string bytes;
    std::optional<std::size_t> cutTo = {};  ///< a truncation
};

/// What of a file is surely on the disk, and what was written since.
struct File {
    std::string durable;
    std::vector<Pending> pending;
};

std::string contentsOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void put(std::string& file, std::size_t offset, std::string_view bytes) {
    if (file.size() < offset + bytes.size()) file.resize(offset + bytes.size(), '\0');
    file.replace(offset, bytes.size(), bytes);
}

}  // namespace

struct FaultyDisk::Impl {
    std::string folder;
    std::array<int, operations> counts{};
    int changes = 0;
    struct Fault {
        Operation operation;
        int nth;
        int error;
        bool half;
    };
    std::optional<Fault> fault;
    std::optional<int> crashAfter;
    bool readOnly = false;
    std::optional<int> liesFrom;
    bool failed = false;
    bool crashed = false;
    bool busy = false;  ///< with files of its own concern
    int created = 0;
    std::map<int, File> files;
    std::map<ino_t, int> fileOfInode;  ///< an inode that became free is that of the next file
    std::map<std::string, std::map<std::string, int>> flushedNames;  ///< by folder

    [[nodiscard]] bool owns(std::string_view path) const {
        return !busy && path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
    }

    /// What the operation shall do instead, as an `errno`; 0: what it always does. `half`: and half of it.
    struct Verdict {
        int error = 0;
        bool half = false;
    };
    Verdict begin(Operation operation) {
        const int number = ++counts[static_cast<std::size_t>(operation)];
        if (crashed) return {EIO, false};
        if (fault && fault->operation == operation && fault->nth == number) {
            failed = true;
            return {fault->error, fault->half};
        }
        const bool isChange = operation == Operation::Write || operation == Operation::Truncate ||
                              operation == Operation::Sync || operation == Operation::Rename ||
                              operation == Operation::Remove;
        if (isChange && readOnly) return {EROFS, false};
        if (isChange && ++changes == crashAfter.value_or(0)) {
            // The last one is half done.
            crashed = true;
            return {operation == Operation::Write ? EIO : 0, operation == Operation::Write};
        }
        return {};
    }

    int fileOf(ino_t inode) {
        if (!fileOfInode.contains(inode)) create(inode);
        return fileOfInode[inode];
    }
    void create(ino_t inode) { fileOfInode[inode] = ++created; }

    void flushFolder(const std::string& path) {
        auto& names = flushedNames[path];
        names.clear();
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            struct stat found {};
            if (entry.is_regular_file() && ::stat(entry.path().c_str(), &found) == 0)
                names[entry.path().filename()] = fileOf(found.st_ino);
        }
    }
    void startWith(const std::string& path) {
        flushFolder(path);
        for (const auto& [name, file] : flushedNames[path]) files[file].durable = contentsOf(path + '/' + name);
        for (const auto& entry : std::filesystem::directory_iterator(path))
            if (entry.is_directory()) startWith(entry.path());
    }
};

namespace {

/// The one that lives.
FaultyDisk::Impl* disk = nullptr;

/// Files that are only read for the model must not be counted.
class Aside {
public:
    Aside() : m_was(std::exchange(disk->busy, true)) {}
    ~Aside() { disk->busy = m_was; }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

private:
    bool m_was;
};

/// The path of an open file; empty if it is none of the disk's.
std::string pathOf(int descriptor) {
    if (disk == nullptr || disk->busy) return {};
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = ::readlink(link.c_str(), path.data(), path.size());
    if (length <= 0) return {};
    std::string found(path.data(), static_cast<std::size_t>(length));
    return disk->owns(found) ? found : std::string();
}

ino_t inodeOf(int descriptor) {
    struct stat found {};
    ::fstat(descriptor, &found);
    return found.st_ino;
}

File& fileOf(int descriptor) { return disk->files[disk->fileOf(inodeOf(descriptor))]; }

long failing(int error) {
    errno = error;
    return -1;
}

long writing(long call, int descriptor, const void* bytes, std::size_t size, off_t offset, bool atOffset) {
    const auto real = [&](std::size_t much) {
        return atOffset ? ::syscall(call, descriptor, bytes, much, offset) : ::syscall(call, descriptor, bytes, much);
    };
    if (pathOf(descriptor).empty()) return real(size);
    const auto verdict = disk->begin(Operation::Write);
    if (verdict.error != 0 && !verdict.half) return failing(verdict.error);
    if (!atOffset) {
        const bool appends = (::fcntl(descriptor, F_GETFL) & O_APPEND) != 0;
        offset = ::lseek(descriptor, 0, appends ? SEEK_END : SEEK_CUR);
    }
    const long written = real(verdict.half ? size / 2 : size);
    if (written > 0)
        fileOf(descriptor)
            .pending.push_back({static_cast<std::size_t>(offset),
                                std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(written))});
    return verdict.error != 0 ? failing(verdict.error) : written;
}

long syncing(long call, int descriptor) {
    const std::string path = pathOf(descriptor);
    if (path.empty()) return ::syscall(call, descriptor);
    if (const auto verdict = disk->begin(Operation::Sync); verdict.error != 0) return failing(verdict.error);
    if (disk->liesFrom && disk->changes >= *disk->liesFrom) return 0;
    const Aside aside;
    if (std::filesystem::is_directory(path)) {
        disk->flushFolder(path);
    } else {
        File& file = fileOf(descriptor);
        file.durable = contentsOf("/proc/self/fd/" + std::to_string(descriptor));
        file.pending.clear();
    }
    return 0;
}

long truncating(int descriptor, off_t size) {
    if (pathOf(descriptor).empty()) return ::syscall(SYS_ftruncate, descriptor, size);
    if (const auto verdict = disk->begin(Operation::Truncate); verdict.error != 0) return failing(verdict.error);
    fileOf(descriptor).pending.push_back({0, {}, static_cast<std::size_t>(size)});
    return ::syscall(SYS_ftruncate, descriptor, size);
}

bool needsMode(int flags) { return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE; }

long opening(const char* path, int flags, mode_t mode) {
    if (disk == nullptr || !disk->owns(path)) return ::syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (const auto verdict = disk->begin(Operation::Open); verdict.error != 0) return failing(verdict.error);
    if (disk->readOnly && (flags & O_ACCMODE) != O_RDONLY) return failing(EROFS);
    const bool isNew = ::access(path, F_OK) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    const long descriptor = ::syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (isNew && descriptor >= 0) disk->create(inodeOf(static_cast<int>(descriptor)));
    return descriptor;
}

long reading(long call, int descriptor, void* bytes, std::size_t size, off_t offset) {
    if (!pathOf(descriptor).empty())
        if (const auto verdict = disk->begin(Operation::Read); verdict.error != 0) return failing(verdict.error);
    return ::syscall(call, descriptor, bytes, size, offset);
}

long linking(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    if (disk != nullptr && disk->owns(to))
        if (const auto verdict = disk->begin(Operation::Rename); verdict.error != 0) return failing(verdict.error);
    return ::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags);
}

long renaming(const char* from, const char* to, unsigned flags) {
    if (disk != nullptr && disk->owns(to))
        if (const auto verdict = disk->begin(Operation::Rename); verdict.error != 0) return failing(verdict.error);
    return ::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}

long removing(const char* path) {
    if (disk != nullptr && disk->owns(path))
        if (const auto verdict = disk->begin(Operation::Remove); verdict.error != 0) return failing(verdict.error);
    return ::syscall(SYS_unlink, path);
}

long controlling(int descriptor, int command, void* argument) {
    const bool locks = command == F_SETLK || command == F_OFD_SETLK;
    if (locks && !pathOf(descriptor).empty())
        if (const auto verdict = disk->begin(Operation::Lock); verdict.error != 0) return failing(verdict.error);
    return ::syscall(SYS_fcntl, descriptor, command, argument);
}

}  // namespace

FaultyDisk::FaultyDisk(const QString& folder) : m_impl(std::make_unique<Impl>()) {
    m_impl->folder = folder.toStdString();
    m_impl->busy = true;
    disk = m_impl.get();
    m_impl->startWith(folder.toStdString());
    m_impl->busy = false;
}

FaultyDisk::~FaultyDisk() { disk = nullptr; }

void FaultyDisk::failOnce(Operation operation, int nth, int error, bool half) {
    m_impl->fault = Impl::Fault{operation, nth, error, half};
}
void FaultyDisk::crashAfter(int nth) { m_impl->crashAfter = nth; }
void FaultyDisk::becomeReadOnly() { m_impl->readOnly = true; }
void FaultyDisk::lieFrom(int nth) { m_impl->liesFrom = nth; }

int FaultyDisk::count(Operation operation) const { return m_impl->counts[static_cast<std::size_t>(operation)]; }
int FaultyDisk::changes() const { return m_impl->changes; }
bool FaultyDisk::hasFailed() const { return m_impl->failed; }
bool FaultyDisk::hasCrashed() const { return m_impl->crashed; }

void FaultyDisk::leave(const QString& folder, random_play::Random& random) const {
    const Aside aside;
    for (const auto& [from, names] : m_impl->flushedNames) {
        const std::filesystem::path to =
            folder.toStdString() + from.substr(std::min(from.size(), m_impl->folder.size()));
        std::filesystem::create_directories(to);
        for (const auto& [name, number] : names) {
            const File& written = m_impl->files[number];
            std::string file = written.durable;
            for (const Pending& change : written.pending) {
                if (change.cutTo && random.chance(50)) file.resize(std::min(file.size(), *change.cutTo));
                for (std::size_t done = 0; done < change.bytes.size(); done += sector)
                    if (random.chance(50))
                        put(file, change.offset + done, std::string_view(change.bytes).substr(done, sector));
            }
            std::ofstream(to / name, std::ios::binary) << file;
        }
    }
}

std::string FaultyDisk::name(Operation operation) {
    constexpr std::array names{"open", "read", "write", "truncate", "sync", "rename", "remove", "lock"};
    return names[static_cast<std::size_t>(operation)];
}

}  // namespace basekeeper::test

// What the program and its libraries call. Declared by the C library as it is, so that each definition takes the place
// of that one.
// NOLINTBEGIN(cert-dcl50-cpp,cppcoreguidelines-pro-type-vararg)
extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = basekeeper::test::needsMode(flags) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return static_cast<int>(basekeeper::test::opening(path, flags, mode));
}
int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = basekeeper::test::needsMode(flags) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return static_cast<int>(basekeeper::test::opening(path, flags, mode));
}
int fcntl64(int descriptor, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void* argument = va_arg(rest, void*);
    va_end(rest);
    return static_cast<int>(basekeeper::test::controlling(descriptor, command, argument));
}
ssize_t write(int descriptor, const void* bytes, size_t size) {
    return basekeeper::test::writing(SYS_write, descriptor, bytes, size, 0, false);
}
ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset) {
    return basekeeper::test::writing(SYS_pwrite64, descriptor, bytes, size, offset, true);
}
ssize_t pread64(int descriptor, void* bytes, size_t size, off64_t offset) {
    return basekeeper::test::reading(SYS_pread64, descriptor, bytes, size, offset);
}
// Qt reads by this one.
ssize_t read(int descriptor, void* bytes, size_t size) {
    return basekeeper::test::reading(SYS_read, descriptor, bytes, size, 0);
}
int fsync(int descriptor) { return static_cast<int>(basekeeper::test::syncing(SYS_fsync, descriptor)); }
int fdatasync(int descriptor) { return static_cast<int>(basekeeper::test::syncing(SYS_fdatasync, descriptor)); }
int ftruncate64(int descriptor, off64_t size) noexcept {
    return static_cast<int>(basekeeper::test::truncating(descriptor, size));
}
int rename(const char* from, const char* to) noexcept {
    return static_cast<int>(basekeeper::test::renaming(from, to, 0));
}
int renameat2(int, const char* from, int, const char* to, unsigned flags) noexcept {
    return static_cast<int>(basekeeper::test::renaming(from, to, flags));
}
// Qt gives a file that had no name its name by this one.
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    return static_cast<int>(basekeeper::test::linking(fromFolder, from, toFolder, to, flags));
}
int unlink(const char* path) noexcept { return static_cast<int>(basekeeper::test::removing(path)); }
}
// NOLINTEND(cert-dcl50-cpp,cppcoreguidelines-pro-type-vararg)
