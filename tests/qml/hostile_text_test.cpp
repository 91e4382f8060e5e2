// SPDX-License-Identifier: GPL-3.0-or-later

// What a name out of a file might ask of the screens: pictures from the network or the disk, markup, other screens.
#include "app/only_resources.h"
#include "tests/qml/screens.h"

#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTcpServer>
#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// A server that counts who asks it.
class HostileText : public testing::Test {
protected:
    HostileText() {
        EXPECT_TRUE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] { ++asked; });
    }
    [[nodiscard]] QString address() const { return QStringLiteral("http://127.0.0.1:%1").arg(m_server.serverPort()); }

    int asked = 0;

private:
    QTcpServer m_server;
};

/// An engine for nothing but this.
class OnlyResourcesTest : public HostileText {
protected:
    OnlyResourcesTest() { loadOnlyResources(engine); }
    /// Whether the picture of that address is refused.
    [[nodiscard]] bool refuses(const QString& source) {
        QQmlComponent component(&engine);
        component.setData(QStringLiteral("import QtQuick\nImage { source: \"%1\" }").arg(source).toUtf8(), {});
        const std::unique_ptr<QObject> image(component.create());
        constexpr int ready = 1, loading = 2;  // Image.Ready, Image.Loading
        const auto status = [&] { return image->property("status").toInt(); };
        return QTest::qWaitFor([&] { return status() != loading; }) && status() != ready;
    }

    TemporaryData files;
    QQmlEngine engine;
};

TEST_F(OnlyResourcesTest, NothingIsAskedOfTheNetwork) {
    EXPECT_TRUE(refuses(address() + "/picture.png"));
    EXPECT_EQ(asked, 0);
    QNetworkAccessManager* manager = engine.networkAccessManager();
    const std::unique_ptr<QNetworkReply> reply(manager->get(QNetworkRequest(QUrl(address()))));
    EXPECT_TRUE(QTest::qWaitFor([&] { return reply->isFinished(); }));
    EXPECT_EQ(reply->error(), QNetworkReply::ContentAccessDenied);
    EXPECT_EQ(asked, 0);
}

TEST_F(OnlyResourcesTest, NoFileOfTheDiskIsShown) {
    QImage picture(64, 64, QImage::Format_RGB32);
    picture.fill(Qt::magenta);
    const QString path = files.folder() + "/picture.png";
    ASSERT_TRUE(picture.save(path));
    EXPECT_TRUE(refuses("file://" + path));
    EXPECT_TRUE(refuses("data:image/png;base64,iVBORw0KGgo="));
    EXPECT_FALSE(refuses("qrc:/qt/qml/Basekeeper/Controls/icons/alert.svg"));
}

TEST_F(OnlyResourcesTest, NoScreenOfTheDiskIsLoaded) {
    const QString path = files.folder() + "/Outside.qml";
    TemporaryData::write(path, "import QtQuick\nItem { }\n");
    EXPECT_FALSE(QQmlComponent(&engine, QUrl::fromLocalFile(path)).isReady());
}

TEST_F(HostileText, IsShownAsItStands) {
    const QString name = QStringLiteral("<img src='%1'>").arg(address());
    const QString bold = QStringLiteral("<b>Bo</b>");
    Screens screens;
    EXPECT_NE(qmlEngine(&screens.window())->networkAccessManagerFactory(), nullptr);
    screens.openTable(all_your_base::Setup{{{name.toStdString(), "en"}, {bold.toStdString(), "es"}}, 0, {}, {}});
    EXPECT_TRUE(screens.textsOf("table").contains(name));
    EXPECT_TRUE(screens.textsOf("table").contains(bold));
    EXPECT_EQ(asked, 0);
}

}  // namespace
