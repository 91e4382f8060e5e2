// SPDX-License-Identifier: GPL-3.0-or-later

// A second process for the tests of the store: `store_child TASK FOLDER [FILE...]`. Every line that it prints is a
// promise that the test holds the store to. Exits with 0 when it could do its task, 77 when the system does not let it.
#include "db/formats/compact_json.h"
#include "db/store/backup_folder.h"
#include "db/store/store.h"
#include "db/store/store_replacement.h"
#include "db/store/store_rescue.h"
#include "db/store/store_survey.h"
#include "tests/support/random_session.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonObject>

#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <random>
#include <sched.h>
#include <utility>

using namespace basekeeper;

namespace {

constexpr int cannot = 77;

/// Past the buffer of the C library: what is printed must be out before the process can be killed.
void say(const QByteArray& line) {
    const QByteArray bytes = line + '\n';
    if (::write(STDOUT_FILENO, bytes.constData(), static_cast<std::size_t>(bytes.size())) != bytes.size()) _exit(1);
}

void say(const StoreError& error) {
    say("error " + QByteArray::number(static_cast<int>(error.kind)));
    std::fprintf(stderr, "%s\n", qPrintable(error.detail));
}

StoreResult<QString> someSession(Store& store) {
    const auto open = store.openSession();
    if (open && *open) return (*open)->id;
    return store.beginSession({QStringLiteral("game"), 1, {}, {}, QDateTime::currentDateTimeUtc()})
        .map(&SessionInfo::id);
}

StoreResult<StoredEntry> add(Store& store, const QString& session) {
    return store.append(session, {{QStringLiteral("note"), QString(300, u'x')}}, QDateTime::currentDateTimeUtc(),
                        false);
}

/// Adds lines and prints their numbers until a line is refused; prints why.
void addUntilRefused(Store& store, const QString& session) {
    for (;;) {
        const auto added = add(store, session);
        if (!added) return say(added.error());
        say(QByteArray::number(static_cast<qint64>(added->seq)));
    }
}

int open(const QString& folder) {
    const auto store = Store::open(folder);
    if (store) say("open");
    else say(store.error());
    return 0;
}

/// With an act in the log that is not in the database yet.
int hold(const QString& folder) {
    const auto store = Store::open(folder);
    if (!store) return 1;
    if (const auto session = someSession(**store); !session || !add(**store, *session)) return 1;
    say("open");
    char byte = 0;
    return ::read(STDIN_FILENO, &byte, 1) == 0 ? 0 : 1;
}

/// Goes on with the open session at random, by the rules and at full speed, and says of every act that it is saved. A
/// game that is long enough is ended, and another begun. Between the acts backups are made, if they are wanted.
int play(const QString& folder, bool backups) {
    constexpr std::size_t longGame = 400;
    constexpr int pagesAtATime = 4;
    const auto store = Store::open(folder);
    if (!store) return 1;
    QString backup;
    const auto goOnWithBackup = [&] {
        if (backup.isEmpty()) {
            const auto place = placeForBackup(folder);
            if (!place || !(*store)->beginCopy(*place)) return false;
            backup = *place;
        }
        const auto complete = (*store)->continueCopy(pagesAtATime);
        if (!complete) return false;
        if (!*complete) return true;
        return keepBackup(folder, std::exchange(backup, {}), QDateTime::currentDateTime()).has_value();
    };
    for (;;) {
        const auto seed = static_cast<std::uint64_t>(std::random_device()());
        const auto open = (*store)->openSession();
        if (!open) return 1;
        std::optional<test::RandomSession> game;
        QString id;
        if (*open) {
            id = (*open)->id;
            auto setup = AllYourBaseCodec::readSetup((*open)->setup);
            const auto log = (*store)->entries(id);
            if (!setup || !log) return 1;
            Session<AllYourBase> session(*std::move(setup));
            for (const StoredEntry& line : *log) session.add(readEntry<AllYourBaseCodec>(line.body).value());
            game.emplace(seed, std::move(session));
        } else {
            game.emplace(seed);
            const auto begun = (*store)->beginSession(game->header(QDateTime::currentDateTimeUtc()));
            if (!begun) return 1;
            id = begun->id;
        }
        while (!game->over() && game->play().log().size() < longGame) {
            const auto entry = game->next();
            const QJsonObject body = writeEntry<AllYourBaseCodec>(entry);
            const bool over = AllYourBase::isOver(game->play().stateWith(entry));
            const auto saved = (*store)->append(id, body, QDateTime::currentDateTimeUtc(), over);
            if (!saved) return 1;
            game->add(entry);
            say("saved " + id.toLatin1() + ' ' + QByteArray::number(static_cast<qint64>(saved->seq)) + ' ' +
                QCryptographicHash::hash(compactJson(body), QCryptographicHash::Sha1).toHex());
            if (backups && !goOnWithBackup()) return 1;
        }
        if (!(*store)->endSession(id, QDateTime::currentDateTimeUtc())) return 1;
    }
}

/// Puts the files in the database's place, in turn.
int restore(const QString& folder, const QStringList& files) {
    for (;;)
        for (const QString& file : files) {
            const auto place = placeForReplacement(folder);
            if (!place || !copyStore(file, *place)) return 1;
            if (!replaceDatabase(folder, *place, Replacement::Restored, QDateTime::currentDateTime())) return 1;
            if (!Store::open(folder)) return 1;
            say("restored");
        }
}

int rescue(const QString& folder) { return openOrRescueStore(folder, QDateTime::currentDateTime()) ? 0 : 1; }

int append(const QString& folder) {
    const auto store = Store::open(folder);
    if (!store) return 1;
    const auto session = someSession(**store);
    if (!session) return 1;
    addUntilRefused(**store, *session);
    return 1;
}

/// Fills what room there is, makes room with `makeRoom`, and goes on in the same store.
template <class MakeRoom>
int runFull(const QString& folder, MakeRoom&& makeRoom) {
    const auto store = Store::open(folder);
    if (!store) return 1;
    const auto session = someSession(**store);
    if (!session) return 1;
    addUntilRefused(**store, *session);
    if (const auto again = add(**store, *session); again) return 1;
    if (!makeRoom()) return 1;
    say("room");
    for (int i = 0; i < 3; ++i) {
        const auto added = add(**store, *session);
        if (!added) return 1;
        say(QByteArray::number(static_cast<qint64>(added->seq)));
    }
    const auto log = (*store)->entries(*session);
    if (!log) return 1;
    say("stored " + QByteArray::number(static_cast<qint64>(log->size())));
    return 0;
}

int fileLimit(const QString& folder) {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    if (getrlimit(RLIMIT_FSIZE, &limit) != 0) return cannot;
    const rlim_t before = limit.rlim_cur;
    limit.rlim_cur = 400'000;
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return cannot;
    return runFull(folder, [&] {
        limit.rlim_cur = before;
        return setrlimit(RLIMIT_FSIZE, &limit) == 0;
    });
}

bool writeTo(const char* path, const QByteArray& text) {
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(text) == text.size();
}

/// From here on what this process mounts is seen by nobody else. Who is not root may do so as the root of a world of
/// its own, where the system allows it.
bool hideMounts() {
    const QByteArray user = QByteArray::number(geteuid());
    const QByteArray group = QByteArray::number(getegid());
    if (unshare(CLONE_NEWNS) != 0) {
        if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0 || !writeTo("/proc/self/setgroups", "deny") ||
            !writeTo("/proc/self/uid_map", "0 " + user + " 1") || !writeTo("/proc/self/gid_map", "0 " + group + " 1"))
            return false;
    }
    return mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

/// A disk of 800 kB that only this process sees, and that goes with it.
int smallDisk(const QString& folder) {
    if (!hideMounts()) return cannot;
    if (mount("none", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=800k") != 0) return cannot;
    QFile ballast(folder + QStringLiteral("/ballast"));
    if (!ballast.open(QIODevice::WriteOnly) || ballast.write(QByteArray(200'000, 'x')) != 200'000) return 1;
    ballast.close();
    const int result = runFull(folder, [&] { return ballast.remove(); });
    return result == 0 ? open(folder) : result;
}

/// A disk on which there is no room even for an empty database.
int fullDisk(const QString& folder) {
    if (!hideMounts()) return cannot;
    if (mount("none", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=400k") != 0) return cannot;
    QFile ballast(folder + QStringLiteral("/ballast"));
    if (!ballast.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return 1;
    while (ballast.write(QByteArray(4096, 'x')) == 4096) continue;
    open(folder);
    ballast.remove();
    return open(folder);
}

/// On a disk that is mounted read-only.
int readOnlyDisk(const QString& folder) {
    if (!hideMounts()) return cannot;
    const QByteArray path = QFile::encodeName(folder);
    if (mount(path.constData(), path.constData(), nullptr, MS_BIND, nullptr) != 0) return cannot;
    if (mount(nullptr, path.constData(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) != 0) return cannot;
    return open(folder);
}

/// As somebody whom permissions bind, which they do not do for root.
int openAsNobody(const QString& folder) {
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0)) return cannot;
    return open(folder);
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc < 3) return 2;
    const QByteArray task(argv[1]);
    const QString folder = QFile::decodeName(argv[2]);
    if (task == "open") return open(folder);
    if (task == "open-as-nobody") return openAsNobody(folder);
    if (task == "hold") return hold(folder);
    if (task == "play") return play(folder, false);
    if (task == "play-with-backups") return play(folder, true);
    if (task == "restore") return restore(folder, QCoreApplication::arguments().mid(3));
    if (task == "rescue") return rescue(folder);
    if (task == "append") return append(folder);
    if (task == "file-limit") return fileLimit(folder);
    if (task == "small-disk") return smallDisk(folder);
    if (task == "full-disk") return fullDisk(folder);
    if (task == "read-only-disk") return readOnlyDisk(folder);
    return 2;
}
