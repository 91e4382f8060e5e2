// SPDX-License-Identifier: GPL-3.0-or-later

// Sessions out of the app and into it, by touch.
#include "db/session_file/session_export.h"
#include "tests/qml/every_size.h"
#include "tests/support/empty_home.h"
#include "tests/support/made_session.h"

#include <QBuffer>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// A desktop that notes what it is to open.
class Desktop : public QObject {
    Q_OBJECT

public:
    Desktop() { QDesktopServices::setUrlHandler("file", this, "open"); }
    ~Desktop() override { QDesktopServices::unsetUrlHandler("file"); }
    Q_INVOKABLE void open(const QUrl& url) { opened = url; }
    QUrl opened;
};

class TransferSheetTest : public InEachLanguage {
protected:
    void TearDown() override { m_sheet.reset(); }

    /// One of the sheets over the start screen, with properties beside its model.
    void open(const QString& name, const QString& properties = {}) {
        const QString source = QStringLiteral(
            "import QtQuick\nimport Basekeeper.App\nimport Basekeeper.History\n"
            "Item { id: root; required property TransferModel transfer; required property Settings settings; anchors.fill: parent\n"
            "%1 { id: sheet; transfer: root.transfer; settings: root.settings; %2 } Component.onCompleted: sheet.open() }");
        QQmlEngine* engine = qmlEngine(&screens.window());
        ASSERT_NE(engine, nullptr);
        QQmlComponent component(engine);
        component.setData(source.arg(name, properties).toUtf8(), {});
        auto* item = qobject_cast<QQuickItem*>(
            component.createWithInitialProperties({{"transfer", QVariant::fromValue(&transfer)},
                                                   {"settings", QVariant::fromValue(screens.app().model().settings())},
                                                   {"parent", QVariant::fromValue(screens.window().contentItem())}}));
        ASSERT_NE(item, nullptr) << component.errorString().toStdString();
        m_sheet.reset(item);
        screens.settle();
    }
    void look(const char* place) { expectNoFaultsInEverySize(screens, place, language()); }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }

    /// A tap on the Documents, and all is written.
    void saveToDocuments() {
        touch("save-place-document");
        EXPECT_TRUE(screens.finger().waitUntilGone("save-place-document"));
        EXPECT_TRUE(screens.finger().waitUntil([&] { return !transfer.isBusy(); }, "all was written"));
    }
    /// The file of that number in the Documents, the newest of them is 0.
    void openFromDocuments(int line) {
        touch("open-place-document");
        touch(QStringLiteral("open-line-%1").arg(line));
        EXPECT_TRUE(screens.finger().waitUntilGone("open-place-document"));
        EXPECT_TRUE(screens.finger().waitUntil([&] { return !transfer.isBusy(); }, "the file was looked at"));
    }
    [[nodiscard]] QByteArray document(const QString& ending) const {
        for (const QString& name : home.documents())
            if (name.endsWith(ending)) return TemporaryData::read(home.path("Documents/" + name));
        ADD_FAILURE() << "no " << ending.toStdString();
        return {};
    }

    /// A session that is there.
    SessionInfo played(std::uint64_t seed = 7) {
        const MadeSession made = randomSession(seed, 40);
        return store.importSession(made.session, made.log, made.endedAt).value();
    }
    QByteArray exported(const SessionInfo& info) {
        QBuffer buffer;
        EXPECT_TRUE(buffer.open(QIODevice::WriteOnly));
        EXPECT_TRUE(exportSession(buffer, info, store.entries(info.id).value()));
        return buffer.data();
    }
    EmptyHome home;
    mutable Screens screens{language()};
    TransferModel& transfer = *screens.app().model().transfer();
    Store& store = *screens.app().controller().store();

private:
    std::unique_ptr<QQuickItem> m_sheet;
};

INSTANTIATE_TEST_SUITE_P(, TransferSheetTest, inOneLanguage("en"), languageName);

/// What could be cut or overlap, by the length of words.
class TransferLayout : public TransferSheetTest {};

INSTANTIATE_TEST_SUITE_P(, TransferLayout, inAllLanguages(), languageName);

TEST_P(TransferSheetTest, AGameGoesOutInEveryForm) {
    const SessionInfo info = played();
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(info.id));
    for (const char* format : {"jsonl", "png", "pdf", "csv", "json"}) {
        touch(QStringLiteral("export-") + format);
        saveToDocuments();
        ASSERT_TRUE(screens.finger().waitFor("export-note"));
        EXPECT_TRUE(screens.textsOf("export-note").contains(home.path("Documents")));
    }
    EXPECT_EQ(document("jsonl"), exported(info));
    EXPECT_TRUE(document("pdf").startsWith("%PDF-"));
    EXPECT_EQ(QImage::fromData(document("png"), "PNG").size(), QSize(1080, 1350));
    EXPECT_TRUE(document("csv").startsWith("number,at,turn,"));
    EXPECT_TRUE(document("json").contains(info.id.toUtf8()));
    touch("export-link");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
    touch("export-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("export-jsonl"));
}

