// SPDX-License-Identifier: GPL-3.0-or-later

// Sessions out of the app and into it, by touch.
#include "db/session_export.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"
#include "tests/support/made_session.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class TransferSheetTest : public InEachLanguage {
protected:
    void TearDown() override { m_sheet.reset(); }

    /// One of the sheets over the start screen, with properties beside its model.
    void open(const QString& name, const QString& properties = {}) {
        const QString source = QStringLiteral("import QtQuick\nimport Basekeeper.App\nimport Basekeeper.History\n"
                                              "Item { id: root; required property TransferModel transfer; anchors.fill: parent\n"
                                              "%1 { id: sheet; transfer: root.transfer; %2 } Component.onCompleted: sheet.open() }");
        QQmlEngine* engine = qmlEngine(&screens.window());
        ASSERT_NE(engine, nullptr);
        QQmlComponent component(engine);
        component.setData(source.arg(name, properties).toUtf8(), {});
        auto* item = qobject_cast<QQuickItem*>(component.createWithInitialProperties(
            {{"transfer", QVariant::fromValue(&transfer)}, {"parent", QVariant::fromValue(screens.window().contentItem())}}));
        ASSERT_NE(item, nullptr) << component.errorString().toStdString();
        m_sheet.reset(item);
        screens.settle();
    }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }

    /// The dialog over the screen: Qt's own, for no platform is there that has one.
    [[nodiscard]] QObject* dialog(const char* type) {
        for (const QQuickItem* layer : screens.window().contentItem()->childItems())
            for (const QQuickItem* item : layer->childItems())
                if (QObject* popup = item->parent(); popup != nullptr && popup->inherits(type) && popup->property("opened").toBool()) return popup;
        return nullptr;
    }
    /// Chooses as if by hand: how the dialog is handled is Qt's matter.
    void choose(const QString& path, const char* type = "QQuickFileDialogImpl", const char* property = "selectedFile") {
        ASSERT_TRUE(screens.finger().waitUntil([&] { return dialog(type) != nullptr; }, "the dialog was open"));
        QObject* open = dialog(type);
        screens.settle();
        EXPECT_TRUE(open->setProperty(property, QUrl::fromLocalFile(path)));
        EXPECT_TRUE(QMetaObject::invokeMethod(open, "accept"));
        EXPECT_TRUE(screens.finger().waitUntil([&] { return dialog(type) == nullptr && !transfer.isBusy(); }, "the dialog was closed"));
        screens.settle();
    }
    void chooseFolder(const QString& path) { choose(path, "QQuickFolderDialogImpl", "selectedFolder"); }

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
    QString file(const QString& name, const QByteArray& bytes) {
        TemporaryData::write(files.path(name), bytes);
        return files.path(name);
    }

    TemporaryData files;
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
    for (const char* format : {"jsonl", "pdf", "csv", "json"}) {
        touch(QStringLiteral("export-") + format);
        choose(files.path(QStringLiteral("out.") + format));
        EXPECT_TRUE(screens.finger().waitFor("export-note"));
        EXPECT_TRUE(screens.textsOf("export-note").contains(files.path(QStringLiteral("out.") + format)));
    }
    EXPECT_EQ(TemporaryData::read(files.path("out.jsonl")), exported(info));
    EXPECT_TRUE(TemporaryData::read(files.path("out.pdf")).startsWith("%PDF-"));
    EXPECT_TRUE(TemporaryData::read(files.path("out.csv")).startsWith("number,at,turn,"));
    EXPECT_TRUE(TemporaryData::read(files.path("out.json")).contains(info.id.toUtf8()));
    touch("export-link");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
    touch("export-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("export-jsonl"));
}

TEST_P(TransferSheetTest, AFileThatCannotBeWrittenIsToldOnTheScreen) {
    open("ExportSheet", QStringLiteral("sessionId: \"%1\"").arg(played().id));
    touch("export-csv");
    choose(files.path("no/such/folder/out.csv"));
    ASSERT_TRUE(screens.finger().waitFor("export-note"));
    EXPECT_TRUE(screens.textsOf("export-note").contains("no/such/folder/out.csv"));
    touch("export-note-dismiss");
    EXPECT_TRUE(screens.finger().waitUntilGone("export-note"));
}

TEST_P(TransferSheetTest, AllGamesGoOutAndComeBackByOneTapEach) {
    const SessionInfo one = played(1);
    const SessionInfo two = played(2);
    open("ExportSheet");
    touch("export-jsonl");
    chooseFolder(files.folder());
    touch("export-csv");
    choose(files.path("all.csv"));
    EXPECT_EQ(TemporaryData::read(files.path("all.csv")).count("\r\n"), 3);
    touch("export-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("export-csv"));
    ASSERT_TRUE(store.deleteSession(two.id, QDateTime::currentDateTimeUtc()).has_value());
    open("ImportSheet");
    touch("import-folder");
    chooseFolder(files.folder());
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
    open("ImportSheet");
    touch("import-file");
    choose(file("faulty.jsonl", "{\"format\":\"basekeeper-session\",\"version\":1,\"game\":\"all-your-base\",\"setup\":{\"seats\":[{\"name\":\"A\"},{\"name\":\"B\"}]}}\n"
                                "{\"act\":\"play-base\"}\n{\"act\":\"play-base\"}\n"));
    ASSERT_TRUE(screens.finger().waitFor("import-line-0"));
    EXPECT_TRUE(screens.textsOf("import-line-0").contains("faulty.jsonl"));
    EXPECT_TRUE(screens.textsOf("import-line-0").contains(u'3')) << "the line";
    EXPECT_EQ(hasChinese(screens.textsOf("import-line-0")), language() == "zh");
    EXPECT_FALSE(screens.finger().find("import-take-in")->property("available").toBool());
    EXPECT_TRUE(store.sessions().value().empty());
}

TEST_P(TransferSheetTest, ABrokenChainIsAskedAbout) {
    const SessionInfo info = played();
    const QByteArray changed = exported(info).replace("\"seq\":3}", "\"seq\":4}").replace("\"title\":\"", "\"title\":\"x");
    ASSERT_TRUE(store.deleteSession(info.id, QDateTime::currentDateTimeUtc()).has_value());
    open("ImportSheet");
    touch("import-file");
    choose(file("changed.jsonl", changed));
    ASSERT_TRUE(screens.finger().waitFor("import-line-0-unverified"));
    EXPECT_EQ(transfer.wanted(), 0);
    touch("import-line-0-unverified");
    EXPECT_EQ(transfer.wanted(), 1);
    touch("import-take-in");
    EXPECT_TRUE(screens.finger().waitFor("import-note"));
    EXPECT_TRUE(store.session(info.id).value().value().unverified);
}

TEST_P(TransferSheetTest, WhatIsNoFolderOfSessionsIsTold) {
    open("ImportSheet");
    touch("import-folder");
    chooseFolder(files.folder());
    EXPECT_TRUE(screens.finger().waitFor("import-note"));
    EXPECT_TRUE(screens.textsOf("import-note").contains(".jsonl"));
}

TEST_P(TransferLayout, FitsASmallScreen) {
    screens.resize(phone);
    open("ImportSheet");
    touch("import-file");
    choose(file("no.jsonl", "{}\n"));
    const QQuickItem* list = screens.finger().find("import-list");
    ASSERT_NE(list, nullptr);
    EXPECT_GT(list->height(), 200);
    const QQuickItem* take = screens.finger().find("import-take-in");
    EXPECT_LE(take->mapToScene({0, take->height()}).y(), screens.window().height());
}

}  // namespace
