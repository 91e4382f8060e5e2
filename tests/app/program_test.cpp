// SPDX-License-Identifier: GPL-3.0-or-later

// The program itself, started as people start it.
#include "app/session/session_controller.h"
#include "db/session_file/session_export.h"
#include "tests/support/made_session.h"
#include "tests/support/temporary_data.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>
#include <vector>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// For a slow machine under sanitizers with other work to do; what goes on for longer never ends.
constexpr int longEnough = 600'000;

/// The program at work in another process, without a display.
class Program {
public:
    /// In the surroundings of the test, but for these; one without a value is not there at all.
    explicit Program(const QStringList& arguments, const std::vector<std::pair<QString, QString>>& surroundings = {},
                     const QString& file = QStringLiteral(BASEKEEPER_PROGRAM)) {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_runtime.path());
        for (const auto& [name, value] : surroundings)
            value.isEmpty() ? environment.remove(name) : environment.insert(name, value);
        m_process.setProcessEnvironment(environment);
        m_process.start(file, arguments);
        EXPECT_TRUE(m_process.waitForStarted(longEnough)) << m_process.errorString().toStdString();
    }
    ~Program() { kill(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// The exit status; -1 if it died otherwise.
    int status() {
        EXPECT_TRUE(m_process.state() == QProcess::NotRunning || m_process.waitForFinished(longEnough))
            << "it goes on and on";
        m_out += m_process.readAllStandardOutput();
        m_err += m_process.readAllStandardError();
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    [[nodiscard]] QString out() const { return QString::fromUtf8(m_out); }
    /// Without what the platform says of itself.
    [[nodiscard]] QStringList complaints() const {
        QStringList lines = QString::fromUtf8(m_err).split(u'\n', Qt::SkipEmptyParts);
        lines.removeIf([](const QString& line) {
            return line.startsWith(u"QStandardPaths") || line.contains(u"propagateSizeHints");
        });
        return lines;
    }
    /// Looks again and again until it is so; false if the program ends before.
    template <class Condition>
    bool goesOnUntil(Condition&& condition) {
        QElapsedTimer time;
        time.start();
        while (!condition()) {
            constexpr int lookAgain = 5;
            if (m_process.waitForFinished(lookAgain) || m_process.state() == QProcess::NotRunning ||
                time.hasExpired(longEnough))
                return false;
        }
        return true;
    }
    [[nodiscard]] qint64 id() const { return m_process.processId(); }
    void kill() {
        m_process.kill();
        m_process.waitForFinished(longEnough);
    }

private:
    QTemporaryDir m_runtime;
    QProcess m_process;
    QByteArray m_out;
    QByteArray m_err;
};

std::string joined(const QStringList& lines) { return lines.join(u'\n').toStdString(); }

QStringList picturesIn(const QString& folder) { return QDir(folder).entryList({QStringLiteral("*.png")}, QDir::Files); }

TEST(Program, TellsItsVersion) {
    Program program({"--version"});
    EXPECT_EQ(program.status(), 0);
    EXPECT_TRUE(program.out().startsWith("basekeeper ")) << program.out().toStdString();
    EXPECT_EQ(joined(program.complaints()), "");
}

TEST(Program, TellsHowItIsUsed) {
    Program program({"--help"});
    EXPECT_EQ(program.status(), 0);
    for (const char* option : {"--data", "--language", "--size", "--theme", "--text-scale", "--self-test", "replay"})
        EXPECT_TRUE(program.out().contains(option)) << option;
    EXPECT_EQ(joined(program.complaints()), "");
}

TEST(Program, SaysInOneLineWhatItDoesNotUnderstand) {
    for (const QStringList& arguments : {QStringList{"--languag"},
                                         {"--language", "xx"},
                                         {"--size", "big"},
                                         {"--text-scale", "7"},
                                         {"--theme", "pink"},
                                         {"dance"},
                                         {"replay"}}) {
        Program program(arguments);
        EXPECT_EQ(program.status(), 2) << joined(arguments);
        EXPECT_EQ(program.complaints().size(), 1) << joined(program.complaints());
    }
}

TEST(Program, LeavesNoCoreDump) {
    const QTemporaryDir folder;
    Program program({"--data", folder.path()});
    const QString process = QStringLiteral("/proc/%1").arg(program.id());
    ASSERT_TRUE(program.goesOnUntil([&] { return QFile::exists(folder.filePath("basekeeper.sqlite")); }));
    const QString limits = QString::fromUtf8(TemporaryData::read(process + "/limits"));
    EXPECT_TRUE(limits.contains(QRegularExpression("Max core file size +0 +0 "))) << limits.toStdString();
    // The system gives what it lets nobody look into to root; as root, the test cannot tell.
    if (::geteuid() != 0) { EXPECT_EQ(QFileInfo(process + "/environ").ownerId(), 0U); }
}

TEST(Program, APipeIsRefusedAtOnceInsteadOfWaitedFor) {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QStringList& arguments : {QStringList{"replay", pipe},
                                         {"verify", pipe},
                                         {"import", "--data", folder.filePath("data"), pipe},
                                         {"export", "--data", folder.filePath("data"), "--force", "--all", pipe}}) {
        Program program(arguments, {{"LC_ALL", "C.UTF-8"}});
        EXPECT_NE(program.status(), 0) << joined(arguments);
        EXPECT_TRUE((program.out() + program.complaints().join('\n')).contains(pipe)) << joined(arguments);
    }
}

TEST(Program, AnArgumentThatIsNotUtf8IsRefused) {
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QStringLiteral("exec '" BASEKEEPER_PROGRAM "' replay \"$(printf 'a\\377')\"")});
    ASSERT_TRUE(shell.waitForFinished());
    EXPECT_EQ(shell.exitCode(), 2);
    EXPECT_TRUE(shell.readAllStandardError().contains("UTF-8"));
}

