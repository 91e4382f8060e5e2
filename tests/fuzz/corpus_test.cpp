// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fed.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

/// The short form of the fuzzers, without a fuzzer: the corpus and what becomes of it by chance, the same in every run.
namespace basekeeper::fuzz {
namespace {

class Mutations {
public:
    QByteArray of(QByteArray bytes) {
        for (auto times = 1 + below(4); times > 0; --times) mutateOnce(bytes);
        return bytes;
    }

private:
    /// By the rest of a division: a distribution of the library may differ from one library to the next.
    qsizetype below(qsizetype limit) {
        return limit > 0 ? static_cast<qsizetype>(m_random() % static_cast<std::mt19937::result_type>(limit)) : 0;
    }

    void mutateOnce(QByteArray& bytes) {
        const qsizetype at = below(bytes.size());
        const qsizetype length = below(std::min<qsizetype>(bytes.size() - at, 64) + 1);
        switch (below(6)) {
            case 0: flip(bytes); break;
            case 1: bytes.remove(at, length); break;
            case 2: bytes.truncate(at); break;
            case 3: bytes.insert(below(bytes.size() + 1), bytes.mid(at, length)); break;
            case 4: bytes.insert(at, static_cast<char>(below(256))); break;
            default: swapLines(bytes); break;
        }
    }

    void flip(QByteArray& bytes) {
        if (bytes.isEmpty()) return;
        char& byte = bytes[below(bytes.size())];
        byte = static_cast<char>(byte ^ (1 << below(8)));
    }

    void swapLines(QByteArray& bytes) {
        QList<QByteArray> lines = bytes.split('\n');
        lines.swapItemsAt(below(lines.size()), below(lines.size()));
        bytes = lines.join('\n');
    }

    std::mt19937 m_random{20260131};
};

struct Fed {
    const char* name;
    std::string (*feed)(const QByteArray&);
    QString folder = QStringLiteral(BASEKEEPER_CORPUS "/") + QString::fromLatin1(name);
    int files = 10;  ///< at least
    int changesOfEach = 200;
};

void PrintTo(const Fed& fed, std::ostream* out) { *out << fed.name; }

class Corpus : public testing::TestWithParam<Fed> {
protected:
    static QFileInfoList files() { return QDir(GetParam().folder).entryInfoList(QDir::Files, QDir::Name); }
    static QByteArray contents(const QFileInfo& info) {
        QFile file(info.filePath());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << info.filePath().toStdString();
        return file.readAll();
    }
};

TEST_P(Corpus, IsFedWithoutFault) {
    ASSERT_GE(files().size(), GetParam().files);
    for (const QFileInfo& file : files())
        EXPECT_EQ(GetParam().feed(contents(file)), "") << file.fileName().toStdString();
}

TEST_P(Corpus, ChangedByChanceIsFedWithoutFault) {
    Mutations mutations;
    for (const QFileInfo& file : files()) {
        const QByteArray whole = contents(file);
        for (int i = 0; i < GetParam().changesOfEach; ++i) {
            const QByteArray changed = mutations.of(whole);
            ASSERT_EQ(GetParam().feed(changed), "") << file.fileName().toStdString() << '\n' << changed.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Corpus,
                         testing::Values(Fed{"session_file", fedToSessionFile}, Fed{"csv", fedToCsv},
                                         Fed{"replay", fedToReplay}, Fed{"tile_set", fedToTileSet},
                                         Fed{"command_line", fedToCommandLine},
                                         Fed{.name = "settings", .feed = fedToSettings, .changesOfEach = 15},
                                         Fed{.name = "valid_game", .feed = fedToValidGame, .changesOfEach = 10},
                                         Fed{"store", fedToStore, QStringLiteral(BASEKEEPER_STORES), 6, 3}),
                         [](const auto& fed) { return std::string(fed.param.name); });

}  // namespace
}  // namespace basekeeper::fuzz

/// Translations want an application, and settings one that may show pictures.
int main(int argc, char* argv[]) {
    const QGuiApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