/// The second time, too: Qt takes a tap on a field for one beside the sheet, where a finger closed that sheet before.
TEST_P(TransferSheetTest, AFileGetsTheNameThatWasGiven) {
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    touch("save-file-name");
    EXPECT_TRUE(screens.finger().type("Friday night"));
    saveToDocuments();
    touch("export-csv");
    touch("save-file-name");
    EXPECT_TRUE(screens.finger().type("Friday night"));
    saveToDocuments();
    EXPECT_EQ(home.documents(), (QStringList{"Friday night (2).csv", "Friday night.csv"}));
}

TEST_P(TransferSheetTest, WhatWasWrittenIsShownByTheDesktop) {
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    saveToDocuments();
    const Desktop desktop;
    touch("export-note-folder");
    EXPECT_EQ(desktop.opened, QUrl::fromLocalFile(home.path("Documents")));
    touch("export-note-open");
    EXPECT_EQ(desktop.opened.toLocalFile(), home.path("Documents/" + home.documents().constFirst()));
}

TEST_P(TransferSheetTest, APlaceThatCannotBeUsedIsToldAndAnotherTaken) {
    TemporaryData::write(home.path("Documents"), "a file is in the way");
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    touch("save-place-document");
    ASSERT_TRUE(screens.finger().waitFor("save-file-problem"));
    EXPECT_TRUE(screens.textsOf("save-file-problem").contains("~/Documents"));
    touch("save-place-download");
    EXPECT_TRUE(screens.finger().waitFor("export-note"));
    EXPECT_EQ(QDir(home.path("Downloads")).entryList({"*.csv"}).size(), 1);
}

TEST_P(TransferSheetTest, AFileThatCannotBeWrittenIsToldOnTheScreen) {
    const SessionInfo info = played();
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(info.id));
    EXPECT_FALSE(transfer.exportSession(info.id, "csv", QUrl::fromLocalFile(home.path("no/such/folder/out.csv"))));
    ASSERT_TRUE(screens.finger().waitFor("export-note"));
    EXPECT_TRUE(screens.textsOf("export-note").contains("no/such/folder/out.csv"));
    touch("export-note-dismiss");
    EXPECT_TRUE(screens.finger().waitUntilGone("export-note"));
}

TEST_P(TransferSheetTest, AFolderThatHasGoneIsTold) {
    const QString gone = home.path("club");
    ASSERT_TRUE(QDir().mkpath(gone));
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    touch("save-elsewhere");
    touch("folder-0");
    ASSERT_TRUE(QDir(gone).removeRecursively());
    TemporaryData::write(gone, "a file is in the way");
    touch("save-here");
    ASSERT_TRUE(screens.finger().waitFor("save-file-problem"));
    EXPECT_TRUE(screens.textsOf("save-file-problem").contains("~/club"));
}

TEST_P(TransferSheetTest, AnyOtherFolderIsGoneToByTaps) {
    ASSERT_TRUE(QDir().mkpath(home.path("club/evenings")));
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    touch("save-elsewhere");
    EXPECT_TRUE(screens.finger().waitUntilGone("save-place-document"));
    touch("folder-0");
    touch("folder-above");
    touch("folder-0");
    touch("folder-0");
    touch("save-here");
    ASSERT_TRUE(screens.finger().waitFor("export-note"));
    EXPECT_EQ(QDir(home.path("club/evenings")).entryList({"*.csv"}).size(), 1);
    touch("export-note-dismiss");
    touch("export-csv");
    EXPECT_TRUE(screens.finger().waitFor("save-place-clock")) << "it is offered from now on";
}

TEST_P(TransferSheetTest, AFileIsTakenFromAnyOtherFolder) {
    const SessionInfo info = played();
    ASSERT_TRUE(QDir().mkpath(home.path("club")));
    TemporaryData::write(home.path("club/game.jsonl"), exported(info));
    ASSERT_TRUE(store.deleteSession(info.id, QDateTime::currentDateTimeUtc()).has_value());
    open("ImportSheet");
    touch("import-choose");
    touch("open-elsewhere");
    touch("folder-0");
    ASSERT_TRUE(screens.finger().waitFor("open-line-0"));
    EXPECT_TRUE(screens.textsOf("open-line-0").contains("kB")) << "how large it is";
    touch("open-line-0");
    ASSERT_TRUE(screens.finger().waitFor("import-line-0"));
    touch("import-take-in");
    EXPECT_TRUE(screens.finger().waitFor("import-note"));
    EXPECT_TRUE(store.session(info.id).value().has_value());
}