TEST(Surroundings, WithoutADisplayOneLineSaysWhatIsMissing) {
    Program nowhere({}, {{"QT_QPA_PLATFORM", "xcb"}, {"DISPLAY", ""}, {"LC_ALL", "C.UTF-8"}});
    EXPECT_EQ(nowhere.status(), 2);
    ASSERT_EQ(nowhere.complaints().size(), 1) << joined(nowhere.complaints());
    EXPECT_TRUE(nowhere.complaints().front().contains("display")) << joined(nowhere.complaints());
    Program spanish({},
                    {{"QT_QPA_PLATFORM", "xcb"}, {"DISPLAY", ":4711"}, {"LC_ALL", "es_ES.UTF-8"}, {"LANGUAGE", ""}});
    EXPECT_EQ(spanish.status(), 2);
    EXPECT_TRUE(joined(spanish.complaints()).find("pantalla") != std::string::npos) << joined(spanish.complaints());
}

/// Qt 6.8 tells in four lines that it takes UTF-8 where the locale is not installed.
QStringList withoutQtsWordOnTheLocale(QStringList complaints) {
    if (!complaints.isEmpty() && complaints.front().startsWith(u"Detected locale"))
        complaints.remove(0, std::min<qsizetype>(4, complaints.size()));
    return complaints;
}

TEST(Surroundings, WithoutAHomeALocaleOrABusEveryScreenIsShown) {
    Program program({"--self-test"}, {{"HOME", ""},
                                      {"XDG_DATA_HOME", ""},
                                      {"XDG_CONFIG_HOME", ""},
                                      {"XDG_RUNTIME_DIR", ""},
                                      {"LC_ALL", "xx_XX.UTF-8"},
                                      {"DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere"}});
    EXPECT_EQ(program.status(), 0);
    EXPECT_EQ(joined(withoutQtsWordOnTheLocale(program.complaints())), "");
}

#ifndef BASEKEEPER_SANITIZED
/// In the smallest window, too. Four times as many dots take minutes to paint under the sanitizers, which find in them
/// what they find in the other tests that show every screen.
TEST(Surroundings, OnTwoScreensOfUnlikeDensityEveryScreenIsShown) {
    const QTemporaryDir folder;
    QFile screens(folder.filePath(QStringLiteral("screens.json")));
    ASSERT_TRUE(screens.open(QIODevice::WriteOnly));
    screens.write(
        R"({"screens": [{"name": "left", "x": 0, "y": 0, "width": 800, "height": 600, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
                                  {"name": "right", "x": 800, "y": 0, "width": 1280, "height": 800, "logicalDpi": 192, "logicalBaseDpi": 96, "dpr": 2}]})");
    screens.close();
    Program program({"--self-test", "--size", "640x360"},
                    {{"QT_QPA_PLATFORM", QStringLiteral("offscreen:configfile=") + screens.fileName()}});
    EXPECT_EQ(program.status(), 0);
    EXPECT_EQ(joined(program.complaints()), "");
}
#endif

