// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/page_records.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace basekeeper {

namespace {

constexpr qsizetype pageSize = 4096;
constexpr qsizetype headerOfFile = 100;
constexpr qsizetype largestPayload = 64 * 1024 * 1024;

/// The kinds of pages that hold records.
enum class PageKind : std::uint8_t { TableLeaf, IndexLeaf, IndexInterior };

/// Reads from a part of a page; empty beyond its end.
class Bytes {
public:
    explicit Bytes(QByteArrayView bytes) : m_bytes(bytes) {}

    [[nodiscard]] qsizetype left() const { return m_bytes.size() - m_at; }
    [[nodiscard]] std::optional<QByteArrayView> take(qsizetype count) {
        if (count < 0 || count > left()) return {};
        const QByteArrayView taken = m_bytes.sliced(m_at, count);
        m_at += count;
        return taken;
    }
    /// A whole number of so many bytes, with its sign.
    [[nodiscard]] std::optional<qint64> number(qsizetype count) {
        const auto taken = take(count);
        if (!taken || taken->isEmpty()) return {};
        auto value = static_cast<std::uint64_t>(static_cast<std::int64_t>(taken->front() < 0 ? -1 : 0));
        for (const char byte : *taken) value = value << 8U | static_cast<unsigned char>(byte);
        return static_cast<qint64>(value);
    }
    /// SQLite's form of up to nine bytes, seven bits each but the last.
    [[nodiscard]] std::optional<qint64> varint() {
        std::uint64_t value = 0;
        for (int i = 0; i < 9; ++i) {
            const auto taken = take(1);
            if (!taken) return {};
            const auto byte = static_cast<unsigned char>(taken->front());
            if (i == 8) return static_cast<qint64>(value << 8U | byte);
            value = value << 7U | (byte & 0x7FU);
            if ((byte & 0x80U) == 0) return static_cast<qint64>(value);
        }
        return {};
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

/// A value of that serial type.
std::optional<QVariant> valueIn(Bytes& in, qint64 type) {
    constexpr std::array<qsizetype, 7> wholeSizes{0, 1, 2, 3, 4, 6, 8};
    if (type == 0) return QVariant();
    if (type >= 1 && type <= 6) {
        const auto whole = in.number(wholeSizes[static_cast<std::size_t>(type)]);
        return whole ? std::optional<QVariant>(QVariant(*whole)) : std::nullopt;
    }
    if (type == 8 || type == 9) return QVariant(type - 8);
    // None of our tables holds fractions or bytes.
    if (type < 13 || type % 2 == 0) return {};
    const auto text = in.take((type - 13) / 2);
    return text ? std::optional<QVariant>(QString::fromUtf8(*text)) : std::nullopt;
}

std::optional<std::vector<QVariant>> recordIn(QByteArrayView payload) {
    Bytes header(payload);
    const auto size = header.varint();
    if (!size || *size < 1 || *size > payload.size()) return {};
    Bytes types(payload.first(*size));
    if (!types.varint()) return {};
    Bytes body(payload.sliced(*size));
    std::vector<QVariant> values;
    while (types.left() > 0) {
        const auto type = types.varint();
        const auto value = type ? valueIn(body, *type) : std::nullopt;
        if (!value) return {};
        values.push_back(*value);
    }
    return values;
}

class File {
public:
    explicit File(QByteArrayView bytes) : m_bytes(bytes) {}

    void forEach(const std::function<void(const PageRecord&)>& take) const {
        const std::set<qsizetype> free = freePages();
        for (qsizetype page = 0; page < pages(); ++page)
            for (const PageKind kind : {PageKind::TableLeaf, PageKind::IndexLeaf, PageKind::IndexInterior})
                if (!free.contains(page) && mayBe(page, kind)) recordsOf(page, kind, take);
    }

private:
    [[nodiscard]] qsizetype pages() const { return m_bytes.size() / pageSize; }

    /// The list of free pages; empty if anything in it does not fit, because then it may name others.
    [[nodiscard]] std::set<qsizetype> freePages() const {
        if (pages() == 0) return {};
        const auto number = [&](qsizetype page, qsizetype offset) {
            return static_cast<qsizetype>(qFromBigEndian<quint32>(at(page).data() + offset));
        };
        constexpr qsizetype firstTrunk = 32;
        constexpr qsizetype count = 36;
        std::set<qsizetype> free;
        const auto add = [&](qsizetype numbered) {
            return numbered >= 2 && numbered <= pages() && free.insert(numbered - 1).second;
        };
        for (qsizetype trunk = number(0, firstTrunk); trunk != 0; trunk = number(trunk - 1, 0)) {
            if (!add(trunk)) return {};
            const qsizetype leaves = number(trunk - 1, 4);
            if (leaves > pageSize / 4 - 2) return {};
            for (qsizetype leaf = 0; leaf < leaves; ++leaf)
                if (!add(number(trunk - 1, 8 + 4 * leaf))) return {};
        }
        return std::ssize(free) == number(0, count) ? free : std::set<qsizetype>();
    }

    [[nodiscard]] QByteArrayView at(qsizetype page) const { return m_bytes.sliced(page * pageSize, pageSize); }
    [[nodiscard]] static qsizetype beginOf(qsizetype page) { return page == 0 ? headerOfFile : 0; }

    /// The kind of a page is one byte; if it is none that there is, the page may be of any.
    [[nodiscard]] bool mayBe(qsizetype page, PageKind kind) const {
        constexpr char interiorTable = 5;
        switch (at(page)[beginOf(page)]) {
            case 13: return kind == PageKind::TableLeaf;
            case 10: return kind == PageKind::IndexLeaf;
            case 2: return kind == PageKind::IndexInterior;
            case interiorTable: return false;
            default: return true;
        }
    }

    /// Follows the pointers to the cells as far as they make sense, whatever number of cells the page states.
    void recordsOf(qsizetype page, PageKind kind, const std::function<void(const PageRecord&)>& take) const {
        const QByteArrayView bytes = at(page);
        const qsizetype firstPointer = beginOf(page) + (kind == PageKind::IndexInterior ? 12 : 8);
        qsizetype firstCell = pageSize;
        for (qsizetype pointer = firstPointer; pointer + 2 <= firstCell; pointer += 2) {
            const qsizetype cell = qFromBigEndian<quint16>(bytes.data() + pointer);
            if (cell < pointer + 2 || cell >= pageSize) continue;
            if (const auto record = recordAt(bytes.sliced(cell), kind)) {
                firstCell = std::min(firstCell, cell);
                take(*record);
            }
        }
    }

    [[nodiscard]] std::optional<PageRecord> recordAt(QByteArrayView cell, PageKind kind) const {
        Bytes in(cell);
        if (kind == PageKind::IndexInterior && !in.take(4)) return {};
        const auto size = in.varint();
        if (!size || *size < 2 || *size > largestPayload) return {};
        PageRecord record;
        if (kind == PageKind::TableLeaf) {
            record.rowid = in.varint();
            if (!record.rowid) return {};
        }
        const auto payload = payloadOf(in, *size, kind == PageKind::TableLeaf);
        auto values = payload ? recordIn(*payload) : std::nullopt;
        if (!values) return {};
        record.values = *std::move(values);
        return record;
    }

    /// What of it has no room on the page lies on a list of other pages.
    [[nodiscard]] std::optional<QByteArray> payloadOf(Bytes& in, qsizetype size, bool ofTable) const {
        const qsizetype mostHere = ofTable ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23;
        const qsizetype fewestHere = (pageSize - 12) * 32 / 255 - 23;
        const qsizetype wanted = fewestHere + (size - fewestHere) % (pageSize - 4);
        const qsizetype here = size <= mostHere ? size : wanted <= mostHere ? wanted : fewestHere;
        const auto local = in.take(here);
        if (!local) return {};
        QByteArray payload = local->toByteArray();
        if (here == size) return payload;
        auto next = in.number(4);
        for (qsizetype followed = 0; payload.size() < size; ++followed) {
            if (!next || *next < 1 || *next > pages() || followed > pages()) return {};
            Bytes page(at(*next - 1));
            next = page.number(4);
            payload += *page.take(std::min(size - payload.size(), pageSize - 4));
        }
        return payload;
    }

    QByteArrayView m_bytes;
};

}  // namespace

void forEachPageRecord(QByteArrayView file, const std::function<void(const PageRecord&)>& take) {
    File(file).forEach(take);
}

}  // namespace basekeeper