TEST_P(TransferSheetTest, AllGamesGoOutAndComeBackByOneTapEach) {
    const SessionInfo one = played(1);
    const SessionInfo two = played(2);
    open("ExportSheet");
    touch("export-jsonl");
    saveToDocuments();
    touch("export-csv");
    saveToDocuments();
    EXPECT_EQ(document("csv").count("\r\n"), 3);
    touch("export-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("export-csv"));
    ASSERT_TRUE(store.deleteSession(two.id, QDateTime::currentDateTimeUtc()).has_value());
    open("ImportSheet");
    touch("import-choose");
    touch("open-all");
    EXPECT_TRUE(screens.finger().waitFor("import-line-1"));
    EXPECT_EQ(transfer.wanted(), 1) << "the other is here";
    touch("import-take-in");
    EXPECT_TRUE(screens.finger().waitFor("import-note"));
    EXPECT_TRUE(store.session(two.id).value().has_value());
    EXPECT_EQ(store.sessions().value().size(), 2u) << "none is doubled";
    EXPECT_EQ(transfer.wanted(), 0);
    EXPECT_EQ(one.id, store.session(one.id).value()->id);
}

TEST_P(TransferSheetTest, AFaultyFileIsToldWithItsLineAndChangesNothing) {
    home.document(
        "faulty.jsonl",
        "{\"format\":\"basekeeper-session\",\"version\":1,\"game\":\"all-your-base\",\"setup\":{\"seats\":[{\"name\":\"A\"},{\"name\":\"B\"}]}}\n"
        "{\"act\":\"play-base\"}\n{\"act\":\"play-base\"}\n");
    open("ImportSheet");
    touch("import-choose");
    openFromDocuments(0);
    ASSERT_TRUE(screens.finger().waitFor("import-line-0"));
    EXPECT_TRUE(screens.textsOf("import-line-0").contains("faulty.jsonl"));
    EXPECT_TRUE(screens.textsOf("import-line-0").contains(u'3')) << "the line";
    EXPECT_EQ(hasChinese(screens.textsOf("import-line-0")), language() == "zh");
    EXPECT_FALSE(screens.finger().find("import-take-in")->property("available").toBool());
    EXPECT_TRUE(store.sessions().value().empty());
}

TEST_P(TransferSheetTest, ABrokenChainIsAskedAbout) {
    const SessionInfo info = played();
    const QByteArray changed =
        exported(info).replace("\"seq\":3}", "\"seq\":4}").replace("\"rulesVersion\":", "\"rulesVersion\":1");
    ASSERT_TRUE(store.deleteSession(info.id, QDateTime::currentDateTimeUtc()).has_value());
    home.document("changed.jsonl", changed);
    open("ImportSheet");
    touch("import-choose");
    openFromDocuments(0);
    ASSERT_TRUE(screens.finger().waitFor("import-line-0-unverified"));
    EXPECT_EQ(transfer.wanted(), 0);
    touch("import-line-0-unverified");
    EXPECT_EQ(transfer.wanted(), 1);
    touch("import-take-in");
    EXPECT_TRUE(screens.finger().waitFor("import-note"));
    EXPECT_TRUE(store.session(info.id).value().value().unverified);
}

TEST_P(TransferSheetTest, APlaceWithoutSessionFilesSaysWhatTheirNamesEndIn) {
    home.document("picture.png", "1");
    open("ImportSheet");
    touch("import-choose");
    touch("open-place-document");
    EXPECT_EQ(screens.finger().find("open-line-0"), nullptr);
    EXPECT_TRUE(screens.textsOf("open-none").contains(".jsonl"));
}

TEST_P(TransferLayout, OfThePlaces) {
    home.document("one.jsonl", "{}\n");
    home.document("two.jsonl", "{}\n");
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    ASSERT_TRUE(screens.finger().waitFor("save-place-document"));
    look("save");
    touch("save-elsewhere");
    look("save-elsewhere");
    touch("save-file-close");
    touch("export-close");
    open("ImportSheet");
    touch("import-choose");
    ASSERT_TRUE(screens.finger().waitFor("open-line-1"));
    look("open");
    touch("open-elsewhere");
    look("open-elsewhere");
}

TEST_P(TransferLayout, FitsASmallScreen) {
    home.document("no.jsonl", "{}\n");
    screens.resize(phone);
    open("ImportSheet");
    touch("import-choose");
    openFromDocuments(0);
    ASSERT_TRUE(screens.finger().waitFor("import-line-0")) << "the list comes with the first file";
    screens.settle();
    const QQuickItem* list = screens.finger().find("import-list");
    ASSERT_NE(list, nullptr);
    EXPECT_GT(list->height(), 200);
    const QQuickItem* take = screens.finger().find("import-take-in");
    EXPECT_LE(take->mapToScene({0, take->height()}).y(), screens.window().height());
}

}  // namespace

#include "transfer_sheet_test.moc"