TEST(Program, ShowsEveryScreenWithoutAComplaint) {
    Program program({"--self-test"});
    EXPECT_EQ(program.status(), 0);
    EXPECT_EQ(joined(program.complaints()), "");
    EXPECT_EQ(program.out(), QString());
}

/// In every language and form as many: nothing that is shown in one is missing in another.
const QString tourProgram = QStringLiteral(BASEKEEPER_TOUR);
constexpr qsizetype picturesOfATour = 148;

struct TourAs {
    const char* language;
    const char* size;
    const char* pointer = "touch";
    [[nodiscard]] QString name() const {
        return QStringLiteral("%1-%2-%3")
            .arg(QLatin1StringView(language), QLatin1StringView(size), QLatin1StringView(pointer));
    }
    /// What a failed test says of it, in place of its bytes.
    friend void PrintTo(const TourAs& tour, std::ostream* out) { *out << tour.name().toStdString(); }
};

/// Each language once, each form once, by finger and once by mouse, one of them under the sanitizers: `tests/run` does
/// both. With BASEKEEPER_ALL (`tests/run --all`) each in each way.
std::vector<TourAs> toursToPlay() {
    if (qEnvironmentVariableIsSet("BASEKEEPER_ALL")) {
        std::vector<TourAs> all;
        for (const char* size : {"1280x800", "800x1280", "640x360"})
            for (const char* language : {"en", "es", "zh"})
                for (const char* pointer : {"touch", "mouse"}) all.push_back({language, size, pointer});
        return all;
    }
#ifdef BASEKEEPER_SANITIZED
    return {{"en", "1280x800"}};
#else
    return {{"es", "800x1280"}, {"zh", "640x360", "mouse"}};
#endif
}

class Tours : public testing::TestWithParam<TourAs> {};
INSTANTIATE_TEST_SUITE_P(InEveryLanguageAndForm, Tours, testing::ValuesIn(toursToPlay()),
                         [](const auto& tour) { return tour.param.name().replace(u'-', u'_').toStdString(); });

TEST_P(Tours, ArePlayedToTheirEnds) {
    const QTemporaryDir folder;
    const QString tour = folder.filePath(GetParam().name());
    Program program(
        {tour, "--language", GetParam().language, "--size", GetParam().size, "--pointer", GetParam().pointer}, {},
        tourProgram);
    ASSERT_EQ(program.status(), 0) << joined(program.complaints());
    EXPECT_EQ(joined(program.complaints()), "");
    EXPECT_TRUE(program.out().contains("美玲")) << "it tells who won";
    EXPECT_EQ(picturesIn(tour).size(), picturesOfATour);

    Program replay({"replay", "--state", tour + "/game.jsonl"});
    EXPECT_EQ(replay.status(), 0) << joined(replay.complaints());
    const QString lastLine = replay.out().trimmed().section(u'\n', -1);
    const QJsonObject state = QJsonDocument::fromJson(lastLine.toUtf8()).object();
    EXPECT_TRUE(state.value("winner").isDouble()) << lastLine.toStdString();
}

