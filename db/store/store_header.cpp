// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_header.h"

#include "db/store/migrator.h"
#include "db/store/store_paths.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <array>
#include <bit>
#include <iterator>
#include <utility>

namespace basekeeper {

namespace {

// https://www.sqlite.org/fileformat2.html#the_database_header
constexpr qsizetype headerSize = 100;
constexpr qint64 bytesOfPage = 4096;
const QByteArray magic("SQLite format 3\0", 16);
constexpr qsizetype changeCounterAt = 24;
constexpr qsizetype pagesAt = 28;
constexpr qsizetype freePagesAt = 32;
constexpr qsizetype versionAt = 60;
constexpr qsizetype applicationAt = 68;
constexpr qsizetype reservedAt = 72;
constexpr qsizetype validForAt = 92;

/// Bytes that are the same in every database of ours.
constexpr std::array<std::pair<qsizetype, char>, 10> fixedBytes{
    {{16, 0x10}, {17, 0}, {20, 0}, {21, 64}, {22, 32}, {23, 32}, {47, 4}, {55, 0}, {59, 1}, {67, 0}}};
/// Numbers of four bytes whose first three bytes are always zero.
constexpr std::array<qsizetype, 5> smallNumbersAt{44, 48, 52, 56, 64};

quint32 numberAt(const QByteArray& header, qsizetype offset) {
    return qFromBigEndian<quint32>(header.constData() + offset);
}

void setNumber(QByteArray& header, qsizetype offset, quint32 number) { qToBigEndian(number, header.data() + offset); }

/// Apart from the application and the version.
bool hasFixedParts(const QByteArray& header) {
    if (!header.startsWith(magic)) return false;
    for (const auto& [offset, byte] : fixedBytes)
        if (header[offset] != byte) return false;
    for (const qsizetype offset : smallNumbersAt)
        if (numberAt(header, offset) > 0xFF) return false;
    const bool knownFormat = (header[18] == 1 || header[18] == 2) && (header[19] == 1 || header[19] == 2);
    return knownFormat &&
           header.sliced(reservedAt, validForAt - reservedAt) == QByteArray(validForAt - reservedAt, '\0');
}

/// Whether that text of the schema is anywhere in the file, which may be damaged.
bool contains(QFile& file, QByteArrayView text) {
    const uchar* bytes = file.map(0, file.size());
    return bytes != nullptr && QByteArrayView(bytes, file.size()).contains(text);
}

bool hasOurTables(QFile& file) { return contains(file, "CREATE TABLE session ("); }

/// Of the latest version.
bool hasLatestTables(QFile& file) { return contains(file, "started_at, first_link ON session"); }

/// The running checksum of a write-ahead log. https://www.sqlite.org/fileformat2.html#checksum_algorithm
class LogChecksum {
public:
    explicit LogChecksum(bool bigEndian) : m_bigEndian(bigEndian) {}
    void add(QByteArrayView bytes) {
        for (qsizetype at = 0; at + 8 <= bytes.size(); at += 8) {
            m_first += number(bytes, at) + m_second;
            m_second += number(bytes, at + 4) + m_first;
        }
    }
    /// Whether the eight bytes at that place hold it, which are big-endian in every log.
    [[nodiscard]] bool isAt(const QByteArray& bytes, qsizetype at) const {
        return numberAt(bytes, at) == m_first && numberAt(bytes, at + 4) == m_second;
    }

private:
    [[nodiscard]] quint32 number(QByteArrayView bytes, qsizetype at) const {
        return m_bigEndian ? qFromBigEndian<quint32>(bytes.data() + at) : qFromLittleEndian<quint32>(bytes.data() + at);
    }
    bool m_bigEndian;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

/// The header as the committed part of the write-ahead log has it; empty if it has none. After a crash in the middle of
/// moving the log into the database, the database's own is out of date.
/// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
QByteArray headerInLog(const QString& log) {
    constexpr qsizetype logHeader = 32;
    constexpr qsizetype frameHeader = 24;
    constexpr qsizetype logSaltAt = 16;
    constexpr qsizetype logChecksumAt = 24;
    constexpr qsizetype commitAt = 4;
    constexpr qsizetype frameSaltAt = 8;
    constexpr qsizetype frameChecksumAt = 16;
    constexpr qsizetype saltSize = 8;
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray head = file.read(logHeader);
    if (head.size() < logHeader) return {};
    LogChecksum checksum((numberAt(head, 0) & 1U) != 0);
    checksum.add(QByteArrayView(head).first(logChecksumAt));
    if (!checksum.isAt(head, logChecksumAt)) return {};
    QByteArray found;
    QByteArray uncommitted;
    while (true) {
        const QByteArray frame = file.read(frameHeader + bytesOfPage);
        // What an earlier use of the file left follows, or what was not written to its end.
        if (frame.size() < frameHeader + bytesOfPage ||
            frame.sliced(frameSaltAt, saltSize) != head.sliced(logSaltAt, saltSize))
            return found;
        checksum.add(QByteArrayView(frame).first(frameSaltAt));
        checksum.add(QByteArrayView(frame).sliced(frameHeader));
        if (!checksum.isAt(frame, frameChecksumAt)) return found;
        if (numberAt(frame, 0) == 1) uncommitted = frame.sliced(frameHeader, headerSize);
        if (numberAt(frame, commitAt) != 0 && !uncommitted.isEmpty()) found = uncommitted;
    }
}

bool differByOneBit(quint32 one, quint32 other) { return std::popcount(one ^ other) == 1; }

}  // namespace

StoreResult<void> checkStoreVersion(qint64 version, const QString& path) {
    if (version > std::ssize(storeMigrations()))
        return refuse(StoreErrorKind::NewerVersion, path, QStringLiteral("database version %1").arg(version));
    if (version < 0) return refuse(StoreErrorKind::Damaged, path, QStringLiteral("database version %1").arg(version));
    return {};
}

StoreResult<void> checkStoreHeader(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return refuse(StoreErrorKind::NotWritable, path, file.errorString());
    QByteArray header = file.read(headerSize);
    if (file.error() != QFileDevice::NoError) return refuse(StoreErrorKind::Failed, path, file.errorString());
    if (header.isEmpty()) {
        // A run that was killed before its first write leaves an empty file, but never with a write-ahead log.
        if (isFilled(walOf(path)))
            return refuse(StoreErrorKind::Damaged, path, QStringLiteral("empty, but has a write-ahead log"));
        return {};
    }
    if (const QByteArray logged = headerInLog(walOf(path)); !logged.isEmpty()) header = logged;
    const auto damaged = [&] { return refuse(StoreErrorKind::Damaged, path, QStringLiteral("the header is damaged")); };
    if (header.size() < headerSize) return refuse(StoreErrorKind::Damaged, path, QStringLiteral("not a database"));
    if (!hasFixedParts(header)) {
        if (hasOurTables(file)) return damaged();
        if (!header.startsWith(magic)) return refuse(StoreErrorKind::Damaged, path, QStringLiteral("not a database"));
    }
    const quint32 application = numberAt(header, applicationAt);
    // 0 may be ours too: a first run that was killed while everything was in the write-ahead log.
    if (application != storeApplicationId && application != 0) {
        if (differByOneBit(application, storeApplicationId) && hasOurTables(file)) return damaged();
        return refuse(StoreErrorKind::ForeignFile, path, QStringLiteral("application id %1").arg(application));
    }
    const auto latest = static_cast<quint32>(storeMigrations().size());
    if (differByOneBit(numberAt(header, versionAt), latest) && hasLatestTables(file)) return damaged();
    return checkStoreVersion(static_cast<qint32>(numberAt(header, versionAt)), path);
}

qint64 sizeInHeader(const QString& path) {
    QFile file(path);
    if (isFilled(walOf(path)) || !file.open(QIODevice::ReadOnly)) return 0;
    const QByteArray header = file.read(headerSize);
    if (header.size() < headerSize || numberAt(header, changeCounterAt) != numberAt(header, validForAt)) return 0;
    return bytesOfPage * numberAt(header, pagesAt);
}

QByteArray mendedHeader(QByteArray header, qint64 fileSize) {
    header.resize(headerSize);
    header.replace(0, magic.size(), magic);
    header[18] = header[19] = 2;  // with a write-ahead log
    for (const qsizetype offset : smallNumbersAt) setNumber(header, offset, 0);
    for (const auto& [offset, byte] : fixedBytes) header[offset] = byte;
    setNumber(header, pagesAt, static_cast<quint32>(fileSize / bytesOfPage));
    setNumber(header, validForAt, numberAt(header, changeCounterAt));
    setNumber(header, freePagesAt, 0);
    setNumber(header, freePagesAt + 4, 0);
    setNumber(header, versionAt, static_cast<quint32>(storeMigrations().size()));
    setNumber(header, applicationAt, storeApplicationId);
    header.replace(reservedAt, validForAt - reservedAt, QByteArray(validForAt - reservedAt, '\0'));
    return header;
}

}  // namespace basekeeper