/// The last act on disk may not have been shown any more; all that were shown are there.
TEST(Program, KilledInTheMiddleOfAGameBringsItBack) {
    std::size_t before = 0;
    // Between each two of them somebody acts; from 15 to 20 the book is read.
    for (const qsizetype moment : {14, 22, 26}) {
        SCOPED_TRACE("killed at picture " + std::to_string(moment));
        const QTemporaryDir folder;
        Program program({folder.path(), "--size", "1280x800"}, {}, tourProgram);
        if (!program.goesOnUntil([&] { return picturesIn(folder.path()).size() >= moment; })) {
            const int status = program.status();
            FAIL() << "it ended with " << status << " after " << picturesIn(folder.path()).size()
                   << " pictures: " << joined(program.complaints());
        }
        program.kill();

        SessionController controller(Store::open(folder.filePath("data")));
        ASSERT_TRUE(controller.resume()) << (controller.problem() ? controller.problem()->detail.toStdString() : "");
        EXPECT_GT(controller.play<AllYourBase>().log().size(), before) << "it was further on";
        before = controller.play<AllYourBase>().log().size();
        QFile file(folder.filePath("again.jsonl"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_TRUE(exportSession(file, controller.info(), controller.store()->entries(controller.info().id).value()));
        file.close();
        Program replay({"replay", file.fileName()});
        EXPECT_EQ(replay.status(), 0) << joined(replay.complaints());
        EXPECT_EQ(replay.out().count(u'\n'), static_cast<qsizetype>(before));
    }
}

/// What a command said, line by line.
QList<QJsonObject> answers(const Program& program) {
    QList<QJsonObject> lines;
    for (const QString& line : program.out().split(u'\n', Qt::SkipEmptyParts))
        lines << QJsonDocument::fromJson(line.toUtf8()).object();
    return lines;
}

class Commands : public testing::Test {
protected:
    /// A session file with a chain, of a game that goes on.
    QString sessionFile(const QString& name, std::uint64_t seed = 7) {
        const TemporaryData folder;
        const auto store = Store::open(folder.folder()).value();
        const MadeSession made = randomSession(seed, 30);
        const SessionInfo info = store->importSession(made.session, made.log, made.endedAt).value();
        QFile file(data.path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_TRUE(exportSession(file, info, store->entries(info.id).value()));
        return file.fileName();
    }
    QStringList with(QStringList arguments) const {
        return arguments << "--data" << data.path("store") << "--language"
                         << "en";
    }

    TemporaryData data;
};

TEST_F(Commands, VerifyTellsOfChainAndGame) {
    const QString good = sessionFile("good.jsonl");
    const QByteArray bytes = TemporaryData::read(good);
    Program holds({"verify", good});
    EXPECT_EQ(holds.status(), 0) << joined(holds.complaints());
    EXPECT_EQ(
        answers(holds).value(0),
        (QJsonObject{
            {"ok", true}, {"chain", "holds"}, {"replays", true}, {"lines", static_cast<int>(bytes.count('\n'))}}));

    TemporaryData::write(data.path("changed.jsonl"),
                         QByteArray(bytes).replace("\"rulesVersion\":", "\"rulesVersion\":1"));
    Program changed({"verify", data.path("changed.jsonl")});
    EXPECT_EQ(changed.status(), 1);
    EXPECT_EQ(answers(changed).value(0).value("chain").toString(), "broken");
    EXPECT_EQ(answers(changed).value(0).value("line").toInt(), 2);

    TemporaryData::write(data.path("refused.jsonl"), bytes + "{\"redo\":1000}\n");
    Program refused({"verify", data.path("refused.jsonl")});
    EXPECT_EQ(refused.status(), 1);
    EXPECT_FALSE(answers(refused).value(0).value("message").toString().isEmpty());
    EXPECT_FALSE(answers(refused).value(0).value("replays").toBool(true));

    const QByteArray cut = bytes.first(bytes.lastIndexOf('\n', bytes.size() - 2) + 1);
    TemporaryData::write(data.path("cut.jsonl"), cut);
    Program cutShort({"verify", data.path("cut.jsonl")});
    EXPECT_EQ(cutShort.status(), 1);
    EXPECT_EQ(answers(cutShort).value(0).value("chain").toString(), "cut short");
    EXPECT_EQ(answers(cutShort).value(0).value("line").toInt(), cut.count('\n') + 1);

    const QByteArray header = bytes.first(bytes.indexOf('\n') + 1).replace("\"entries\"", "\"n\"");
    TemporaryData::write(data.path("absent.jsonl"), header);
    Program absent({"verify", data.path("absent.jsonl")});
    EXPECT_EQ(absent.status(), 1);
    EXPECT_EQ(answers(absent).value(0).value("chain").toString(), "absent");
    Program allowed({"verify", "--allow-absent", data.path("absent.jsonl")});
    EXPECT_EQ(allowed.status(), 0);
    EXPECT_TRUE(answers(allowed).value(0).value("ok").toBool());

    TemporaryData::write(data.path("no.jsonl"), bytes + "no\n");
    Program unreadable({"verify", data.path("no.jsonl")});
    EXPECT_EQ(unreadable.status(), 2);
    EXPECT_EQ(unreadable.out(), "");
    ASSERT_EQ(unreadable.complaints().size(), 1);
    EXPECT_TRUE(unreadable.complaints().front().contains(QString::number(bytes.count('\n') + 1)));
    Program missing({"verify", data.path("missing")});
    EXPECT_EQ(missing.status(), 2);
}

TEST_F(Commands, WhatIsTakenInGoesOutByteForByte) {
    const QString one = sessionFile("one.jsonl", 7);
    const QString two = sessionFile("two.jsonl", 8);
    TemporaryData::write(data.path("faulty.jsonl"), "{}\n");
    Program import(with({"import", one, data.path("faulty.jsonl"), two, one}));
    EXPECT_EQ(import.status(), 2) << "one cannot be read";
    const auto told = answers(import);
    ASSERT_EQ(told.size(), 4);
    EXPECT_EQ(told[0].value("result").toString(), "new");
    EXPECT_EQ(told[1].value("result").toString(), "unreadable");
    EXPECT_EQ(told[1].value("line").toInt(), 1);
    EXPECT_EQ(told[2].value("result").toString(), "new");
    EXPECT_EQ(told[3].value("result").toString(), "same");

    const QString id = told[0].value("id").toString();
    Program byId(with({"export", id, data.path("again.jsonl")}));
    EXPECT_EQ(byId.status(), 0) << joined(byId.complaints());
    EXPECT_EQ(TemporaryData::read(data.path("again.jsonl")), TemporaryData::read(one));
    Program last(with({"export", data.path("last.basekeeper")}));
    EXPECT_EQ(last.status(), 0) << joined(last.complaints());
    EXPECT_EQ(TemporaryData::read(data.path("last.basekeeper")), TemporaryData::read(two));
    for (const char* format : {"pdf", "png", "csv", "json"}) {
        Program other(with({"export", id, data.path("x.") + format}));
        EXPECT_EQ(other.status(), 0) << joined(other.complaints());
        EXPECT_GT(TemporaryData::read(data.path("x.") + format).size(), 200);
    }
    Program all(with({"export", "--all", data.path("all")}));
    EXPECT_EQ(all.status(), 0) << joined(all.complaints());
    EXPECT_EQ(answers(all).value(0).value("sessions").toInt(), 2);
    EXPECT_EQ(QDir(data.path("all")).entryList({"*.jsonl"}, QDir::Files).size(), 2);
    Program table(with({"export", "--all", data.path("all.csv")}));
    EXPECT_EQ(table.status(), 0) << joined(table.complaints());
    EXPECT_TRUE(TemporaryData::read(data.path("all.csv")).contains(id.toUtf8()));
}

TEST_F(Commands, ABrokenChainComesInOnlyWhereItIsWanted) {
    const QByteArray bytes = TemporaryData::read(sessionFile("one.jsonl"));
    TemporaryData::write(data.path("broken.jsonl"),
                         QByteArray(bytes).replace("\"rulesVersion\":", "\"rulesVersion\":1"));
    Program refused(with({"import", data.path("broken.jsonl")}));
    EXPECT_EQ(refused.status(), 1);
    EXPECT_EQ(answers(refused).value(0).value("result").toString(), "broken-chain");
    Program none(with({"export", data.path("x.jsonl")}));
    EXPECT_EQ(none.status(), 1) << "nothing was taken in";
    Program wanted(with({"import", "--unverified", data.path("broken.jsonl")}));
    EXPECT_EQ(wanted.status(), 0);
    EXPECT_TRUE(answers(wanted).value(0).value("unverified").toBool());
}

TEST_F(Commands, CheckNamesWhatIsDamagedAndChangesNothing) {
    Program nothing(with({"check"}));
    EXPECT_EQ(nothing.status(), 2);
    EXPECT_EQ(nothing.complaints().size(), 1);
    EXPECT_FALSE(QFile::exists(data.path("store"))) << "nothing is made";

    Program import(with({"import", sessionFile("one.jsonl", 7), sessionFile("two.jsonl", 8)}));
    ASSERT_EQ(import.status(), 0);
    const QStringList ids{answers(import).value(0).value("id").toString(),
                          answers(import).value(1).value("id").toString()};
    Program sound(with({"check"}));
    EXPECT_EQ(sound.status(), 0) << joined(sound.complaints());
    EXPECT_EQ(answers(sound).value(0).value("sessions").toInt(), 2);
    EXPECT_TRUE(answers(sound).value(0).value("ok").toBool());

    const QString database = data.path("store/basekeeper.sqlite");
    QByteArray before = TemporaryData::read(database);
    const qsizetype someAct = before.indexOf("{\"act\":");
    ASSERT_GT(someAct, 0);
    before[someAct + 2] = 'A';
    TemporaryData::write(database, before);
    Program damaged(with({"check"}));
    EXPECT_EQ(damaged.status(), 1);
    const QJsonArray named = answers(damaged).value(0).value("damaged").toArray();
    ASSERT_EQ(named.size(), 1);
    EXPECT_TRUE(ids.contains(named[0].toObject().value("id").toString()));
    EXPECT_GT(named[0].toObject().value("entry").toInt(), 0);
    EXPECT_EQ(TemporaryData::read(database), before);

    TemporaryData::write(database, QByteArray(8192, 'x'));
    Program noDatabase(with({"check"}));
    EXPECT_EQ(noDatabase.status(), 1);
    EXPECT_FALSE(answers(noDatabase).value(0).value("message").toString().isEmpty());
}

TEST_F(Commands, CheckTellsAnothersDatabaseFromANewerAndFromADamagedOne) {
    Program import(with({"import", sessionFile("one.jsonl")}));
    ASSERT_EQ(import.status(), 0);
    const QString database = data.path("store/basekeeper.sqlite");
    const QByteArray ours = TemporaryData::read(database);
    // https://www.sqlite.org/fileformat2.html#the_database_header
    constexpr qsizetype applicationAt = 68;
    constexpr qsizetype versionAt = 60;
    const auto expectTold = [&](const QByteArray& bytes, const char* word) {
        TemporaryData::write(database, bytes);
        Program check(with({"check"}));
        EXPECT_EQ(check.status(), 2);
        ASSERT_EQ(check.complaints().size(), 1) << joined(check.complaints());
        EXPECT_TRUE(check.complaints().front().contains(QLatin1String(word))) << joined(check.complaints());
        EXPECT_EQ(check.out(), "");
        EXPECT_EQ(TemporaryData::read(database), bytes);
    };
    expectTold(QByteArray(ours).replace(applicationAt, 4, "mail"), "another program");
    expectTold(QByteArray(ours).replace(versionAt, 4, QByteArray("\0\0\0\x63", 4)), "newer");
    TemporaryData::write(database, QByteArray(ours).replace(4096, 4096, QByteArray(4096, 'x')));
    Program damaged(with({"check"}));
    EXPECT_EQ(damaged.status(), 1);
    EXPECT_TRUE(answers(damaged).value(0).value("message").toString().contains("damaged"));
}

TEST_F(Commands, AnExportReplacesNothingUnasked) {
    Program import(with({"import", sessionFile("one.jsonl")}));
    ASSERT_EQ(import.status(), 0);
    const QByteArray before = TemporaryData::read(data.path("store/basekeeper.sqlite"));
    Program ontoStore(with({"export", "--force", "--format", "json", data.path("store/basekeeper.sqlite")}));
    EXPECT_EQ(ontoStore.status(), 2);
    EXPECT_EQ(ontoStore.complaints().size(), 1);
    EXPECT_EQ(TemporaryData::read(data.path("store/basekeeper.sqlite")), before);

    TemporaryData::write(data.path("letter.jsonl"), "somebody's");
    Program unasked(with({"export", data.path("letter.jsonl")}));
    EXPECT_EQ(unasked.status(), 2);
    EXPECT_EQ(TemporaryData::read(data.path("letter.jsonl")), "somebody's");
    Program asked(with({"export", "--force", data.path("letter.jsonl")}));
    EXPECT_EQ(asked.status(), 0) << joined(asked.complaints());
    EXPECT_EQ(TemporaryData::read(data.path("letter.jsonl")), TemporaryData::read(data.path("one.jsonl")));
}

/// With what it prints in English; a file of values is fed in its name.
QJsonObject attackAnswer(const QStringList& options, int status) {
    Program program(QStringList{"attack", "--language", "en"} + options);
    EXPECT_EQ(program.status(), status) << joined(options);
    EXPECT_EQ(joined(program.complaints()), "");
    EXPECT_EQ(program.out().count(u'\n'), 1);
    return answers(program).value(0);
}

TEST_F(Commands, AttackSaysWhetherItIsEnough) {
    const QJsonObject just = attackAnswer({"--with", "zig,battlecruiser", "--against", "BattleCruiser"}, 0);
    EXPECT_EQ(just.value("attack").toObject(), (QJsonObject{{"points", 4},
                                                            {"needed", 4},
                                                            {"verdict", "just-enough"},
                                                            {"missing", 0},
                                                            {"surplus", 0},
                                                            {"fewest", QJsonObject{{"battlecruiser", 1}, {"zig", 1}}},
                                                            {"more", QJsonValue()}}));
    EXPECT_TRUE(just.value("ok").toBool());
    EXPECT_EQ(just.value("hold").toObject(), (QJsonObject{{"points", 3},
                                                          {"needed", 4},
                                                          {"verdict", "missing"},
                                                          {"missing", 1},
                                                          {"surplus", 0},
                                                          {"fewest", QJsonValue()},
                                                          {"more", QJsonObject{{"zig", 1}}}}));
    EXPECT_EQ(just.value("change").toObject(), (QJsonObject{{"cards", QJsonObject()}, {"attack", 0}, {"defense", 0}}));
    EXPECT_EQ(just.value("counterattack").toObject().value("attacker").toObject(),
              (QJsonObject{{"cards", QJsonObject{{"battlecruiser", 1}, {"zig", 1}}}, {"attack", 4}, {"defense", 4}}));

    const QJsonObject missing = attackAnswer({"--with", "zig", "--against", "2xdreadnought"}, 1);
    EXPECT_FALSE(missing.value("ok").toBool(true));
    EXPECT_EQ(missing.value("attack").toObject().value("missing").toInt(), 8);
    EXPECT_TRUE(missing.value("attack").toObject().value("fewest").isNull());
    EXPECT_EQ(missing.value("attack").toObject().value("more").toObject(),
              (QJsonObject{{"battlecruiser", 1}, {"zero-wing", 1}}));

    const QJsonObject bare = attackAnswer({"--with", "zero-wing", "--pile", "dreadnought, 2xCREW"}, 0);
    EXPECT_EQ(bare.value("attack").toObject().value("verdict").toString(), "enough");
    EXPECT_EQ(bare.value("change").toObject().value("cards").toObject(), (QJsonObject{{"dreadnought", 1}}));
}

TEST_F(Commands, AttackCountsAKindAsOftenAsItIsNamed) {
    const QJsonObject twice = attackAnswer({"--with", "zig,zig"}, 0);
    EXPECT_EQ(twice, attackAnswer({"--with", "2xzig"}, 0));
    EXPECT_EQ(twice, attackAnswer({"--with", "zig", "--with", " ZIG "}, 0));
    EXPECT_EQ(twice.value("attack").toObject().value("points").toInt(), 2);
    EXPECT_EQ(attackAnswer({"--with", "107xzig", "--against", "crew"}, 0).value("attack").toObject().value("points"),
              107);
}

TEST_F(Commands, AttackTakesThePointsFromAFile) {
    TemporaryData::write(data.path("values.json"), R"({"zig":{"attack":9},"base":{"defense":4}})");
    const QJsonObject own = attackAnswer({"--with", "zig", "--values", data.path("values.json")}, 0);
    EXPECT_EQ(own.value("attack").toObject().value("points").toInt(), 9);
    EXPECT_EQ(own.value("attack").toObject().value("needed").toInt(), 5);
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QStringLiteral("echo '{\"crew\":{\"attack\":7}}' | '" BASEKEEPER_PROGRAM
                                                      "' attack --with crew --values -")});
    ASSERT_TRUE(shell.waitForFinished(longEnough));
    EXPECT_EQ(shell.exitCode(), 0);
    EXPECT_TRUE(shell.readAllStandardOutput().contains(R"("points":7)"));
}

TEST_F(Commands, AttackSaysInOneLineWhatItCannotAnswer) {
    const QString values = data.path("values.json");
    const auto fails = [&](const QStringList& options, const char* says) {
        Program program(QStringList{"attack", "--language", "en"} + options);
        EXPECT_EQ(program.status(), 2) << joined(options);
        EXPECT_EQ(program.out(), "");
        ASSERT_EQ(program.complaints().size(), 1) << joined(program.complaints());
        EXPECT_TRUE(program.complaints().front().contains(says)) << joined(program.complaints());
    };
    const auto failsOn = [&](const QByteArray& content, const char* says) {
        TemporaryData::write(values, content);
        fails({"--with", "zig", "--values", values}, says);
    };
    fails({}, "--with must name");
    fails({"--with", ""}, "--with must name");
    fails({"--with", "zag"}, "“zag”");
    fails({"--with", "zig,,crew"}, "“”");
    fails({"--with", "base"}, "“base”");
    fails({"--with", "zig", "--against", "0xzig"}, "--against cannot be “0xzig”");
    fails({"--with", "zig", "--pile", "-1xzig"}, "--pile cannot be “-1xzig”");
    fails({"--with", "zig zig"}, "“zig zig”");
    fails({"--with", "109xzig"}, "108");
    fails({"--with", "999xzig,999xzig"}, "108");
    fails({"--with", "1000xzig"}, "“1000xzig”");
    fails({"--with", "100xzig", "--against", "9xcrew"}, "108");
    fails({"--with", "zig", "--values", data.path("nowhere")}, "nowhere");
    fails({"--with", "zig", "--values", data.path("")}, "cannot be");
    failsOn("", "empty");
    failsOn("no", "JSON");
    failsOn("[]", "JSON object");
    failsOn("{}", "contains no card values");
    failsOn(R"({"basekeeper":"session"})", "contains no card values");
    failsOn(R"({"zig":{"attack":100}})", "zig.attack");
    failsOn(R"({"zig":3})", "zig");
    failsOn(R"({"crew":{"defense":1}})", "crew.defense");
    failsOn(QByteArray(1024 * 1024 + 1, ' '), "1048576");
    const QString pipe = data.path("pipe");
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    fails({"--with", "zig", "--values", pipe}, "pipe");
}

TEST_F(Commands, AttackSpeaksItsLanguages) {
    for (const char* language : {"es", "zh"}) {
        Program english({"attack", "--with", "zag", "--language", "en"});
        Program other({"attack", "--with", "zag", "--language", language});
        EXPECT_EQ(english.status(), 2);
        EXPECT_EQ(other.status(), 2);
        EXPECT_NE(joined(other.complaints()), joined(english.complaints())) << language;
    }
}

/// The shell sets a limit on the size of files, which stands for a full disk.
TEST_F(Commands, OnAFullDiskEveryExportNamesThePlaceAndTheRoomAndLeavesNoHalfFile) {
    Program import(with({"import", sessionFile("one.jsonl")}));
    ASSERT_EQ(import.status(), 0);
    for (const char* ending : {"jsonl", "csv", "pdf", "png", "json"}) {
        const QString file = data.path(QStringLiteral("out.") + QLatin1String(ending));
        const QStringList shell{"-c", "ulimit -f 1; exec \"$0\" \"$@\"", QStringLiteral(BASEKEEPER_PROGRAM)};
        Program limited(shell + with({"export", file}), {}, "/bin/sh");
        EXPECT_EQ(limited.status(), 2) << ending;
        ASSERT_EQ(limited.complaints().size(), 1) << joined(limited.complaints());
        EXPECT_TRUE(limited.complaints().front().contains(file + ": it needs ")) << joined(limited.complaints());
    }
    EXPECT_EQ(QDir(data.folder()).entryList({"*out*"}, QDir::Files | QDir::Hidden), QStringList());
}

TEST_F(Commands, SayInOneLineWhatCannotBeDone) {
    const QString one = sessionFile("one.jsonl");
    Program import(with({"import", one}));
    EXPECT_EQ(import.status(), 0);
    const auto fails = [&](const QStringList& arguments, int status) {
        Program program(arguments);
        EXPECT_EQ(program.status(), status) << joined(arguments);
        EXPECT_EQ(program.complaints().size(), 1) << joined(program.complaints());
    };
    fails(with({"export", "nobody", data.path("x.jsonl")}), 1);
    fails(with({"export", data.path("x.doc")}), 2);
    fails(with({"export", data.path("no/folder/x.csv")}), 2);
    fails(with({"export", "--all", "id", "x"}), 2);
    fails(with({"export", "--format", "doc", "x"}), 2);
    fails(with({"export"}), 2);
    fails(with({"import"}), 2);
    const auto open = Store::open(data.path("store"));
    ASSERT_TRUE(open.has_value());
    fails(with({"export", data.path("x.jsonl")}), 2);
    fails(with({"import", one}), 2);
}

TEST(Tour, SaysInOneLineWhatItDoesNotUnderstand) {
    for (const QStringList& arguments :
         {QStringList{}, {"a", "b"}, {""}, {"--pointer", "nose", "a"}, {"--size", "big", "a"}, {"--dance", "a"}}) {
        Program program(arguments, {}, tourProgram);
        EXPECT_EQ(program.status(), 2) << joined(arguments);
        EXPECT_EQ(program.complaints().size(), 1) << joined(program.complaints());
    }
}

TEST(Tour, SaysWhereItCannotBeWritten) {
    const TemporaryData data;
    TemporaryData::write(data.path("file"), "not a folder");
    Program program({data.path("file") + "/tour"}, {}, tourProgram);
    EXPECT_EQ(program.status(), 1);
    ASSERT_EQ(program.complaints().size(), 1);
    EXPECT_TRUE(program.complaints().front().contains(data.path("file") + "/tour")) << joined(program.complaints());
}

}  // namespace
